import { describe, expect, it } from "vitest";
import type { Frame, GameReview, Moment, Parts, PlyReview, TableInfo } from "$lib/wire";
import { beliefsOfRound, chancesAt, momentAt, PART_NAMES, plyBefore, pointsOf, rangeOf, reviewedOf, roundStarts, standInsOf, truthOf, wholeParts, type Reviewed } from "./figures";

function ply(number: number, round: number, chance: number, known: number | null = null): PlyReview {
  return { ply: number, round, seat: number === 3 ? null : 0, action: null, chances: [chance, 1 - chance], errors: [0, 0], known: known === null ? null : [known, 1 - known] };
}

const MOMENT = { ply: 1, round: 1, seat: 0, mark: "blunder" } as Moment;
const BELIEFS = { ply: 1, ranks: [0, 1], exposed: [0, 0], beliefs: [{ viewer: 0, holder: 1, counted: [0.7, 0.3], believed: [0.4, 0.6] }] };
// The decision at ply 2 of the log was taken back.
const REVIEWED: Reviewed = {
  plies: [1, 4, 5],
  review: { plies: [ply(0, 1, 0.5), ply(1, 1, 0.6, 0.55), ply(2, 2, 0.2, 0.3), ply(3, 2, 0, 0)], moments: [MOMENT], beliefs: [BELIEFS] } as unknown as GameReview,
};

function parts(values: readonly number[], result: number): Parts {
  const told = Object.fromEntries(PART_NAMES.map((name, index) => [name, { value: values[index] ?? 0, error: 0 }]));
  return { ...told, result, mistakes: { value: 0, error: 0 } } as unknown as Parts;
}

it("finds the choices that a bot made for a person", () => {
  const frame = (seat: number | null, by: Frame["by"]) => ({ frame: { seat, by } });
  const told = [frame(null, "server"), frame(0, "bot"), frame(0, "bot"), frame(0, "bot"), frame(1, "bot"), frame(0, "clock")];
  const seats = [{ kind: "person" }, { kind: "bot" }] as unknown as TableInfo["seats"];
  expect([...standInsOf(REVIEWED, told, seats)]).toEqual([0, 2]);
  expect(standInsOf(REVIEWED, told.map(({ frame: { seat } }) => frame(seat, "person")), seats).size).toBe(0);
});

describe("the graph", () => {
  it("has a point before each decision and at the end", () => {
    expect(pointsOf(REVIEWED, "open").map((point) => point.ply)).toEqual([0, 3, 4, 5]);
    expect(pointsOf(REVIEWED, "known").map((point) => point.ply)).toEqual([3, 4, 5]);
    expect(plyBefore(REVIEWED, 1)).toBe(3);
  });

  it("knows the chances at every ply of the replay", () => {
    const points = pointsOf(REVIEWED, "open");
    expect([0, 2, 3, 4, 9].map((at) => chancesAt(points, at)[0])).toEqual([0.5, 0.5, 0.6, 0.2, 0]);
    expect(rangeOf(points, 0)).toEqual([0, 0.6]);
    expect(chancesAt([], 3)).toEqual([]);
  });

  it("shows the beginnings of rounds and the end in a table", () => {
    expect(roundStarts(REVIEWED.review)).toEqual([{ round: 1, index: 0 }, { round: 2, index: 2 }, { round: null, index: 3 }]);
  });

  it("is missing until the server sends it", () => {
    expect(reviewedOf(null)).toBeNull();
    expect(reviewedOf({ status: "waiting", ahead: 1, progress: 0, plies: [], review: null })).toBeNull();
  });
});

it("finds a moment before and after the choice", () => {
  expect(momentAt(REVIEWED, 3)).toEqual({ moment: MOMENT, coming: true });
  expect(momentAt(REVIEWED, 4)).toEqual({ moment: MOMENT, coming: false });
  expect(momentAt(REVIEWED, 5)).toBeNull();
});

it("follows beliefs within a round", () => {
  expect(beliefsOfRound(REVIEWED, 3)).toEqual([BELIEFS]);
  expect(beliefsOfRound(REVIEWED, 1)).toEqual([]);
  expect(beliefsOfRound(REVIEWED, 4)).toEqual([]);
  expect(truthOf(BELIEFS, 0, 1)).toEqual({ counted: 0.3, believed: 0.6 });
  expect(truthOf(BELIEFS, 1, 0)).toBeNull();
});

describe("the parts of a result", () => {
  it.each([
    [[0.334, -0.046, -0.092, -0.426, -0.099, 0.329], 0],
    [[0.25, 0.25, 0.125, 0.125, 0.125, 0.125], 1],
    [[0.335, 0.335, 0.33, 0, 0, 0], 1],
  ])("are whole percents that add up: %j", (values, result) => {
    const whole = wholeParts(parts(values, result));
    expect(PART_NAMES.reduce((sum, name) => sum + whole[name], 0)).toBe(100 * result);
    PART_NAMES.forEach((name, index) => expect(Math.abs(whole[name] - 100 * (values[index] ?? 0))).toBeLessThan(1));
  });
});
