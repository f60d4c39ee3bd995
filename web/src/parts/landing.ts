// Focus after a change of screen, so that screen readers announce the new screen.

const PATIENCE_MS = 4000;

/** Move the focus to the heading of the new screen as soon as there is one, unless it is already in the page. */
export function landed(): void {
  const before = document.querySelector("h1");
  const began = performance.now();
  const look = (): void => {
    const heading = document.querySelector("h1");
    if (heading && (heading !== before || performance.now() - began > PATIENCE_MS / 10)) return arrive(heading);
    if (performance.now() - began < PATIENCE_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function arrive(heading: HTMLElement): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && document.body.contains(focused) && focused.closest("main, dialog")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
