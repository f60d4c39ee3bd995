// Installs the service worker, with which the page opens without a connection.

import { whenIdle } from "$lib/idle";
import { language } from "$lib/words.svelte";

/** Only in the built site: during development the cache would hide changes. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void register());
  if (document.readyState === "complete") void register();
}

let asked = false;

async function register(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await keepLoaded();
    if (!savesData()) whenIdle(() => void send({ keep: language() }));
  } catch {
    // A page without https has no service worker, and does not need it.
  }
}

/** Let the service worker keep the files that this page has loaded before it was active. */
export async function keepLoaded(): Promise<void> {
  if (!asked) return;
  await send({ loaded: loaded() });
}

async function send(message: { readonly loaded: readonly string[] } | { readonly keep: string }): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** The visitor has asked all pages to load little. */
function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}

/** The files that this page has loaded. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith("/assets/"));
}
