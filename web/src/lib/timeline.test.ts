import { describe, expect, it } from "vitest";
import { aroundEnding, foldAll, nextRound, nextTurn, previousRound, previousTurn, roundsOf, stretchesOf, upTo } from "./timeline";
import { game, frame } from "./timeline.sample";

const plies = foldAll(game());
const stretches = stretchesOf(plies);
const rounds = roundsOf(plies);

describe("folding", () => {
  it("has the view after every ply", () => {
    expect(plies.map(({ view }) => [view.round, view.turns])).toEqual([[1, 0], [1, 0], [1, 1], [1, 0], [1, 1], [1, 2], [1, 2], [2, 0], [2, 1], [2, 1]]);
  });

  it("stops at a gap", () => {
    const frames = game();
    expect(() => foldAll([...frames.slice(0, 3), ...frames.slice(4)])).toThrow("ply 4");
    expect(() => foldAll(frames.slice(1))).toThrow("ply 1");
  });

  it("assigns every ply to its turn", () => {
    expect(plies.map(({ round, part, turn, seat }) => [round, part, turn, seat])).toEqual([
      [1, "deal", 0, null],
      [1, "turn", 1, 0],
      [1, "turn", 1, 0],
      [1, "turn", 1, 0],
      [1, "turn", 1, 0],
      [1, "turn", 2, 1],
      [1, "predictions", 0, 0],
      [1, "unfolding", 0, 1],
      [2, "turn", 1, 1],
      [2, "unfolding", 0, 1],
    ]);
  });

  it("has the Unfolding only at the ply that ends a round", () => {
    expect(plies.flatMap(({ ending }, ply) => (ending ? [[ply, ending.round]] : []))).toEqual([[7, 1], [9, 2]]);
  });
});

describe("round marks", () => {
  it("keeps a turn together that was taken back and played again", () => {
    expect(stretches.map(({ from, to, part, seat }) => [from, to, part, seat])).toEqual([
      [0, 0, "deal", null],
      [1, 4, "turn", 0],
      [5, 5, "turn", 1],
      [6, 6, "predictions", null],
      [7, 7, "unfolding", null],
      [8, 8, "turn", 1],
      [9, 9, "unfolding", null],
    ]);
  });

  it("marks a round where it is dealt", () => {
    expect(rounds).toEqual([{ ply: 0, round: 1 }, { ply: 7, round: 2 }]);
  });

  it("goes from turn to turn, and back to the beginning of the present turn first", () => {
    expect([0, 1, 3, 6, 8, 9].map((ply) => nextTurn(stretches, ply))).toEqual([1, 5, 5, 7, 9, 9]);
    expect([0, 1, 3, 5, 9].map((ply) => previousTurn(stretches, ply))).toEqual([0, 0, 1, 1, 8]);
  });

  it("goes from round to round, and from the last to the end", () => {
    expect([0, 3, 7, 9].map((ply) => nextRound(rounds, ply, 9))).toEqual([7, 7, 9, 9]);
    expect([0, 3, 7, 8].map((ply) => previousRound(rounds, ply))).toEqual([0, 0, 0, 7]);
  });

  it("shows nothing beyond a ply", () => {
    expect(upTo(stretches, 2).map(({ from, to }) => [from, to])).toEqual([[0, 0], [1, 2]]);
    expect(upTo(stretches, 9)).toEqual(stretches);
  });
});

describe("the end of a round", () => {
  it("comes before the next deal or the end of the game", () => {
    const keys = (ply: number): string[][] => aroundEnding(plies[ply]?.frame.events ?? []).map((events) => events.map(({ key }) => key));
    expect(keys(7)).toEqual([["predicted", "unfolded", "round_ended"], ["round_started"]]);
    expect(keys(9)).toEqual([["unfolded", "round_ended"], ["game_ended"]]);
  });

  it("is not counted at other times", () => {
    const { events } = frame(1, {}, ["played"]);
    expect(aroundEnding(events)).toEqual([[], events]);
  });
});
