// Requests the table that the address names at once, while its screen and its messages are still loading.

import { Live } from "./live.svelte";

const early = new Map<string, Live>();

export function openEarly(key: string): void {
  early.set(key, opened(key));
}

/** The table for a screen: the one that was opened early, or a new one. */
export function liveAt(key: string): Live {
  const live = early.get(key) ?? opened(key);
  early.delete(key);
  return live;
}

function opened(key: string): Live {
  const live = new Live(key);
  void live.open();
  return live;
}
