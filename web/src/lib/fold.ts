// Applies messages to a view. See docs/protocol.md, "Frames, and how to fold them".

import type { Frame, Full, View } from "./wire";

/** A view, and the ply after which it is so. */
export interface ViewAt {
  readonly ply: number;
  readonly view: View | null;
}

export const NOTHING: ViewAt = { ply: -1, view: null };

/** The view after a message; null if a frame before it is missing. */
export function fold(before: ViewAt, message: Frame | Full): ViewAt | null {
  if (message.type === "view") return { ply: message.ply, view: message.view };
  if (message.ply <= before.ply) return before;
  if (message.ply > before.ply + 1) return null;
  // The frame of the deal has every field, so it needs no view before it.
  return { ply: message.ply, view: { ...before.view, ...message.changes } as View };
}
