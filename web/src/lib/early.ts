// A table that the address names is asked for at once, while its screen and its words are still on their way.

import { Live } from "./live.svelte";

const early = new Map<string, Live>();

/** Begin to open a table. */
export function openEarly(key: string): void {
  early.set(key, opened(key));
}

/** The table of a screen: the one that is being opened, once, or another. */
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
