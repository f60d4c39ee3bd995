// The cards that a player was last seen to take.

import type { Event, Frame } from "./wire";

const TAKEN: ReadonlySet<string> = new Set(["took", "took_discard", "picked"]);
const EXCHANGED: ReadonlySet<string> = new Set(["exchanged", "exchanged_discard"]);
const MAX_TAKES = 3;

/** The last cards that a seat took in this round, as far as the viewer saw them, the newest one last. */
export function lastTakes(frames: readonly Frame[], seat: number): string[] {
  const begun = frames.findLastIndex(({ events }) => events.some(({ key }) => key === "round_started"));
  const events = standing(frames.slice(Math.max(begun, 0))).flatMap((frame) => frame.events);
  return events.filter((event) => event.seat === seat).flatMap(taken).slice(-MAX_TAKES);
}

/** The frames without take-backs and what they took back. */
function standing(frames: readonly Frame[]): Frame[] {
  const left: Frame[] = [];
  for (const frame of frames) {
    const last = left.findLastIndex(({ kind }) => kind === "act");
    if (frame.kind !== "undo") left.push(frame);
    else if (last >= 0) left.splice(last, 1);
  }
  return left;
}

/** An Exchange names the card given first and the card taken second. */
function taken({ key, cards = [] }: Event): string[] {
  const got = EXCHANGED.has(key) ? cards.slice(1) : TAKEN.has(key) ? cards : [];
  return got.filter((card) => card !== null);
}
