// Choosing by dragging a card. Every choice can also be made by click and by keyboard.

const SLACK = 8;

export interface Dragged {
  /** The choice that the drag makes. The drag ends if this changes. */
  readonly choice: string;
  /** The names of the drop zones. */
  readonly drops: readonly string[];
  /** Called with the name of the drop zone. */
  dropped(drop: string): void;
}

/**
 * An attachment that makes an element draggable while `dragged` does not return null. It calls `dragged` at every
 * event, so it need not be attached again when the table changes, and a change of the table does not interrupt a drag.
 */
export function draggable(dragged: () => Dragged | null): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { readonly x: number; readonly y: number; readonly pointer: number; readonly choice: string } | null = null;
    let moving = false;

    function down(event: PointerEvent): void {
      const choice = dragged()?.choice;
      if (choice === undefined || event.button !== 0 || !event.isPrimary) return;
      spared();
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId, choice };
      // Capture at once: the first move of a fast pointer may already be outside the element.
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointer) return;
      if (!held()) return fall();
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(dx, dy) < SLACK) return;
      moving = true;
      element.classList.add("dragging");
      element.style.setProperty("translate", `${dx}px ${dy}px`);
      mark(targetAt(event));
    }
    /** The present drag, as long as its choice is possible. */
    function held(): Dragged | null {
      const now = dragged();
      return from && now?.choice === from.choice ? now : null;
    }
    function up(event: PointerEvent): void {
      const now = held();
      const target = moving && event.type === "pointerup" ? targetAt(event) : null;
      const dragging = moving;
      reset();
      if (dragging) element.addEventListener("click", swallow, { capture: true, once: true });
      if (dragging) setTimeout(spared, 50);
      if (target instanceof HTMLElement) now?.dropped(target.dataset["drop"] ?? "");
    }
    /** Stop swallowing clicks: if the drag ended without a click, a later click is real, even if the timer is late. */
    function spared(): void {
      element.removeEventListener("click", swallow, { capture: true });
    }
    function reset(): void {
      from = null;
      moving = false;
      fall();
    }
    /** Put the element back. The pointer may still be down; its release must not click another choice. */
    function fall(): void {
      mark(null);
      element.classList.remove("dragging");
      element.style.removeProperty("translate");
    }
    function targetAt(event: PointerEvent): Element | null {
      const names = held()?.drops ?? [];
      return document.elementsFromPoint(event.clientX, event.clientY)
        .map((under) => under.closest<HTMLElement>("[data-drop]"))
        .find((zone) => zone && names.includes(zone.dataset["drop"] ?? "")) ?? null;
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      reset();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}

/** Suppress the click at the end of a drag. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

let marked: Element | null = null;

function mark(zone: Element | null): void {
  if (zone === marked) return;
  marked?.classList.remove("drop-here");
  zone?.classList.add("drop-here");
  marked = zone;
}

/** The drop zones for each sort of choice. */
export const DROPS: Readonly<Record<string, readonly string[]>> = {
  play: ["display", "prompt"], take: ["hand"], pick: ["hand"], exchange: ["hand"], give: ["display", "discard"],
  discard: ["discard"], hide: ["prompt"],
};
