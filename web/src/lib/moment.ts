// Moments that deserve the whole table: cards that somebody shows through the All-Seeing Eye, and cards that are revealed.

import { byValue } from "./cards";
import type { Event } from "./wire";

export interface ShownCards {
  /** Who shows the cards, and to whom. */
  readonly from: number;
  readonly to: number;
  /** Sorted; null for a card that this viewer may not see. */
  readonly cards: readonly (string | null)[];
  readonly event: Event;
}

/** The cards that a frame's events show through the Eye, or null. */
export function eyeOf(events: readonly Event[]): ShownCards | null {
  const event = events.find(({ key }) => key === "showed");
  if (!event || event.seat == null || event.other == null) return null;
  const known = (event.cards ?? []).filter((card) => card !== null).sort(byValue);
  const hidden = (event.cards ?? []).filter((card) => card === null);
  return { from: event.seat, to: event.other, cards: [...known, ...hidden], event };
}

/** How long cards are shown, in milliseconds: long enough to read those that this viewer can see. */
export function heldUp({ cards }: ShownCards): number {
  return cards.includes(null) ? 1400 : 4200;
}

/** How long revealed cards stay before the next frame, for those who do not choose among them. */
export const REVEALED_MS = 1900;

/** How long the table waits for a player who looks at it instead of the cards. */
export const PEEK_MS = 20_000;
