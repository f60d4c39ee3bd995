import { expect, test } from "vitest";
import { RankNews } from "./rankNews";
import type { Changes, EventKey, Frame, Rank, View } from "./wire";

const PAIR: Rank = { strength: 2, points: 1, name: "pair", value: "9", suit: "clock" };
const HIGHER: Rank = { ...PAIR, strength: 3, value: "K" };
const FIVE = ["9C", "9M", "2C", "3C", "4C"];

function frame(changes: Changes, key: EventKey = "took"): Frame {
  return { type: "frame", ply: 1, at: 0, kind: "act", seat: 0, by: "person", action: null, events: [{ key }], changes };
}

test("a new rank is announced once, when the hand is complete", () => {
  const news = new RankNews();
  const view = { hand: FIVE, rank: PAIR } as unknown as View;
  expect(news.after(null, frame({ hand: FIVE, rank: PAIR }, "round_started"))).toEqual(PAIR);
  expect(news.after(view, frame({}))).toBeNull();
  expect(news.after(view, frame({ hand: FIVE.slice(1), rank: HIGHER }))).toBeNull();
  expect(news.after(view, frame({ rank: HIGHER }))).toEqual(HIGHER);
  expect(news.after({ ...view, rank: HIGHER }, frame({ rank: PAIR }))).toEqual(PAIR);
  expect(news.after(view, frame({}, "round_started"))).toEqual(PAIR);
  expect(news.after(null, frame({ rank: null, hand: null }))).toBeNull();
});

test("a rank that was told in the same words is not announced again", () => {
  const news = new RankNews();
  const nothing: Rank = { strength: 1, points: 0, name: "nothing", value: "A", suit: "clock" };
  const view = { hand: FIVE, rank: nothing } as unknown as View;
  news.told(nothing);
  expect(news.after(view, frame({ rank: { ...nothing, value: "Q" } }))).toBeNull();
  expect(news.after(view, frame({ rank: PAIR }))).toEqual(PAIR);
});
