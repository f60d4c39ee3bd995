import { expect, test } from "vitest";
import { fold, NOTHING } from "./fold";
import type { Changes, Frame } from "./wire";

function frame(ply: number, changes: Changes): Frame {
  return { type: "frame", ply, at: 0, kind: "act", seat: 0, by: "person", action: null, events: [], changes };
}

test("the frame of the deal is a view, and later ones change it", () => {
  const dealt = fold(NOTHING, frame(0, { phase: "play", pot: 4 }));
  const moved = dealt && fold(dealt, frame(1, { pot: 5 }));
  expect(moved?.ply).toBe(1);
  expect(moved?.view).toMatchObject({ phase: "play", pot: 5 });
});

test("a known frame changes nothing", () => {
  const dealt = fold(NOTHING, frame(0, { pot: 4 }));
  expect(dealt && fold(dealt, frame(0, { pot: 9 }))).toBe(dealt);
});

test("a frame that comes too early shows that one is missing", () => {
  expect(fold(NOTHING, frame(3, { pot: 4 }))).toBeNull();
});
