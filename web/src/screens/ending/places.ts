// The order of the players at the end of a game.

import type { Result } from "$lib/wire";

/** The seats from the first place to the last: the winner, then by runes. */
export function placesOf({ winner, runes }: Result): number[] {
  const first = (seat: number): number => (seat === winner ? 1 : 0);
  return runes.map((_, seat) => seat).sort((one, other) => first(other) - first(one) || (runes[other] ?? 0) - (runes[one] ?? 0));
}
