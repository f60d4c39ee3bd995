// After a change of screen: whoever cannot see it is told, by the focus, where they are now.

const PATIENCE_MS = 4000;

/** Moves the focus to the heading of the new screen as soon as there is one, unless somebody has put it elsewhere. */
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
