import { expect, test } from "vitest";
import { after, nearest, valid } from "./progress.svelte";

const EASY = { id: "easy", rating: 1000 };
const HARD = { id: "hard", rating: 1800 };
const NEW = valid(null);

test("the streak grows with right answers and ends with a wrong one", () => {
  const twice = after(after(NEW, EASY, true), HARD, true);
  expect([twice.streak, twice.best, twice.seen]).toEqual([2, 2, ["easy", "hard"]]);
  const lost = after(twice, EASY, false);
  expect([lost.streak, lost.best]).toEqual([0, 2]);
});

test("only the first answer to a puzzle changes the rating, a difficult one more", () => {
  const first = after(NEW, EASY, true);
  expect(first.rating).toBeGreaterThan(NEW.rating);
  expect(after(first, EASY, false).rating).toBe(first.rating);
  expect(after(NEW, HARD, true).rating).toBeGreaterThan(first.rating);
  expect(after(NEW, EASY, false).rating).toBeLessThan(NEW.rating);
});

test("the next puzzle is a new one, the nearest in rating", () => {
  expect(nearest(NEW, [HARD, EASY])).toBe(EASY);
  expect(nearest(after(NEW, EASY, true), [HARD, EASY])).toBe(HARD);
  expect(nearest(after(after(NEW, EASY, true), HARD, true), [HARD, EASY])).toBe(EASY);
  expect(nearest(NEW, [])).toBeNull();
});

test("what is not valid in the storage counts as nothing", () => {
  for (const stored of [null, 7, "x", {}, { rating: "x", streak: 0, best: 0, seen: [] }, { rating: 1, streak: 0, best: 0, seen: {} }]) {
    expect(valid(stored)).toEqual(NEW);
  }
  expect(valid({ rating: 1300, streak: 1, best: 2, seen: ["a", 7] })).toEqual({ rating: 1300, streak: 1, best: 2, seen: ["a"] });
});
