// A finished game ply by ply: what stood after each, which round and turn it belongs to, where rounds end.

import { fold, NOTHING, type Moment } from "./fold";
import type { Event, Frame, Unfolding, View } from "./wire";

/** What a part of a round is: the deal, a turn, the predictions, the Unfolding. */
export type Part = "deal" | "turn" | "predictions" | "unfolding";

export interface Ply {
  readonly frame: Frame;
  readonly view: View;
  readonly round: number;
  readonly part: Part;
  /** The number of the turn in its round; 0 outside of turns. */
  readonly turn: number;
  /** Whose turn it is, or who did it. */
  readonly seat: number | null;
  /** How the round ended, where it did. */
  readonly ending: Unfolding | null;
}

/** Consecutive plies of one turn, or of one round's predictions; a deal and an Unfolding by themselves. */
export interface Stretch {
  readonly from: number;
  /** Its last ply. */
  readonly to: number;
  readonly round: number;
  readonly part: Part;
  readonly turn: number;
  readonly seat: number | null;
}

/** Where a round begins: with the ply that deals it. */
export interface RoundMark {
  readonly ply: number;
  readonly round: number;
}

/** Everything that stood, folded once; the frames must be all of them, from the deal on. */
export function foldAll(frames: readonly Frame[]): Ply[] {
  const plies: Ply[] = [];
  let moment: Moment = NOTHING;
  for (const frame of frames) {
    const before = moment.view;
    const next = fold(moment, frame);
    if (next?.view == null || next.ply !== plies.length) throw new Error(`frames have a gap at ply ${frame.ply}`);
    moment = next;
    plies.push(plyOf(frame, before, next.view));
  }
  return plies;
}

function plyOf(frame: Frame, before: View | null, view: View): Ply {
  if (before === null) return { frame, view, round: view.round, part: "deal", turn: 0, seat: null, ending: null };
  const ending = view.unfoldings.length > before.unfoldings.length ? (view.unfoldings.at(-1) ?? null) : null;
  // What is taken back belongs to the turn that goes on then.
  const stood = frame.kind === "undo" ? view : before;
  const predicting = stood.phase === "predict" || stood.phase === "over";
  const part = ending ? "unfolding" : predicting ? "predictions" : "turn";
  const turn = part === "turn" ? stood.turns + 1 : 0;
  return { frame, view, round: stood.round, part, turn, seat: part === "turn" ? stood.turn : frame.seat, ending };
}

/** The whole game as stretches, without gaps. */
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

/** What happened up to the Unfolding's end, and what came after it: the next deal, or the end of the game. */
export function aroundEnding(events: readonly Event[]): readonly [readonly Event[], readonly Event[]] {
  const at = events.findIndex(({ key }) => key === "round_ended");
  return at < 0 ? [[], events] : [events.slice(0, at + 1), events.slice(at + 1)];
}

/** Where the next turn begins (predictions and Unfolding count as such), or the end. */
export function nextTurn(stretches: readonly Stretch[], ply: number): number {
  const next = stretches.find(({ from }) => from > ply);
  return next ? next.from : (stretches.at(-1)?.to ?? 0);
}

/** Where this turn began; at its beginning, where the one before did. */
export function previousTurn(stretches: readonly Stretch[], ply: number): number {
  return stretches.findLast(({ from }) => from < ply)?.from ?? 0;
}

/** Where the next round begins, or the end of the game. */
export function nextRound(rounds: readonly RoundMark[], ply: number, last: number): number {
  return rounds.find((mark) => mark.ply > ply)?.ply ?? last;
}

export function previousRound(rounds: readonly RoundMark[], ply: number): number {
  return rounds.findLast((mark) => mark.ply < ply)?.ply ?? 0;
}

/** What may be shown of something that has marks: nothing beyond a ply. */
export function upTo(stretches: readonly Stretch[], ply: number): Stretch[] {
  return stretches.filter(({ from }) => from <= ply).map((stretch) => (stretch.to > ply ? { ...stretch, to: ply } : stretch));
}
