// The log of a table without memory aid: it shows only the last turn of each player.

import type { Frame } from "./wire";

const TURNS: ReadonlySet<string> = new Set(["played", "passed", "auto_passed", "went_all_in"]);

/** The frames of the last `seats` turns, at most back to the deal of the round. */
export function lastTurns(frames: readonly Frame[], seats: number): readonly Frame[] {
  let turns = 0;
  for (let at = frames.length - 1; at >= 0; at -= 1) {
    const events = frames[at]?.events ?? [];
    turns += events.filter(({ key }) => TURNS.has(key)).length;
    if (turns >= seats || events.some(({ key }) => key === "round_started")) return frames.slice(at);
  }
  return frames;
}
