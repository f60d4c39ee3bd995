// Which picture a token such as "7C", "10M", "JT" or "R1" has.

export type SuitLetter = "C" | "M" | "S" | "T";
export type Ornament = "plain" | "rays" | "moons" | "rosette" | "halo";

export interface SuitFace {
  readonly kind: "suit";
  readonly value: string;
  readonly suit: SuitLetter;
  readonly ornament: Ornament;
}

export interface RuneFace {
  readonly kind: "rune";
  readonly sign: 1 | 2;
}

export type Face = SuitFace | RuneFace;

const SUIT_CARD = /^([2-9]|10|[JQKA])([CMST])$/;
const ORNAMENTS: Readonly<Record<string, Ornament>> = { J: "rays", Q: "moons", K: "rosette", A: "halo" };

/** The face of a token; null if it is not a card, which is then drawn face down. */
export function faceOf(card: string): Face | null {
  if (card === "R1") return { kind: "rune", sign: 1 };
  if (card === "R2") return { kind: "rune", sign: 2 };
  const [, value, suit] = SUIT_CARD.exec(card) ?? [];
  if (value === undefined || suit === undefined) return null;
  return { kind: "suit", value, suit: suit as SuitLetter, ornament: ORNAMENTS[value] ?? "plain" };
}

const EFFECTS = [
  "take", "exchange", "draw", "rune", "hypnosis", "eye",
  "reveal-1", "reveal-2", "reveal-3", "reveal-4", "reveal-5", "reveal-6", "reveal-7",
] as const;
export type EffectPicture = (typeof EFFECTS)[number];

/** The picture of an effect. Sheets write "reveal 3", actions on the wire "reveal_3". */
export function effectPicture(name: string): EffectPicture | null {
  const plain = name.replace(/[ _]/, "-");
  return EFFECTS.find((effect) => effect === plain) ?? null;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const COLUMN = { x: 16.6, top: 51.5, bottom: 132, most: 23 };

/** The positions of the effects on the left edge of a card, from top to bottom, in the card's units (100 by 140). */
export function effectPlaces(count: number): readonly Place[] {
  const step = Math.min(COLUMN.most, (COLUMN.bottom - COLUMN.top) / Math.max(count, 1));
  const size = step - 1;
  return Array.from({ length: count }, (_, index) => ({
    x: COLUMN.x - size / 2,
    y: COLUMN.top + step * index,
    size,
  }));
}
