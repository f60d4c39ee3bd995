// Applies messages to a view. See docs/protocol.md, "Frames, and how to fold them".

import type { Frame, Full, View } from "./wire";

export interface Moment {
  readonly ply: number;
  readonly view: View | null;
}

export const NOTHING: Moment = { ply: -1, view: null };

/** The moment after a frame; null if a frame before it is missing. */
export function fold(moment: Moment, message: Frame | Full): Moment | null {
  if (message.type === "view") return { ply: message.ply, view: message.view };
  if (message.ply <= moment.ply) return moment;
  if (message.ply > moment.ply + 1) return null;
  // The frame of the deal has every field, so it needs no view before it.
  return { ply: message.ply, view: { ...moment.view, ...message.changes } as View };
}
