
import { t } from "$lib/words.svelte";
import { tell } from "./toasts.svelte";

/** Copy a text and confirm it. A page without https has no clipboard and says so. */
export async function copied(text: string, said: () => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(said);
  } catch {
    tell(() => t("page-copy-failed"), { bad: true });
  }
}
