import { expect, test } from "vitest";
import { spots } from "./round";

test("the viewer's seat is at the bottom, and the next one is to the left, clockwise", () => {
  const around = spots(4, 1).map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect(around).toEqual([[100, 50], [50, 100], [0, 50], [50, 0]]);
});

test.each([2, 3, 4, 5])("%i seats have different positions", (count) => {
  const around = new Set(spots(count, 0).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`));
  expect(around.size).toBe(count);
});
