// Tells a pointer that has moved onto something from one under which the page has changed.

let last: { readonly x: number; readonly y: number } | null = null;

/** A tap does not move the mouse, which may rest elsewhere. */
function remember({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
  if (pointerType !== "touch") last = { x, y };
}

// While the event bubbles, so that handlers on elements still see the position before it.
if (typeof window !== "undefined") for (const type of ["pointermove", "pointerdown"] as const) window.addEventListener(type, remember);

/** Whether the mouse or pen is elsewhere than at its last event. The browser also sends events when a card comes to lie under
 * a resting pointer. */
export function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  return last === null || last.x !== clientX || last.y !== clientY;
}

/** An attachment that calls `enter` when a mouse or pen moves on the element, and `leave` when it is no longer there. */
export function pointed(enter: (event: PointerEvent) => void, leave: (event: PointerEvent) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const ending = new AbortController();
    const entered = (event: PointerEvent): void => {
      if (event.pointerType !== "touch" && hasMoved(event)) enter(event);
    };
    const left = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") leave(event);
    };
    element.addEventListener("pointerenter", entered, ending);
    element.addEventListener("pointermove", entered, ending);
    element.addEventListener("pointerleave", left, ending);
    return () => ending.abort();
  };
}
