// Work that nobody waits for.

const SOON_MS = 1000;

/** Call a function when the page has nothing else to do. Returns a function that cancels this. */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, SOON_MS);
  return () => clearTimeout(timer);
}
