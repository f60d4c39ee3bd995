// What happened since a player's last action.

import { aroundEnding } from "./timeline";
import type { Event, Frame } from "./wire";

/** The events of each action since the last one of `seat`. The Unfolding is left out, because the player has watched it. */
export function sinceLast(frames: readonly Frame[], seat: number | null): readonly (readonly Event[])[] {
  const last = frames.findLastIndex((frame) => frame.kind === "act" && frame.seat === seat);
  const ended = frames.findLastIndex(({ events }) => events.some(({ key }) => key === "round_ended"));
  const since = frames.slice(Math.max(last + 1, ended)).filter((frame) => frame.kind === "act");
  return since.map(({ events }) => aroundEnding(events)[1]).filter((events) => events.length > 0);
}
