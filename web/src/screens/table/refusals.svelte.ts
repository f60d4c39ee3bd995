// What the server refuses on the socket, in words.

import type { Live } from "$lib/live.svelte";
import { refuse } from "$parts/toasts.svelte";

/** Say from now on what is refused, each refusal once: those of the lobby have been said there. */
export function tellRefusals(live: Live): void {
  let told = live.refused?.count ?? 0;
  $effect(() => {
    if (!live.refused || live.refused.count === told) return;
    told = live.refused.count;
    refuse(live.refused.code);
  });
}
