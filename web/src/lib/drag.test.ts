import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draggable, type Dragged } from "./drag";

let card: HTMLElement;
let zone: HTMLElement;
let dragged: Dragged | null;
let detach: () => void;
const dropped = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<button></button><div data-drop="display"></div>';
  card = document.querySelector("button") as HTMLElement;
  zone = document.querySelector("div") as HTMLElement;
  card.setPointerCapture = () => undefined;
  document.elementsFromPoint = () => [zone];
  dropped.mockClear();
  dragged = { choice: "7C", drops: ["display"], dropped };
  detach = draggable(() => dragged)(card);
});
afterEach(() => detach());

function point(type: string, x: number): void {
  card.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, button: 0, isPrimary: true }));
}

test("a card dragged to its drop zone is dropped there", () => {
  point("pointerdown", 0);
  point("pointermove", 60);
  expect([card.className, zone.className]).toEqual(["dragging", "drop-here"]);
  point("pointerup", 60);
  expect(dropped.mock.calls).toEqual([["display"]]);
  expect([card.className, zone.className]).toEqual(["", ""]);
});

test("a short move is not a drag", () => {
  point("pointerdown", 0);
  point("pointermove", 5);
  point("pointerup", 5);
  expect(dropped).not.toHaveBeenCalled();
});

test("an update of the table does not interrupt a drag, and the drop uses the updated choice", () => {
  const later = vi.fn();
  point("pointerdown", 0);
  point("pointermove", 60);
  dragged = { choice: "7C", drops: ["display"], dropped: later };
  point("pointermove", 70);
  expect(card.className).toBe("dragging");
  point("pointerup", 70);
  expect([dropped.mock.calls, later.mock.calls]).toEqual([[], [["display"]]]);
});

test.each([null, { choice: "discard 7C", drops: ["display"], dropped }])("a choice that disappears ends the drag", (next) => {
  point("pointerdown", 0);
  point("pointermove", 60);
  dragged = next;
  point("pointermove", 70);
  expect([card.className, zone.className]).toEqual(["", ""]);
  point("pointerup", 70);
  card.addEventListener("click", dropped);
  card.click();
  expect(dropped).not.toHaveBeenCalled();
});

test("a choice that disappears before the drop is not made", () => {
  point("pointerdown", 0);
  point("pointermove", 60);
  dragged = null;
  point("pointerup", 60);
  expect(dropped).not.toHaveBeenCalled();
});

test("a card without a choice cannot be dragged", () => {
  dragged = null;
  point("pointerdown", 0);
  dragged = { choice: "7C", drops: ["display"], dropped };
  point("pointermove", 60);
  expect(card.className).toBe("");
});

test("a drag is not a click, and a click right after it is one", () => {
  const clicked = vi.fn();
  card.addEventListener("click", clicked);
  point("pointerdown", 0);
  point("pointermove", 60);
  point("pointerup", 60);
  card.click();
  expect(clicked).not.toHaveBeenCalled();
  point("pointerdown", 0);
  point("pointermove", 60);
  point("pointerup", 60);
  point("pointerdown", 0);
  point("pointerup", 0);
  card.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
