// For tests: reactive state and effects outside a component.

import { flushSync } from "svelte";

export function state<T>(first: T): { now: T } {
  let now = $state.raw(first);
  return {
    get now() { return now; },
    set now(next) { now = next; },
  };
}

/** Create something with effects, and run them once. */
export function rooted<T>(make: () => T): { readonly made: T; end(): void } {
  let made: T | undefined;
  const end = $effect.root(() => void (made = make()));
  flushSync();
  return { made: made as T, end };
}
