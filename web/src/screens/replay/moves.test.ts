import { afterEach, expect, it } from "vitest";
import { letterOf, moveOf } from "./moves";

afterEach(() => document.body.replaceChildren());

/** Press a key on the last element of some markup. */
function pressed(markup: string, key: string, held: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = markup;
  const at = [...document.querySelectorAll("body *")].at(-1) ?? document.body;
  let heard: KeyboardEvent | undefined;
  addEventListener("keydown", (event) => (heard = event), { once: true });
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...held }));
  if (!heard) throw new Error("no key was heard");
  return heard;
}

it.each([
  ["ArrowLeft", {}, "back"],
  ["ArrowRight", {}, "forward"],
  ["PageDown", {}, "turn-forward"],
  ["PageDown", { shiftKey: true }, "round-forward"],
  ["Home", {}, "first"],
  [" ", {}, "play"],
  ["ArrowRight", { shiftKey: true }, null],
  ["ArrowLeft", { altKey: true }, null],
])("takes %j with %j on the thumb for %j", (key, held, move) => {
  expect(moveOf(pressed('<input type="range">', key, held))).toBe(move);
});

it("leaves keys to lists, scrolling elements and buttons", () => {
  expect(moveOf(pressed("<select><option></option></select>", "ArrowRight"))).toBeNull();
  expect(moveOf(pressed('<ol tabindex="0"><li></li></ol>', "PageDown"))).toBeNull();
  expect(moveOf(pressed("<button></button>", " "))).toBeNull();
  expect(moveOf(pressed("<button></button>", "ArrowRight"))).toBe("forward");
});

it("accepts letters on the scrubber, but not in a list", () => {
  expect(letterOf(pressed('<input type="range">', "?"))).toBe("keys");
  expect(letterOf(pressed("<select></select>", "l"))).toBeNull();
  expect(letterOf(pressed("<button></button>", "l", { ctrlKey: true }))).toBeNull();
});
