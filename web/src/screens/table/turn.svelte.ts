// One's turn to choose: whoever looks elsewhere is called, whoever listens is told what is asked.

import { untrack } from "svelte";
import { callToTurn } from "$lib/notice";

export interface Asking {
  /** Whether there is something to choose. */
  acting(): boolean;
  question(): string;
  /** Whether it begins now: in the middle of one's own turn nobody needs to be called. */
  begins(): boolean;
}

export class Turn {
  /** What is asked, once for every choice, as long as it is to be made. */
  asked = $state("");

  constructor(asking: Asking) {
    $effect(() => {
      const acting = asking.acting();
      untrack(() => {
        this.asked = acting ? asking.question() : "";
        if (acting && asking.begins()) callToTurn(this.asked);
      });
    });
  }
}
