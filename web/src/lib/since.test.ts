import { expect, test } from "vitest";
import { sinceLast } from "./since";
import type { Event, EventKey, Frame } from "./wire";

function frame(seat: number | null, keys: readonly EventKey[], kind: Frame["kind"] = "act"): Frame {
  return { kind, seat, events: keys.map((key) => ({ key }) as Event) } as unknown as Frame;
}

function told(frames: readonly Frame[], seat: number | null = 0): readonly (readonly string[])[] {
  return sinceLast(frames, seat).map((events) => events.map(({ key }) => key));
}

test("what others did after one's own action", () => {
  const frames = [frame(1, ["passed"]), frame(0, ["played"]), frame(1, ["drew"]), frame(2, ["took"]), frame(2, ["said"], "away")];
  expect(told(frames)).toEqual([["drew"], ["took"]]);
  expect(told(frames, null)).toEqual([["passed"], ["played"], ["drew"], ["took"]]);
});

test("after a round, only what came after its Unfolding", () => {
  const frames = [
    frame(0, ["predicted"]),
    frame(1, ["predicted"]),
    frame(2, ["predicted", "unfolded", "pot_won", "round_ended", "round_started", "dealt"]),
    frame(1, ["drew"]),
  ];
  expect(told(frames)).toEqual([["round_started", "dealt"], ["drew"]]);
});

test("one's own action is not told, even if it ended the round", () => {
  const frames = [frame(1, ["predicted"]), frame(0, ["predicted", "unfolded", "round_ended", "round_started"]), frame(1, ["drew"])];
  expect(told(frames)).toEqual([["drew"]]);
});
