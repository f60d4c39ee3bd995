import { expect, test } from "vitest";
import { percent, placeOf, standings } from "./outcome";

test("places are decided by Runes", () => {
  const result = { winner: 1, runes: [12, 30, 20], by: "runes" } as const;
  expect([0, 1, 2].map((seat) => placeOf(result, seat))).toEqual([3, 1, 2]);
  expect(standings(result)).toEqual([1, 2, 0]);
});

test("the player who loses a tie by the hand is second", () => {
  const result = { winner: 2, runes: [30, 7, 30], by: "hand" } as const;
  expect([0, 1, 2].map((seat) => placeOf(result, seat))).toEqual([2, 3, 1]);
});

test("if nobody wins, the leaders share the first place", () => {
  const result = { winner: null, runes: [30, 30, 7], by: "nobody" } as const;
  expect([0, 1, 2].map((seat) => placeOf(result, seat))).toEqual([1, 1, 3]);
});

test("a part of nothing is nothing", () => {
  expect(percent(0, 0)).toBe(0);
  expect(percent(2, 3)).toBe(67);
});
