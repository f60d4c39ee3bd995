// Loads what a table does not need at first.

import { need } from "$lib/words.svelte";

/** Load the parts and their messages. */
export async function late(): Promise<typeof import("./later")> {
  const [parts] = await Promise.all([import("./later"), need("moments")]);
  return parts;
}
