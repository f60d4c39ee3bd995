import { describe, expect, it } from "vitest";
import { lastTurns } from "./recent";
import type { Frame } from "./wire";

function frame(ply: number, ...keys: string[]): Frame {
  return { ply, events: keys.map((key) => ({ key })) } as unknown as Frame;
}

describe("the last turn of each player", () => {
  const game = [
    frame(0, "round_started", "dealt"),
    frame(1, "played"),
    frame(2, "took", "added"),
    frame(3, "passed"),
    frame(4, "played", "discarded", "auto_passed"),
    frame(5, "played"),
  ];

  it("has one turn of every seat, with all its frames", () => {
    expect(lastTurns(game, 3).map(({ ply }) => ply)).toEqual([4, 5]);
    expect(lastTurns(game, 4).map(({ ply }) => ply)).toEqual([3, 4, 5]);
  });

  it("goes back at most to the deal", () => {
    expect(lastTurns(game, 9)).toEqual(game);
    expect(lastTurns([...game, frame(6, "round_started")], 3).map(({ ply }) => ply)).toEqual([6]);
    expect(lastTurns([], 3)).toEqual([]);
  });
});
