// The worker that lets the page open without a connection.

/** Only where it is built: while it is being written, what is kept would be in the way. */
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
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loaded());
  } catch {
    // A page without https has none, and works all the same.
  }
}

/** What this page needed to open. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith("/assets/"));
}
