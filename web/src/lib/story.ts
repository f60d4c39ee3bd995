// A finished game in up to three sentences for one player: the best call, the costliest miss, and a rare deal. If one of
// them has nothing to tell, the best hand takes its place.

import { atLeastOnce, COMMON_FIRST } from "./odds";
import { foldAll, type Ply } from "./timeline";
import type { Frame, Rank, Unfolding } from "./wire";

/** A sentence: its message, what the message needs, and the ply that it is about. */
export interface Told {
  readonly key: string;
  readonly round?: number;
  /** The player that the sentence names. */
  readonly other?: number;
  readonly runes?: number;
  readonly rank?: Rank;
  /** A probability. */
  readonly chance?: number;
  readonly ply: number | null;
}

interface Call {
  readonly unfolding: Unfolding;
  readonly predicted: number;
  readonly ply: number;
}

interface Deal {
  readonly round: number;
  readonly rank: Rank;
  readonly ply: number;
}

/** Luck that more games have is not worth a sentence. */
const RARE = 0.1;
const MAX_SENTENCES = 3;

/** The sentences for a seat, from the frames that it got. Empty if the game is not over or frames are missing. */
export function storyOf(frames: readonly Frame[], seat: number): readonly Told[] {
  if (frames[0]?.ply !== 0) return [];
  const plies = foldAll(frames);
  if (plies.at(-1)?.view.phase !== "over") return [];
  const calls = callsOf(plies, seat);
  const told = [bestCall(calls, seat), costliestMiss(calls, seat), luck(dealsOf(plies)), bestHand(plies, seat), noCall(calls)];
  return told.filter((one) => one !== null).slice(0, MAX_SENTENCES);
}

/** The predictions that the player made in person, each with the Unfolding that answered it. */
function callsOf(plies: readonly Ply[], seat: number): Call[] {
  const calls: Call[] = [];
  let made: { predicted: number; ply: number } | null = null;
  plies.forEach(({ frame, ending }, ply) => {
    if (frame.seat === seat && frame.kind === "act" && frame.by === "person" && frame.action?.startsWith("=")) made = { predicted: Number(frame.action.slice(1)), ply };
    if (frame.kind === "undo" && frame.seat === seat) made = null;
    if (ending && made) calls.push({ unfolding: ending, ...made });
    if (ending) made = null;
  });
  return calls;
}

/** The right prediction that won most, the first of equals. */
function bestCall(calls: readonly Call[], seat: number): Told | null {
  const right = calls.filter(({ unfolding, predicted }) => unfolding.best === predicted);
  const best = most(right, ({ unfolding }) => unfolding.shares[seat] ?? 0);
  const won = best?.unfolding.shares[seat] ?? 0;
  return best && won > 0 ? { key: "story-call", round: best.unfolding.round, other: best.predicted, runes: won, ply: best.ply } : null;
}

/** The hand that scored most, the first of equals. */
function bestHand(plies: readonly Ply[], seat: number): Told | null {
  const ending = most(plies.flatMap(({ ending }, ply) => (ending ? [{ ending, ply }] : [])), (one) => one.ending.points[seat] ?? 0);
  const rank = ending?.ending.ranks[seat];
  return ending && rank && rank.points > 0 ? { key: "story-hand", round: ending.ending.round, rank, runes: rank.points, ply: ending.ply } : null;
}

function noCall(calls: readonly Call[]): Told | null {
  const right = calls.some(({ unfolding, predicted }) => unfolding.best === predicted);
  return calls.length > 0 && !right ? { key: "story-no-call", ply: null } : null;
}

/** The wrong prediction after which the right one would have won most: the pot is shared with those who were right (8.7). */
function costliestMiss(calls: readonly Call[], seat: number): Told | null {
  if (calls.length === 0) return null;
  const wrong = calls.filter(({ unfolding, predicted }) => unfolding.best !== predicted);
  const worst = most(wrong, costOf);
  if (!worst) return { key: "story-no-miss", ply: null };
  if (costOf(worst) === 0) return null;
  const { best, round } = worst.unfolding;
  return { key: best === seat ? "story-miss-self" : "story-miss", round, other: best, runes: costOf(worst), ply: worst.ply };
}

function costOf({ unfolding }: Call): number {
  const right = unfolding.predictions.filter((predicted) => predicted === unfolding.best).length;
  return Math.floor(unfolding.pot_before / (right + 1));
}

function dealsOf(plies: readonly Ply[]): Deal[] {
  return plies.flatMap(({ frame, view }, ply) =>
    view.rank && frame.events.some(({ key }) => key === "round_started") ? [{ round: view.round, rank: view.rank, ply }] : [],
  );
}

/** The rarest hand that was dealt, if few games deal one like it, and how often they do. */
function luck(deals: readonly Deal[]): Told | null {
  const best = most(deals, ({ rank }) => COMMON_FIRST.indexOf(rank.name));
  if (!best) return null;
  const { rank, round, ply } = best;
  const chance = atLeastOnce(rank.name, deals.length);
  return chance <= RARE ? { key: "story-lucky", round, rank, chance, ply } : null;
}

function most<T>(all: readonly T[], by: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best === undefined || by(one) > by(best) ? one : best), undefined);
}
