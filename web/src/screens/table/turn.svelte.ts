// Calls the player when it is their turn, and announces the question to screen readers.

import { untrack } from "svelte";
import { callToTurn } from "$lib/notice";

export interface Asking {
  /** Whether the player has something to choose. */
  acting(): boolean;
  question(): string;
  /** The question for a screen reader. */
  aloud(): string;
  /** Whether the turn begins now. In the middle of a turn, the player does not have to be called. */
  begins(): boolean;
}

export class Turn {
  /** The question to announce; empty while there is nothing to choose. */
  asked = $state("");

  constructor(asking: Asking) {
    $effect(() => {
      const acting = asking.acting();
      untrack(() => {
        this.asked = acting ? asking.aloud() : "";
        if (acting && asking.begins()) callToTurn(asking.question());
      });
    });
  }
}
