// Drag a card to where it should go: another way to choose, never the only one.

const SLACK = 8;

export interface Dragged {
  /** What is chosen by it: a drag goes on for as long as that stays the same. */
  readonly choice: string;
  /** The names of the places where it may be dropped. */
  readonly drops: readonly string[];
  /** Called with the name of the place. */
  dropped(drop: string): void;
}

/**
 * An attachment for an element that may be dragged, and cannot while `dragged` says null. It is asked anew with every
 * event, so that an element is attached to once, and a table that is drawn anew takes nothing out of a hand.
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
      // At once: who is quick has left the element with the first move.
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
    /** What is dragged, as long as it may be. */
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
    /** A drag that ended without a click takes no later one: not while a timer is late, either. */
    function spared(): void {
      element.removeEventListener("click", swallow, { capture: true });
    }
    function reset(): void {
      from = null;
      moving = false;
      fall();
    }
    /** It lies where it was; the pointer may still be down, and that is no click on what may be chosen instead. */
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

/** A drag is not a click as well. */
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

/** Where a choice of this sort is dropped. */
export const DROPS: Readonly<Record<string, readonly string[]>> = {
  play: ["display", "prompt"], take: ["hand"], pick: ["hand"], exchange: ["hand"], give: ["display", "discard"],
  discard: ["discard"], hide: ["prompt"],
};
