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
