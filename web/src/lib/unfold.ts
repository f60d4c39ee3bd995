// The Unfolding in steps: one hand after another, the weakest first, then the best hand, the pot, the supply, and a summary.

import type { Event, EventKey, Rank, Unfolding } from "./wire";

const LETTERS: Readonly<Record<string, string>> = { clock: "C", mask: "M", scarab: "S", tree: "T" };

/** The card that breaks a tie with an equal rank: the value of the group, in its best suit. */
export function decidingCard(rank: Rank | undefined): string | null {
  if (!rank || rank.value === null || rank.suit === null) return null;
  return rank.value + (LETTERS[rank.suit] ?? rank.suit);
}

const RARE: ReadonlySet<string> = new Set(["four of a kind", "straight flush"]);

/** Whether a hand gets a flourish. */
export function isRare(rank: Rank | undefined): boolean {
  return rank !== undefined && RARE.has(rank.name);
}

/** The seats from the weakest hand to the best one, by the strength that the server gives each rank. */
export function weakestFirst({ ranks, hands }: Unfolding): number[] {
  const strength = (seat: number): number => ranks[seat]?.strength ?? 0;
  return hands.map((_, seat) => seat).sort((one, other) => strength(one) - strength(other));
}

export type StepKind = "opening" | "hand" | "best" | "pot" | "supply" | "summary";

export interface Step {
  readonly kind: StepKind;
  /** The seat whose hand is shown large. */
  readonly seat: number | null;
  /** The seats whose hands are face up. */
  readonly open: readonly number[];
  /** Runes that each seat has received so far from the pot, and from the supply. */
  readonly shares: readonly number[];
  readonly supplied: readonly number[];
}

/** What each step shows. The last step shows everything. */
export function stepsOf(unfolding: Unfolding): Step[] {
  const order = weakestFirst(unfolding);
  const none = order.map(() => 0);
  const supplied = order.map((_, seat) => (unfolding.points[seat] ?? 0) + (unfolding.rune_cards[seat] ?? 0));
  const closed = { shares: none, supplied: none };
  const open = { seat: unfolding.best, open: order };
  return [
    { ...closed, kind: "opening", seat: null, open: [] },
    ...order.map((seat, index) => ({ ...closed, kind: "hand" as const, seat, open: order.slice(0, index + 1) })),
    { ...closed, ...open, kind: "best" },
    ...runsOf(unfolding.shares).map((shares) => ({ ...closed, ...open, kind: "pot" as const, shares })),
    ...runsOf(supplied).map((runes) => ({ ...open, kind: "supply" as const, shares: unfolding.shares, supplied: runes })),
    { ...open, kind: "summary", shares: unfolding.shares, supplied },
  ];
}

/** Amounts that run up from 0, rune by rune for all seats at once. */
function runsOf(amounts: readonly number[]): number[][] {
  const most = Math.max(0, ...amounts);
  return Array.from({ length: most + 1 }, (_, rune) => amounts.map((amount) => Math.min(amount, rune)));
}

/** Durations in milliseconds. The best hand is held back a little; runes follow each other quickly. */
const OPENING_MS = 1300;
const HAND_MS = 2300;
const BEST_MS = 2400;
const SUSPENSE_MS = 700;
const FIRST_RUNE_MS = 900;
const RUNE_MS = 210;
const LAST_RUNE_MS = 900;

/** How long a step is shown, in milliseconds. */
export function lasting(steps: readonly Step[], index: number): number {
  const [before, now, next] = [steps[index - 1], steps[index], steps[index + 1]];
  if (!now || !next) return 0;
  switch (now.kind) {
    case "opening":
      return OPENING_MS;
    case "hand":
      return HAND_MS + (next.kind === "best" ? SUSPENSE_MS : 0);
    case "best":
      return BEST_MS;
    default:
      return RUNE_MS + (before?.kind === now.kind ? 0 : FIRST_RUNE_MS) + (next.kind === now.kind ? 0 : LAST_RUNE_MS);
  }
}

/** The first step of the next beat: the next hand, or the next kind of step. */
export function nextBeat(steps: readonly Step[], index: number): number {
  const now = steps[index];
  const next = steps.findIndex(({ kind, seat }, at) => at > index && (kind !== now?.kind || seat !== now.seat));
  return next < 0 ? steps.length - 1 : next;
}

const TOLD: Readonly<Record<Exclude<StepKind, "opening">, readonly EventKey[]>> = {
  hand: ["unfolded"],
  best: ["best_hand"],
  pot: ["pot_won", "pot_kept"],
  supply: ["hand_scored", "rune_cards_scored"],
  summary: ["round_ended"],
};

/** The events that a step shows. The opening shows what led to the Unfolding: the last prediction. */
export function eventsAt({ kind, seat }: Step, events: readonly Event[]): readonly Event[] {
  if (kind === "opening") return events.slice(0, events.findIndex(({ key }) => key === "unfolded"));
  return events.filter((event) => TOLD[kind].includes(event.key) && (kind !== "hand" || event.seat === seat));
}

/** The events to tell somebody who skips to the summary: the last prediction, the best hand and the pot. */
export function eventsInShort(events: readonly Event[]): readonly Event[] {
  const keys = [...TOLD.best, ...TOLD.pot, ...TOLD.summary];
  const unfolded = events.findIndex(({ key }) => key === "unfolded");
  return events.filter(({ key }, index) => index < unfolded || keys.includes(key));
}
