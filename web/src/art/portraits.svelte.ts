// The portraits are large, so they are loaded when the first one is shown.

import type { Component } from "svelte";

class Portraits {
  /** The shapes of all portraits, once they are loaded. */
  shapes = $state.raw<Component | null>(null);
  #asked = false;

  need(): void {
    if (this.#asked) return;
    this.#asked = true;
    import("./sprite/Portraits.svelte").then(
      ({ default: shapes }) => (this.shapes = shapes),
      () => (this.#asked = false),
    );
  }
}

export const portraits = new Portraits();
