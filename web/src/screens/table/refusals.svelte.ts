// Shows what the server refuses on the websocket.

import type { Live } from "$lib/live.svelte";
import { refuse } from "$parts/toasts.svelte";

/** Show each refusal once, from now on. The lobby has shown earlier ones. */
export function tellRefusals(live: Live): void {
  let told = live.refused?.count ?? 0;
  $effect(() => {
    if (!live.refused || live.refused.count === told) return;
    told = live.refused.count;
    refuse(live.refused.code);
  });
}
