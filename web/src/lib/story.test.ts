import { expect, test } from "vitest";
import { atLeastOnce, COMMON_FIRST, HANDS_OF_RANK } from "./odds";
import { storyOf } from "./story";
import type { By, Changes, EventKey, Frame, Kind, Rank, Unfolding } from "./wire";

const ranks: Readonly<Record<string, Rank>> = {
  nothing: { strength: 1, points: 0, name: "nothing", value: "9", suit: "clock" },
  pair: { strength: 2, points: 1, name: "pair", value: "9", suit: "clock" },
  flush: { strength: 5, points: 5, name: "flush", value: "9", suit: "clock" },
};

interface Round {
  readonly dealt: string;
  readonly predictions: readonly number[];
  readonly best: number;
  readonly pot: number;
  readonly shares?: readonly number[];
  readonly final?: string;
  readonly by?: By;
}

/** The frames of a game as seat 0 of three got them: each round is a deal, two predictions of others and its own. */
function played(...rounds: readonly Round[]): Frame[] {
  const frames: Frame[] = [];
  const unfoldings: Unfolding[] = [];
  const add = (changes: Changes, keys: readonly EventKey[], how: { seat?: number; by?: By; action?: string; kind?: Kind } = {}): void => {
    const { seat = null, by = "bot", action = null, kind = "act" } = how;
    frames.push({ type: "frame", ply: frames.length, at: 0, kind, seat, by, action, events: keys.map((key) => ({ key })), changes });
  };
  const deal = (index: number): Changes => ({ round: index + 1, turns: 0, phase: "play", rank: ranks[rounds[index]?.dealt ?? ""] ?? null });
  add({ ...deal(0), unfoldings: [], turn: 0 }, ["round_started"], { kind: "deal" });
  rounds.forEach(({ predictions, best, pot, shares = [0, 0, 0], final = "nothing", by = "person" }, index) => {
    add({ phase: "predict" }, ["passed", "predictions_opened"], { seat: 2 });
    add({}, ["predicted"], { seat: 0, by, action: `=${predictions[0]}` });
    const rank = ranks[final] as Rank;
    const [one, two, three] = [rank, rank, rank];
    unfoldings.push({
      round: index + 1, hands: [[], [], []], ranks: [one, two, three], points: [rank.points, 0, 0], best, predictions, shares,
      rune_cards: [0, 0, 0], gains: [0, 0, 0], runes: [0, 0, 0], pot_before: pot, pot: 0,
    });
    const last = index === rounds.length - 1;
    const after: Changes = last ? { phase: "over", result: { winner: 0, runes: [0, 0, 0], by: "runes" } } : deal(index + 1);
    add({ ...after, unfoldings: [...unfoldings] }, last ? ["unfolded", "round_ended", "game_ended"] : ["unfolded", "round_ended", "round_started"], { seat: 1, action: `=${predictions[1]}` });
  });
  return frames;
}

test("the best call won most runes, the costliest miss lost most, and both know their ply", () => {
  const frames = played(
    { dealt: "nothing", predictions: [1, 1, 2], best: 1, pot: 4, shares: [2, 2, 0] },
    { dealt: "flush", predictions: [0, 2, 2], best: 0, pot: 6, shares: [6, 0, 0] },
    { dealt: "nothing", predictions: [1, 2, 0], best: 2, pot: 8, shares: [0, 8, 0] },
  );
  expect(storyOf(frames, 0)).toEqual([
    { key: "story-call", round: 2, other: 0, runes: 6, ply: 5 },
    { key: "story-miss", round: 3, other: 2, runes: 4, ply: 8 },
    { key: "story-lucky", round: 2, rank: ranks["flush"], chance: atLeastOnce("flush", 3), ply: 3 },
  ]);
});

test("a miss costs the share that the right prediction would have had", () => {
  const miss = (predictions: readonly number[], best: number, pot: number): unknown =>
    storyOf(played({ dealt: "flush", predictions, best, pot }), 0).find(({ key }) => key.startsWith("story-miss") || key === "story-no-miss");
  expect(miss([1, 1, 1], 2, 4)).toMatchObject({ key: "story-miss", other: 2, runes: 4 });
  expect(miss([1, 2, 2], 2, 4)).toMatchObject({ runes: 1 });
  expect(miss([1, 0, 0], 0, 9)).toMatchObject({ key: "story-miss-self", runes: 3 });
  expect(miss([2, 2, 2], 2, 4)).toEqual({ key: "story-no-miss", ply: null });
  expect(miss([1, 2, 2], 2, 2)).toBeUndefined(); // the miss cost nothing
});

test("a right prediction that won nothing is not the best call", () => {
  const frames = played({ dealt: "nothing", predictions: [2, 2, 2], best: 2, pot: 2, shares: [0, 0, 0] });
  expect(storyOf(frames, 0).map(({ key }) => key)).toEqual(["story-no-miss"]);
});

test("the best hand, if it scored, takes the place of a call or a deal that is not worth a sentence", () => {
  const game = (final: string, right = false): readonly unknown[] =>
    storyOf(played({ dealt: "nothing", predictions: right ? [2, 1, 1] : [1, 1, 1], best: 2, pot: 4, shares: [right ? 4 : 0, 0, 0], final }), 0);
  const hand = { key: "story-hand", round: 1, rank: ranks["flush"], runes: 5, ply: 3 };
  const noCall = { key: "story-no-call", ply: null };
  expect(game("flush", true)).toEqual([expect.objectContaining({ key: "story-call" }), { key: "story-no-miss", ply: null }, hand]);
  expect(game("flush")).toEqual([expect.objectContaining({ key: "story-miss" }), hand, noCall]);
  expect(game("nothing")).toEqual([expect.objectContaining({ key: "story-miss" }), noCall]);
});

test("predictions that a bot made for the player are not the player's", () => {
  const frames = played({ dealt: "nothing", predictions: [2, 1, 1], best: 2, pot: 4, shares: [4, 0, 0], by: "bot" });
  expect(storyOf(frames, 0)).toEqual([]);
});

test("there is no story before the game is over or while frames are missing", () => {
  const frames = played({ dealt: "pair", predictions: [1, 1, 1], best: 1, pot: 4, shares: [1, 1, 1] });
  expect(storyOf(frames.slice(0, -1), 0)).toEqual([]);
  expect(storyOf(frames.slice(1), 0)).toEqual([]);
  expect(storyOf([], 0)).toEqual([]);
});

test("luck is told if few games have it", () => {
  const told = (...dealt: readonly string[]): unknown => storyOf(played(...dealt.map((one) => ({ dealt: one, predictions: [1, 1, 2], best: 1, pot: 4 }))), 0).at(-1);
  expect(told("pair", "flush")).toEqual({ key: "story-lucky", round: 2, rank: ranks["flush"], chance: atLeastOnce("flush", 2), ply: 3 });
  expect(told("nothing", "nothing")).not.toMatchObject({ key: "story-lucky" });
  expect(told("pair", "pair")).not.toMatchObject({ key: "story-lucky" });
});

test("the odds add up over all hands of five of 54 cards", () => {
  const all = (54 * 53 * 52 * 51 * 50) / 120;
  expect(Object.values(HANDS_OF_RANK).reduce((sum, hands) => sum + hands, 0)).toBe(all);
  expect(COMMON_FIRST[0]).toBe("nothing");
  expect(atLeastOnce("nothing", 1)).toBe(1);
  expect(atLeastOnce("straight flush", 1)).toBeCloseTo(40 / all, 12);
  expect(atLeastOnce("pair", 3)).toBeCloseTo(1 - (1_686_924 / all) ** 3, 12);
});
