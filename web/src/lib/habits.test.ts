import { beforeEach, expect, test } from "vitest";
import { habitsOf, kindOf, rememberReview, reviewedGames, slipsOf, type Kind } from "./habits";
import type { Moment } from "./wire";

beforeEach(() => localStorage.clear());

function moment(phase: Moment["phase"], action: string, better: string | null, lost = 0.1): Moment {
  return { ply: 7, round: 2, seat: 1, phase, effect: null, action, better, mark: "mistake", difference: { value: lost } };
}

test.each<[Moment["phase"], string, string, Kind]>([
  ["predict", "=1", "=2", "prediction"],
  ["play", "pass", "7C", "passing"],
  ["play", "7C", "pass", "playing-on"],
  ["play", "allin", "7C", "all-in-early"],
  ["play", "7C", "allin", "all-in-late"],
  ["play", "7C", "8C", "playing"],
  ["take", "+7C", "+8C", "taking"],
  ["hide", "!7C", "!8C", "keeping"],
  ["eye", "@1", "@2", "asking"],
  ["offer", "use", "skip", "effects"],
])("%s: %s instead of %s is a mistake of %s", (phase, action, better, kind) => {
  expect(kindOf(moment(phase, action, better))).toBe(kind);
});

test("only own mistakes count, at the ply of the replay", () => {
  const moments = [moment("play", "pass", "7C"), moment("play", "7C", null), { ...moment("play", "pass", "7C"), seat: 0 }];
  expect(slipsOf(moments, 1, new Set(), (decision) => decision + 3)).toEqual([{ kind: "passing", lost: 0.1, ply: 10, round: 2 }]);
  const byBot = new Set([7]);
  expect(slipsOf(moments, 1, byBot, (decision) => decision + 3)).toEqual([]);
});

test("the three habits that cost most, the worst first", () => {
  const slip = (kind: Kind, lost: number) => ({ kind, lost, ply: 1, round: 1 });
  const habits = habitsOf([
    { table: "a", seat: 0, slips: [slip("taking", 0.05), slip("passing", 0.1), slip("keeping", 0.2)] },
    { table: "b", seat: 1, slips: [slip("passing", 0.15), slip("prediction", 0.5)] },
  ]);
  expect(habits.map(({ kind, slips }) => [kind, slips.length])).toEqual([["prediction", 1], ["passing", 2], ["keeping", 1]]);
  expect(habits[1]?.slips.map(({ table, seat }) => [table, seat])).toEqual([["b", 1], ["a", 0]]);
});

test("a game is remembered once, and at most forty are", () => {
  for (let game = 0; game < 45; game++) rememberReview({ table: `t${game}`, seat: 0, slips: [] });
  rememberReview({ table: "t44", seat: 1, slips: [] });
  const games = reviewedGames();
  expect(games).toHaveLength(40);
  expect(games[0]).toEqual({ table: "t44", seat: 1, slips: [] });
  expect(games.filter(({ table }) => table === "t44")).toHaveLength(1);
});

test("something else in the storage is ignored", () => {
  localStorage.setItem("foretell.habits", "{");
  expect(reviewedGames()).toEqual([]);
  localStorage.setItem("foretell.habits", JSON.stringify([1, { table: 2 }]));
  expect(reviewedGames()).toEqual([]);
});
