// Loads what a table does not need at first.

import { need } from "$lib/words.svelte";

/** Load the parts and their messages. */
export async function loadLazyParts(): Promise<typeof import("./lazyParts")> {
  const [parts] = await Promise.all([import("./lazyParts"), need("moments")]);
  return parts;
}
