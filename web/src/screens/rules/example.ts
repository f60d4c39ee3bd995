// The worked example of scoring: three players, side A.

export interface Scored {
  readonly name: "ana" | "leo" | "mia";
  readonly seat: number;
  readonly hand: readonly string[];
  readonly rank: "flush" | "three-of-a-kind" | "pair";
  readonly predicts: "ana" | "leo" | "mia";
  readonly best: boolean;
  readonly pot: number;
  readonly worth: number;
  readonly runeCards: number;
}

export const POT = 7;
export const STAYS = 1;
export const EXAMPLE: readonly Scored[] = [
  { name: "ana", seat: 0, hand: ["KS", "JS", "8S", "5S", "3S"], rank: "flush", predicts: "ana", best: true, pot: 3, worth: 5, runeCards: 0 },
  { name: "leo", seat: 1, hand: ["7C", "7M", "7T", "QS", "2M"], rank: "three-of-a-kind", predicts: "leo", best: false, pot: 0, worth: 3, runeCards: 0 },
  { name: "mia", seat: 2, hand: ["10C", "10T", "6M", "4C", "R1"], rank: "pair", predicts: "ana", best: false, pot: 3, worth: 1, runeCards: 2 },
];
