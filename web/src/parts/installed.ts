// Installs the service worker, with which the page opens without a connection.

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
  } catch {
    // A page without https has no service worker, and does not need it.
  }
}

/** Let the service worker keep the files that this page has loaded before it was active. */
export async function keepLoaded(): Promise<void> {
  if (!asked) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loaded());
}

/** The files that this page has loaded. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith("/assets/"));
}
