// The ranks as the player aid shows them, with example hands. Only the server ranks real hands.

export type Side = "A" | "B";

export const RANK_NAMES = [
  "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind", "two-pairs", "pair", "nothing",
] as const;
export type RankName = (typeof RANK_NAMES)[number];

export interface RankRow {
  readonly name: RankName;
  /** The points of this rank on each side. */
  readonly runes: Readonly<Record<Side, number>>;
  /** An example hand; the cards that form the rank come first. */
  readonly example: readonly string[];
  /** How many cards form the rank. */
  readonly group: number;
}

const ROWS: readonly RankRow[] = [
  { name: "straight-flush", runes: { A: 10, B: 10 }, example: ["9T", "8T", "7T", "6T", "5T"], group: 5 },
  { name: "four-of-a-kind", runes: { A: 7, B: 7 }, example: ["QC", "QM", "QS", "QT", "3M"], group: 4 },
  { name: "full-house", runes: { A: 6, B: 4 }, example: ["10M", "10S", "10T", "4C", "4S"], group: 5 },
  { name: "flush", runes: { A: 5, B: 5 }, example: ["KS", "JS", "8S", "5S", "3S"], group: 5 },
  { name: "straight", runes: { A: 4, B: 6 }, example: ["8M", "7C", "6T", "5S", "4C"], group: 5 },
  { name: "three-of-a-kind", runes: { A: 3, B: 3 }, example: ["7C", "7M", "7T", "KS", "2M"], group: 3 },
  { name: "two-pairs", runes: { A: 2, B: 2 }, example: ["JS", "JT", "5C", "5M", "9T"], group: 4 },
  { name: "pair", runes: { A: 1, B: 1 }, example: ["AC", "AT", "10S", "6M", "2T"], group: 2 },
  { name: "nothing", runes: { A: 0, B: 0 }, example: ["KM", "9C", "7T", "4S", "2C"], group: 5 },
];

/** An example of a straight with a low Ace. */
export const WHEEL: readonly string[] = ["5M", "4C", "3S", "2T", "AM"];

/** The ranks of a side, best first. */
export function ranksOf(side: Side): readonly RankRow[] {
  return ROWS.toSorted((one, other) => other.runes[side] - one.runes[side]);
}

/** Find a rank by its name on the wire ("two pairs"); message keys have "two-pairs". */
export function rankName(name: string): RankName | null {
  const plain = name.replaceAll(" ", "-");
  return RANK_NAMES.find((known) => known === plain) ?? null;
}

/** What a rank scores on side B and on side A, if side B is played and changes it. */
export function changedBySide(name: string, side: Side): Readonly<Record<Side, number>> | null {
  const runes = ROWS.find((row) => row.name === rankName(name))?.runes;
  return side === "B" && runes && runes.A !== runes.B ? runes : null;
}
