// Where the viewer knows each card to be.

import type { View } from "./wire";

export const SUIT_ROWS = ["C", "M", "S", "T"] as const;
export const VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;

export type Whereabouts = { readonly kind: "unplaced" | "hand" | "display" | "gone" } | { readonly kind: "seat"; readonly seat: number };

/** The place of each card that the view names. */
export function whereabouts(view: View): Map<string, Whereabouts> {
  const places = new Map<string, Whereabouts>();
  for (const card of view.unplaced ?? []) places.set(card, { kind: "unplaced" });
  for (const card of [...(view.gone ?? []), view.discard_top]) if (card !== null) places.set(card, { kind: "gone" });
  (view.hands ?? view.known ?? []).forEach((cards, seat) => {
    for (const card of cards ?? []) places.set(card, { kind: "seat", seat });
  });
  for (const card of view.rows.flat()) if (card !== null) places.set(card, { kind: "display" });
  for (const card of view.hand ?? []) places.set(card, { kind: "hand" });
  return places;
}
