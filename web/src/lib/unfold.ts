// The Unfolding in steps: one hand after another, the best hand, the pot, the gains.

import type { Event, Rank, Unfolding } from "./wire";

const LETTERS: Readonly<Record<string, string>> = { clock: "C", mask: "M", scarab: "S", tree: "T" };

/** The card that breaks a tie with an equal rank: the value of the group, in its best suit. */
export function decidingCard(rank: Rank | undefined): string | null {
  if (!rank || rank.value === null || rank.suit === null) return null;
  return rank.value + (LETTERS[rank.suit] ?? rank.suit);
}

/** The order in which hands are turned over: the order of the events, else by seat. */
export function turnedOver(events: readonly Event[], players: number): number[] {
  const seats = events.flatMap((event) => (event.key === "unfolded" && event.seat != null ? [event.seat] : []));
  return seats.length === players ? seats : Array.from({ length: players }, (_, seat) => seat);
}

export interface Shown {
  /** How many hands are face up. */
  readonly hands: number;
  readonly best: boolean;
  /** Runes that each seat has received from the pot so far. */
  readonly shares: readonly number[];
  readonly gains: boolean;
  readonly totals: boolean;
}

/** What each step shows. The last step shows everything. */
export function stepsOf(unfolding: Unfolding): Shown[] {
  const players = unfolding.hands.length;
  const none = unfolding.shares.map(() => 0);
  const steps: Shown[] = [];
  for (let hands = 1; hands <= players; hands++) steps.push({ hands, best: false, shares: none, gains: false, totals: false });
  const open = { hands: players, best: true, gains: false, totals: false };
  steps.push({ ...open, shares: none });
  const most = Math.max(0, ...unfolding.shares);
  for (let rune = 1; rune <= most; rune++) {
    steps.push({ ...open, shares: unfolding.shares.map((share) => Math.min(share, rune)) });
  }
  steps.push({ ...open, shares: unfolding.shares, gains: true });
  steps.push({ ...open, shares: unfolding.shares, gains: true, totals: true });
  return steps;
}

/** How long a step is shown, in milliseconds. */
export function lasting(steps: readonly Shown[], index: number): number {
  const [now, next] = [steps[index], steps[index + 1]];
  if (!now || !next) return 0;
  if (next.hands > now.hands) return 1100;
  if (next.best && !now.best) return 1200;
  return next.gains === now.gains ? 260 : 900;
}
