// A finished game, ply by ply: the view after each ply, its round and turn, and where rounds begin and end.

import { fold, NOTHING, type ViewAt } from "./fold";
import type { Event, Frame, Unfolding, View } from "./wire";

export type Part = "deal" | "turn" | "predictions" | "unfolding";

export interface Ply {
  readonly frame: Frame;
  readonly view: View;
  readonly round: number;
  readonly part: Part;
  /** The number of the turn in its round; 0 outside of turns. */
  readonly turn: number;
  /** In a turn, the seat whose turn it is; elsewhere the seat that acted. */
  readonly seat: number | null;
  /** The Unfolding, if this ply ends a round. */
  readonly ending: Unfolding | null;
}

/** Consecutive plies of one turn or of one round's predictions. A deal and an Unfolding are stretches of one ply. */
export interface Stretch {
  readonly from: number;
  /** The last ply, inclusive. */
  readonly to: number;
  readonly round: number;
  readonly part: Part;
  readonly turn: number;
  readonly seat: number | null;
}

/** The ply that deals a round. */
export interface RoundMark {
  readonly ply: number;
  readonly round: number;
}

/** Fold all frames of a game, from the deal on. */
export function foldAll(frames: readonly Frame[]): Ply[] {
  const plies: Ply[] = [];
  let last: ViewAt = NOTHING;
  for (const frame of frames) {
    const before = last.view;
    const next = fold(last, frame);
    if (next?.view == null || next.ply !== plies.length) throw new Error(`frames have a gap at ply ${frame.ply}`);
    last = next;
    plies.push(plyOf(frame, before, next.view));
  }
  return plies;
}

function plyOf(frame: Frame, before: View | null, view: View): Ply {
  if (before === null) return { frame, view, round: view.round, part: "deal", turn: 0, seat: null, ending: null };
  const ending = view.unfoldings.length > before.unfoldings.length ? (view.unfoldings.at(-1) ?? null) : null;
  // A take-back belongs to the turn that it resumes.
  const stood = frame.kind === "undo" ? view : before;
  const predicting = stood.phase === "predict" || stood.phase === "over";
  const part = ending ? "unfolding" : predicting ? "predictions" : "turn";
  const turn = part === "turn" ? stood.turns + 1 : 0;
  return { frame, view, round: stood.round, part, turn, seat: part === "turn" ? stood.turn : frame.seat, ending };
}

/** Divide the whole game into stretches, without gaps. */
export function stretchesOf(plies: readonly Ply[]): Stretch[] {
  const stretches: Stretch[] = [];
  plies.forEach(({ round, part, turn, seat }, number) => {
    const last = stretches.at(-1);
    if (last && last.round === round && last.part === part && last.turn === turn) {
      stretches[stretches.length - 1] = { ...last, to: number };
    } else {
      stretches.push({ from: number, to: number, round, part, turn, seat: part === "turn" ? seat : null });
    }
  });
  return stretches;
}

export function roundsOf(plies: readonly Ply[]): RoundMark[] {
  return plies.flatMap(({ frame, view }, ply) =>
    frame.events.some(({ key }) => key === "round_started") ? [{ ply, round: view.round }] : [],
  );
}

/** Split the events of a ply that ends a round: those up to the end of the Unfolding, and the next deal or the end of the game. */
export function aroundEnding(events: readonly Event[]): readonly [readonly Event[], readonly Event[]] {
  const at = events.findIndex(({ key }) => key === "round_ended");
  return at < 0 ? [[], events] : [events.slice(0, at + 1), events.slice(at + 1)];
}

/** The first ply of the next turn, or the last ply of the game. Predictions and Unfolding count as turns. */
export function nextTurn(stretches: readonly Stretch[], ply: number): number {
  const next = stretches.find(({ from }) => from > ply);
  return next ? next.from : (stretches.at(-1)?.to ?? 0);
}

/** The first ply of this turn; from there, the first ply of the turn before. */
export function previousTurn(stretches: readonly Stretch[], ply: number): number {
  return stretches.findLast(({ from }) => from < ply)?.from ?? 0;
}

/** The ply that deals the next round, or the last ply of the game. */
export function nextRound(rounds: readonly RoundMark[], ply: number, last: number): number {
  return rounds.find((mark) => mark.ply > ply)?.ply ?? last;
}

export function previousRound(rounds: readonly RoundMark[], ply: number): number {
  return rounds.findLast((mark) => mark.ply < ply)?.ply ?? 0;
}

/** The stretches up to a ply, the last one cut off there. */
export function upTo(stretches: readonly Stretch[], ply: number): Stretch[] {
  return stretches.filter(({ from }) => from <= ply).map((stretch) => (stretch.to > ply ? { ...stretch, to: ply } : stretch));
}
