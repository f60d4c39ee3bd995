import { expect, test } from "vitest";
import { decidingCard, eventsAt, eventsInShort, isRare, lasting, nextBeat, stepsOf, weakestFirst, type Step } from "./unfold";
import type { Event, Rank, Unfolding } from "./wire";

const rank: Rank = { strength: 1, points: 1, name: "pair", value: "10", suit: "mask" };
const unfolding: Unfolding = {
  round: 1, hands: [["10M"], ["2C"], ["3C"]], ranks: [{ ...rank, strength: 9 }, { ...rank, strength: 4 }, { ...rank, strength: 5 }], points: [1, 0, 0],
  best: 0, predictions: [0, 0, 1], shares: [2, 2, 0], rune_cards: [0, 2, 0], gains: [3, 4, 0], runes: [3, 4, 0], pot_before: 5, pot: 1,
};
const steps = stepsOf(unfolding);

function at(kind: string): Step {
  return steps.find((step) => step.kind === kind) as Step;
}

test("the deciding card is the group's value in its best suit", () => {
  expect(decidingCard(rank)).toBe("10M");
  expect(decidingCard({ ...rank, value: null, suit: null })).toBeNull();
});

test("the weakest hand comes first and the best one last", () => {
  expect(weakestFirst(unfolding)).toEqual([1, 2, 0]);
  const hands = steps.filter(({ kind }) => kind === "hand");
  expect(hands.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(hands.map(({ open }) => open)).toEqual([[1], [1, 2], [1, 2, 0]]);
});

test("after the hands come the best hand, the pot, the supply and the summary, rune by rune", () => {
  expect(steps.map(({ kind }) => kind)).toEqual([
    "opening", "hand", "hand", "hand", "best", "pot", "pot", "pot", "supply", "supply", "supply", "summary",
  ]);
  expect(steps.map(({ shares }) => shares[0])).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2]);
  expect(steps.map(({ supplied }) => supplied[1])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2]);
  expect(steps.slice(0, -1).every((_, index) => lasting(steps, index) > 0)).toBe(true);
});

test("skipping ahead goes to the next hand, and over the rest of the runes", () => {
  const beats = [0];
  while ((beats.at(-1) ?? 0) < steps.length - 1) beats.push(nextBeat(steps, beats.at(-1) ?? 0));
  expect(beats).toEqual([0, 1, 2, 3, 4, 5, 8, 11]);
});

test("each step tells its own events, and all steps together tell each event once, in the order in which they are shown", () => {
  const keys = ["predicted", "unfolded", "unfolded", "unfolded", "best_hand", "pot_won", "pot_kept", "hand_scored", "rune_cards_scored", "round_ended"] as const;
  const events: Event[] = keys.map((key, index) => ({ key, seat: key === "unfolded" ? index - 1 : 0 }));
  expect(eventsAt(at("opening"), events).map(({ key }) => key)).toEqual(["predicted"]);
  expect(eventsAt(at("hand"), events)).toEqual([{ key: "unfolded", seat: 1 }]);
  expect(eventsAt(at("pot"), events).map(({ key }) => key)).toEqual(["pot_won", "pot_kept"]);
  const told = new Set(steps.flatMap((step) => eventsAt(step, events)));
  expect([...told].map(({ key }) => key)).toEqual(keys);
  expect(eventsInShort(events).map(({ key }) => key)).toEqual(["predicted", "best_hand", "pot_won", "pot_kept", "round_ended"]);
});

test("four of a kind and better get a flourish", () => {
  expect(["pair", "full house", "four of a kind", "straight flush"].map((name) => isRare({ ...rank, name }))).toEqual([false, false, true, true]);
});
