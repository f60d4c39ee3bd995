import { expect, test } from "vitest";
import type { Event, EventKey } from "./wire";
import { turnsOf } from "./turns";

function line(key: EventKey, heading = false) {
  return { event: { key } as Event, text: key, heading };
}

test("a turn begins with a card, a pass or All In, and a heading stands alone", () => {
  const lines = [line("round_started", true), line("dealt"), line("added"), line("played"), line("took"), line("discarded"), line("passed"), line("predictions_opened", true), line("predicted")];
  expect(turnsOf(lines).map(({ first, rest }) => [first.text, rest.length])).toEqual([
    ["round_started", 0], ["dealt", 1], ["played", 2], ["passed", 0], ["predictions_opened", 0], ["predicted", 0],
  ]);
});

test("a log may begin in the middle of a turn", () => {
  expect(turnsOf([line("took"), line("played")]).map(({ first }) => first.text)).toEqual(["took", "played"]);
});
