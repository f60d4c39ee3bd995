// The clipboard, where a page may use it.

import { t } from "$lib/words.svelte";
import { tell } from "./toasts.svelte";

/** Copy a text and say so; pages without https have no clipboard, and say that instead. */
export async function copied(text: string, said: () => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(said);
  } catch {
    tell(() => t("page-copy-failed"), { bad: true });
  }
}
