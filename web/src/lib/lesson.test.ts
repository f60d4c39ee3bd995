import { describe, expect, it } from "vitest";
import { MOMENTS, numberOf, positionOf, rememberedTable, rememberTable, STEPS, type LessonMoment } from "./lesson";
import type { Unfolding, View } from "./wire";

function viewAt(moment: LessonMoment, changes: Partial<View> = {}): View {
  const others = moment.choice === null;
  return {
    seat: 0, round: 1, turns: moment.turns, phase: moment.phase, hand: moment.hand.split(" "),
    choices: others ? [] : [moment.choice, "pass"], predicted: [moment.predicted === true, false, true], unfoldings: [],
    ...changes,
  } as View;
}

const first = MOMENTS[0] as LessonMoment;
const ended = {} as Unfolding;

describe("a moment of the script", () => {
  it.each(MOMENTS)("is found again: $turns $phase $choice", (moment) => {
    const place = positionOf(viewAt(moment));
    expect(place.steps).toBe(moment.steps);
    expect(place.choice).toBe(moment.choice);
  });

  it("has an id of its own, so that its progress is remembered separately", () => {
    const asked = MOMENTS.filter((moment) => moment.choice !== null);
    expect(new Set(asked.map((moment) => positionOf(viewAt(moment)).id)).size).toBe(asked.length);
  });

  it("is not found with other cards, other choices or at another turn", () => {
    for (const changes of [{ hand: ["KT"] }, { choices: ["pass"] }, { turns: 3 }]) {
      const place = positionOf(viewAt(first, changes));
      expect(place.id).toBe("yours");
      expect(place.choice).toBeNull();
    }
  });
});

describe("after the first round", () => {
  it("explains the scoring and allows every choice", () => {
    const place = positionOf(viewAt(first, { round: 2, unfoldings: [ended] }));
    expect(place.steps.map((step) => step.key)).toEqual(["scored", "own", "own-turn"]);
    // A learner who has seen the end of the Unfolding has read the first step there.
    const seen = positionOf(viewAt(first, { round: 2, unfoldings: [ended] }), true);
    expect(seen.steps.map((step) => step.key)).toEqual(["own", "own-turn"]);
    expect(place.choice).toBeNull();
  });

  it("has a text for predictions and for waiting", () => {
    const last = (changes: Partial<View>): string | undefined =>
      positionOf(viewAt(first, { unfoldings: [ended], ...changes })).steps.at(-1)?.key;
    expect(last({ phase: "predict" })).toBe("own-prediction");
    expect(last({ choices: [] })).toBe("own-round");
    expect(last({ phase: "take" })).toBe("own-round");
  });

  it("ends with the second round, or with the game", () => {
    expect(positionOf(viewAt(first, { unfoldings: [ended, ended] })).ended).toBe(true);
    expect(positionOf(viewAt(first, { phase: "over", choices: [] })).ended).toBe(true);
  });
});

describe("the steps", () => {
  it("are counted once each, in the order of the script", () => {
    expect(new Set(STEPS.map((step) => step.key)).size).toBe(STEPS.length);
    expect(numberOf(STEPS[0] ?? first.steps[0]!)).toBe(1);
    expect(numberOf({ key: "own", point: null })).toBe(STEPS.length);
    expect(numberOf({ key: "yours", point: null })).toBeNull();
  });
});

it("remembers its table until it is asked to forget it", () => {
  rememberTable("abc");
  expect(rememberedTable()).toBe("abc");
  rememberTable(null);
  expect(rememberedTable()).toBeNull();
});
