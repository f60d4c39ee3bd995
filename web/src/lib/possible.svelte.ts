// The best rank that each seat can still have, for the notes on the players.

import type { ViewAt } from "./fold";
import type { Prospects } from "./wire";

export class Possible {
  #answer = $state.raw<Prospects | null>(null);
  /** The first ply of the newest predictions, or null if nobody predicts. */
  #since = $state<number | null>(null);
  #round = 0;

  /** Take the newest view, which the table may not show yet. Return whether to ask the server now. Predictions of others
   * make an earlier question stale, but they do not change the answer. */
  told({ ply, view }: ViewAt): boolean {
    if (view?.phase !== "predict") this.#since = null;
    else if (this.#since === null || this.#round !== view.round) {
      this.#since = ply;
      this.#round = view.round;
    }
    return this.#since !== null && this.points === null && view?.known !== null && (view?.choices.length ?? 0) > 0;
  }

  answered(prospects: Prospects): void {
    if (prospects.possible) this.#answer = prospects;
  }

  /** The points of these ranks, during the predictions. */
  get points(): readonly number[] | null {
    return this.#answer && this.#since !== null && this.#answer.ply >= this.#since ? this.#answer.possible : null;
  }
}
