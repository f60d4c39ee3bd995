import { expect, test } from "vitest";
import { decidingCard, lasting, stepsOf, turnedOver } from "./unfold";
import type { Rank, Unfolding } from "./wire";

const rank: Rank = { strength: 1, points: 1, name: "pair", value: "10", suit: "mask" };
const unfolding: Unfolding = {
  round: 1, hands: [["10M"], ["2C"], ["3C"]], ranks: [rank, rank, rank], points: [1, 0, 0], best: 0, predictions: [0, 0, 1],
  shares: [2, 2, 0], rune_cards: [0, 2, 0], gains: [3, 4, 0], runes: [3, 4, 0], pot_before: 5, pot: 1,
};

test("the deciding card is the group's value in its best suit", () => {
  expect(decidingCard(rank)).toBe("10M");
  expect(decidingCard({ ...rank, value: null, suit: null })).toBeNull();
});

test("one hand after the other, then the best, rune by rune, the gains, all of it", () => {
  const steps = stepsOf(unfolding);
  expect(steps.map(({ hands }) => hands)).toEqual([1, 2, 3, 3, 3, 3, 3, 3]);
  expect(steps.map(({ shares }) => shares[0])).toEqual([0, 0, 0, 0, 1, 2, 2, 2]);
  expect(steps.at(-1)).toEqual({ hands: 3, best: true, shares: [2, 2, 0], gains: true, totals: true });
  expect(steps.slice(0, -1).every((_, index) => lasting(steps, index) > 0)).toBe(true);
});

test("hands are turned over in the order of the events", () => {
  const events = [2, 0, 1].map((seat) => ({ key: "unfolded" as const, seat }));
  expect(turnedOver(events, 3)).toEqual([2, 0, 1]);
  expect(turnedOver([], 3)).toEqual([0, 1, 2]);
});
