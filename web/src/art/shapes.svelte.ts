// Shapes that few tables need: each portrait, and the card backs besides the usual one. They are loaded when they are shown.

import type { Component } from "svelte";

/** Portraits are 100 by 100 around the origin. `color` is the tone of the skin. All look at the viewer with their eyes near
 * (±9.5, -2), where a state such as Hypnosis is drawn over them. */
const FILES = import.meta.glob<{ readonly default: Component }>("./sprite/{backs,portraits}/*.svelte");

class Shapes {
  /** Those that are loaded, by name, such as `portraits/owl`. */
  loaded = $state.raw<ReadonlyMap<string, Component>>(new Map());
  readonly #asked = new Set<string>();

  /** Load a shape if there is a file for it. */
  need(name: string): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    FILES[`./sprite/${name}.svelte`]?.().then(
      ({ default: shape }) => (this.loaded = new Map(this.loaded).set(name, shape)),
      () => this.#asked.delete(name),
    );
  }
}

export const shapes = new Shapes();
