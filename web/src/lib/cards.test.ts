import { expect, test } from "vitest";
import { byValue, choiceOf, suitOf, valueOf } from "./cards";

test("cards by their tokens", () => {
  expect([valueOf("10M"), suitOf("10M")]).toEqual(["10", "M"]);
  expect([valueOf("R2"), suitOf("R2")]).toEqual(["R", null]);
});

test("high values lie first, Rune cards last", () => {
  expect(["2C", "R1", "AT", "10M", "JS", "AC"].sort(byValue)).toEqual(["AC", "AT", "JS", "10M", "2C", "R1"]);
});

test.each([
  ["7C", { sort: "play", card: "7C", seat: null }],
  ["+7C", { sort: "take", card: "7C", seat: null }],
  ["~10M", { sort: "exchange", card: "10M", seat: null }],
  ["-R1", { sort: "give", card: "R1", seat: null }],
  ["^AS", { sort: "pick", card: "AS", seat: null }],
  ["!2T", { sort: "hide", card: "2T", seat: null }],
  ["x2T", { sort: "discard", card: "2T", seat: null }],
  ["@3", { sort: "seat", card: null, seat: 3 }],
  ["=0", { sort: "seat", card: null, seat: 0 }],
  ["pass", { sort: "plain", card: null, seat: null }],
])("the choice %s", (token, choice) => {
  expect(choiceOf(token)).toEqual({ token, ...choice });
});
