import { expect, test } from "vitest";
import { lastTakes } from "./takes";
import type { Event, Frame } from "./wire";

function frame(...events: Event[]): Frame {
  return { kind: "act", events } as unknown as Frame;
}

test("the last cards that a seat took in this round, where they were seen", () => {
  const frames = [
    frame({ key: "round_started" }), frame({ key: "took", seat: 1, cards: ["AC"] }),
    frame({ key: "round_ended" }, { key: "round_started" }),
    frame({ key: "took", seat: 1, cards: ["2C"] }), frame({ key: "took", seat: 0, cards: ["9M"] }),
    frame({ key: "exchanged", seat: 1, cards: ["3C", "4C"] }), frame({ key: "picked", seat: 1, cards: [null] }),
    frame({ key: "took_discard", seat: 1, cards: ["5C"] }), frame({ key: "picked", seat: 1, cards: ["6C"] }),
  ];
  expect(lastTakes(frames, 1)).toEqual(["4C", "5C", "6C"]);
  expect(lastTakes(frames, 0)).toEqual(["9M"]);
  expect(lastTakes([], 0)).toEqual([]);
});

test("a take that was taken back does not count", () => {
  const undo = { kind: "undo", seat: 1, events: [{ key: "taken_back", seat: 1 }] } as unknown as Frame;
  const away = { kind: "away", seat: 0, events: [] } as unknown as Frame;
  const first = frame({ key: "took", seat: 1, cards: ["2C"] });
  const second = frame({ key: "took", seat: 1, cards: ["3C"] });
  expect(lastTakes([frame({ key: "round_started" }), first, second, away, undo], 1)).toEqual(["2C"]);
  expect(lastTakes([frame({ key: "round_started" }), first, undo, second], 1)).toEqual(["3C"]);
  expect(lastTakes([undo, second], 1)).toEqual(["3C"]);
});
