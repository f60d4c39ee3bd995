import { expect, test } from "vitest";
import { pointed } from "./pointer";

function staged() {
  const heard: string[] = [];
  const element = document.createElement("button");
  document.body.append(element);
  const end = pointed(() => heard.push("enter"), () => heard.push("leave"))(element);
  const send = (type: string, x: number, pointerType = "mouse") =>
    element.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, pointerType, bubbles: type === "pointermove" }));
  return { heard, send, end };
}

test("a pointer that moves onto an element enters it, and one that rests does not", () => {
  const { heard, send } = staged();
  send("pointermove", 10);
  heard.length = 0;
  send("pointerenter", 10);
  expect(heard).toEqual([]);
  send("pointerenter", 11);
  expect(heard).toEqual(["enter"]);
  send("pointermove", 12);
  expect(heard).toEqual(["enter", "enter"]);
  send("pointerleave", 12);
  expect(heard).toEqual(["enter", "enter", "leave"]);
});

test("touch neither enters nor leaves", () => {
  const { heard, send } = staged();
  send("pointerenter", 40, "touch");
  send("pointerleave", 40, "touch");
  expect(heard).toEqual([]);
});

test("a mouse that rests does not enter because of a tap elsewhere", () => {
  const { heard, send } = staged();
  send("pointermove", 100);
  send("pointermove", 130, "touch");
  heard.length = 0;
  send("pointermove", 100);
  expect(heard).toEqual([]);
});

test("a removed element hears nothing", () => {
  const { heard, send, end } = staged();
  end();
  send("pointerenter", 70);
  expect(heard).toEqual([]);
});
