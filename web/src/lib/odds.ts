// How likely a dealt hand is.

/** How many of the hands of five cards have each rank, by its name: a pack of 52 cards and 2 Rune cards (8.5). */
export const HANDS_OF_RANK: Readonly<Record<string, number>> = {
  "straight flush": 40,
  "four of a kind": 650,
  "full house": 3_744,
  flush: 5_108,
  straight: 10_200,
  "three of a kind": 59_956,
  "two pairs": 129_168,
  pair: 1_266_720,
  nothing: 1_686_924,
};
const ALL = Object.values(HANDS_OF_RANK).reduce((sum, hands) => sum + hands, 0);

/** The ranks from the most common one to the rarest. */
export const COMMON_FIRST: readonly string[] = Object.keys(HANDS_OF_RANK).toReversed();

/** The probability that one deal has a rank that is rarer than this one. */
function rarer(rank: string): number {
  const above = COMMON_FIRST.slice(COMMON_FIRST.indexOf(rank) + 1);
  return above.reduce((sum, name) => sum + (HANDS_OF_RANK[name] ?? 0), 0) / ALL;
}

/** The probability that at least one of some deals has this rank or a rarer one. */
export function atLeastOnce(rank: string, deals: number): number {
  return 1 - (1 - rarer(rank) - (HANDS_OF_RANK[rank] ?? 0) / ALL) ** deals;
}
