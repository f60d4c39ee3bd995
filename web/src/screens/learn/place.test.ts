import { expect, test } from "vitest";
import { placeFor } from "./place";

const WINDOW = { left: 0, top: 0, width: 1280, height: 800 };
const SIZE = { width: 340, height: 200 };

test("the coach stands beside its target without covering it", () => {
  const target = { left: 600, top: 300, width: 100, height: 140 };
  const { left, top } = placeFor(SIZE, WINDOW, target, []);
  expect(left + SIZE.width <= target.left || left >= target.left + target.width || top + SIZE.height <= target.top || top >= target.top + target.height).toBe(true);
  expect(Math.abs(left - target.left)).toBeLessThan(SIZE.width + 150);
});

test("it goes around what the learner may choose, and stays in the window", () => {
  const target = { left: 500, top: 600, width: 100, height: 180 };
  const prompt = { left: 300, top: 420, width: 700, height: 140, weight: 10 };
  const { left, top } = placeFor(SIZE, WINDOW, target, [prompt]);
  const clear = top + SIZE.height <= prompt.top || left + SIZE.width <= prompt.left || left >= prompt.left + prompt.width || top >= prompt.top + prompt.height;
  expect(clear).toBe(true);
  expect([left >= 0, top >= 0, left + SIZE.width <= 1280, top + SIZE.height <= 800]).toEqual([true, true, true, true]);
});

test("without a target it stands in the upper middle", () => {
  const { left, top } = placeFor(SIZE, WINDOW, null, []);
  expect(left).toBeGreaterThan(200);
  expect(top).toBeLessThan(400);
});
