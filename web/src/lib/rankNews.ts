// Notices when the player's own hand gets another rank, for the narration.

import { HAND, type Frame, type Rank, type View } from "./wire";

export class RankNews {
  #told: Rank | null = null;

  /** The new rank of the hand after a frame; null if it is the one that was told last, or the hand is not complete. */
  after(view: View | null, { changes, events }: Frame): Rank | null {
    const { rank = null, hand = null } = { ...view, ...changes };
    if (events.some(({ key }) => key === "round_started")) this.#told = null;
    if (rank === null || hand?.length !== HAND) return null;
    const known = this.#told !== null && sameWords(this.#told, rank);
    this.#told = rank;
    return known ? null : rank;
  }

  /** The rank was announced in another way. */
  told(rank: Rank | null): void {
    this.#told = rank;
  }
}

/** Whether two ranks are announced in the same words. The highest card of a hand without a rank is not announced. */
function sameWords(one: Rank, other: Rank): boolean {
  return one.name === other.name && (one.points === 0 || one.value === other.value);
}
