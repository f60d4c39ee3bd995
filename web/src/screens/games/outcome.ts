// The outcome of a game for each seat.

import type { Result } from "$lib/wire";

/** The place of a seat: 1 for the winner. A seat with as many Runes as the winner, but a worse hand, is second. */
export function placeOf(result: Result, seat: number): number {
  if (result.winner === seat) return 1;
  const own = result.runes[seat] ?? 0;
  const ahead = result.runes.filter((runes, other) => other !== result.winner && runes > own).length;
  return 1 + ahead + (result.winner === null ? 0 : 1);
}

/** Seats by place; ties in the order of seats. */
export function standings(result: Result): readonly number[] {
  return result.runes.map((_, seat) => seat).sort((one, other) => placeOf(result, one) - placeOf(result, other) || one - other);
}

/** A part of a whole in per cent; 0 if the whole is 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
