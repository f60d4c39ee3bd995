import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { Live } from "$lib/live.svelte";
import { MOMENTS, type LessonMoment } from "$lib/lesson";
import type { View } from "$lib/wire";
import { Coach } from "./coach.svelte";

let live: Live;
let coach: Coach;

function show(moment: LessonMoment, changes: Partial<View> = {}): void {
  const choices = moment.choice === null ? [] : [moment.choice, "pass"];
  const view = {
    seat: 0, turns: moment.turns, phase: moment.phase, hand: moment.hand.split(" "), choices, predicted: [false], unfoldings: [],
    ...changes,
  } as unknown as View;
  live.shown = { ply: live.shown.ply + 1, view };
  flushSync();
  coach.tell();
}

const [first, second] = MOMENTS as readonly [LessonMoment, LessonMoment];

beforeEach(() => {
  live = new Live("table");
  coach = new Coach(live);
});

it("shows the steps of a moment one by one, and stops at the one that waits for a choice", () => {
  show(first);
  for (const step of first.steps) {
    expect(coach.step?.key).toBe(step.key);
    coach.next();
    coach.tell();
  }
  expect(coach.mayGoOn).toBe(false);
  expect(coach.step?.key).toBe(first.steps.at(-1)?.key);
});

it("allows only the suggested choice, or every choice if none is suggested", () => {
  show(first);
  expect([coach.allows("JM"), coach.allows("pass")]).toEqual([true, false]);
  show(first, { hand: ["KT"] });
  expect([coach.allows("JM"), coach.allows("pass")]).toEqual([true, true]);
});

it("goes back to earlier texts and forward again", () => {
  show(first);
  coach.next();
  coach.tell();
  show(second);
  expect(coach.step?.key).toBe("take");
  coach.back();
  coach.back();
  expect([coach.step?.key, coach.again, coach.mayGoBack]).toEqual(["welcome", true, false]);
  coach.back();
  expect(coach.step?.key).toBe("welcome");
  coach.next();
  coach.next();
  expect([coach.step?.key, coach.again, coach.mayGoOn]).toEqual(["take", false, false]);
});

it("leaves an old text when there is a new one", () => {
  show(first);
  coach.next();
  coach.tell();
  coach.back();
  show(second);
  expect([coach.step?.key, coach.again]).toEqual(["take", false]);
});

it("says nothing before the cards are dealt", () => {
  expect([coach.step, coach.mayGoOn, coach.mayGoBack]).toEqual([null, false, false]);
});

it("explains the showdown of the first round on the showdown, step by step", () => {
  const last = MOMENTS.at(-1) as LessonMoment;
  show(last, { predicted: [true] });
  const said = (["opening", "hand", "best", "pot", "supply", "summary"] as const).map((kind) => {
    coach.unfold(kind);
    coach.tell();
    return coach.step?.key;
  });
  expect(said).toEqual(["showdown", "showdown", "best", "best", "best", "scored"]);
  coach.unfold(null);
  show(first, { unfoldings: [{}] as unknown as View["unfoldings"] });
  expect(coach.step?.key).toBe("own");
});
