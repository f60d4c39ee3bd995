// The script of the lesson: what the coach says at each ply of the first round, and what the learner must choose.
// `foretell.table.lesson` deals the cards and plays the bots. Its tests compare this script with the real game.

import type { StepKind } from "./unfold";
import type { View } from "./wire";

export interface Step {
  /** The message is `lesson-{key}`. */
  readonly key: string;
  /** What the step points at: a selector within the table. */
  readonly point: string | null;
}

export interface LessonMoment {
  readonly turns: number;
  readonly phase: string;
  readonly hand: string;
  /** What the learner must choose; null while the others play. */
  readonly choice: string | null;
  /** During predictions: whether the learner has predicted. */
  readonly predicted?: boolean;
  readonly steps: readonly Step[];
}

const card = (name: string): string => `[data-card="${name}"]`;
const spot = (name: string): string => `[data-spot="${name}"]`;

function step(key: string, point: string | null = null): Step {
  return { key, point };
}

const DEALT = "4C 10C AC 9M JM";
const PAIR = "4C 10C AC 9M 4S";
const THREE = "4C 10C AC 4S 4T";
const FOUR = "4C 4M 4S 4T R1";

export const MOMENTS: readonly LessonMoment[] = [
  {
    turns: 0, phase: "play", hand: DEALT, choice: "JM",
    steps: [
      step("welcome"), step("hand", spot("hand")), step("rank", spot("rank")), step("display", spot("display")),
      step("pot", spot("pot")), step("play", card("JM")),
    ],
  },
  { turns: 0, phase: "take", hand: "4C 10C AC 9M", choice: "+4S", steps: [step("take", card("4S"))] },
  { turns: 0, phase: "offer", hand: PAIR, choice: "use", steps: [step("draw", spot("use"))] },
  { turns: 0, phase: "discard", hand: "4C 10C AC 3M 9M 4S", choice: "x3M", steps: [step("discard", card("3M"))] },
  { turns: 1, phase: "play", hand: PAIR, choice: null, steps: [step("mara", spot("seat-1"))] },
  { turns: 1, phase: "hide", hand: PAIR, choice: "!4C", steps: [step("eye", spot("seat-1")), step("hide", card("4C"))] },
  { turns: 2, phase: "play", hand: PAIR, choice: null, steps: [step("teo", spot("seat-2"))] },
  {
    turns: 3, phase: "play", hand: PAIR, choice: "9M",
    steps: [step("revealed", spot("seat-2")), step("told", spot("rank")), step("answer", card("9M"))],
  },
  { turns: 3, phase: "hypnosis", hand: "4C 10C AC 4S", choice: "@2", steps: [step("ask", spot("seat-2"))] },
  { turns: 3, phase: "pick", hand: "4C 10C AC 4S", choice: "^4T", steps: [step("straight", spot("seat-2")), step("pick", card("4T"))] },
  { turns: 4, phase: "play", hand: THREE, choice: null, steps: [step("row", spot("display"))] },
  { turns: 5, phase: "play", hand: THREE, choice: null, steps: [step("between", spot("seat-2"))] },
  {
    turns: 6, phase: "play", hand: THREE, choice: "10C",
    steps: [step("all-in", spot("seat-2")), step("covered", card("KT")), step("last", card("4M")), step("ten", card("10C"))],
  },
  { turns: 6, phase: "exchange", hand: "4C AC 4S 4T", choice: "~4M", steps: [step("exchange", card("4M"))] },
  { turns: 6, phase: "give", hand: "4C AC 4S 4T", choice: "-AC", steps: [step("give", card("AC"))] },
  { turns: 6, phase: "pick", hand: "4C 4M 4S 4T", choice: "^R1", steps: [step("four", spot("rank")), step("rune-card", card("R1"))] },
  { turns: 7, phase: "play", hand: FOUR, choice: null, steps: [step("nine", spot("display"))] },
  { turns: 8, phase: "predict", hand: FOUR, choice: null, predicted: false, steps: [step("full", spot("display"))] },
  {
    turns: 8, phase: "predict", hand: FOUR, choice: "=0",
    steps: [step("full", spot("display")), step("think", spot("seat-2")), step("predict", "[data-mine]")],
  },
  { turns: 8, phase: "predict", hand: FOUR, choice: null, predicted: true, steps: [step("unfolding")] },
];

/** What the coach says while the hands of the first round are turned over, when the best one is known, and at the end. */
const SHOWDOWN = step("showdown");
const BEST = step("best");
const SCORED = step("scored");
/** The beginning of the second round. */
const OWN_ROUND = step("own");
const OWN: Readonly<Record<string, Step>> = { play: step("own-turn", spot("prompt")), predict: step("own-prediction", spot("prompt")) };
const OWN_OTHERWISE = step("own-round");
const YOURS = step("yours");
const END = step("end");

/** All steps in order, to count the progress. */
export const STEPS: readonly Step[] = [...MOMENTS.flatMap((moment) => moment.steps), SHOWDOWN, BEST, SCORED, OWN_ROUND].filter(
  (one, index, all) => all.findIndex((other) => other.key === one.key) === index,
);

/** The steps to read at this point of the lesson, and the only choice that is allowed, if there is one. */
export interface LessonPosition {
  readonly id: string;
  readonly steps: readonly Step[];
  readonly choice: string | null;
  readonly ended: boolean;
}

/** The Unfolding of the first round, at one of its steps. */
export function showdownPosition(kind: StepKind): LessonPosition {
  const told = kind === "summary" ? SCORED : kind === "opening" || kind === "hand" ? SHOWDOWN : BEST;
  return { id: told.key, steps: [told], choice: null, ended: false };
}

/** `scored`: whether the learner has seen the end of the Unfolding. A page that is loaded later has not shown it. */
export function positionOf(view: View, scored = false): LessonPosition {
  if (view.unfoldings.length > 1 || view.phase === "over") return { id: "end", steps: [END], choice: null, ended: true };
  if (view.unfoldings.length === 1) return ownPosition(view, scored);
  const moment = MOMENTS.find((one) => fits(one, view));
  // A second tab or a take-back may have left the script. Then every choice is allowed.
  if (!moment) return { id: "yours", steps: [YOURS], choice: null, ended: false };
  return { id: `${moment.turns} ${moment.phase} ${moment.choice}`, steps: moment.steps, choice: moment.choice, ended: false };
}

function fits(moment: LessonMoment, view: View): boolean {
  if (moment.turns !== view.turns || moment.hand !== (view.hand ?? []).join(" ")) return false;
  if (moment.predicted !== undefined && moment.predicted !== view.predicted[view.seat ?? 0]) return false;
  if (moment.choice === null) return view.choices.length === 0;
  return moment.phase === view.phase && view.choices.includes(moment.choice);
}

function ownPosition(view: View, scored: boolean): LessonPosition {
  const tip = view.choices.length > 0 ? OWN[view.phase] : undefined;
  return { id: "own", steps: [...(scored ? [] : [SCORED]), OWN_ROUND, tip ?? OWN_OTHERWISE], choice: null, ended: false };
}

/** The number of a step, as in "Step 3 of 30"; null outside the script. */
export function numberOf(step: Step): number | null {
  const index = STEPS.findIndex((one) => one.key === step.key);
  return index < 0 ? null : index + 1;
}

// --- the table of the lesson in progress ----------------------------------------------------------

const KEY = "foretell.lesson";

export function rememberedTable(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberTable(table: string | null): void {
  try {
    if (table === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, table);
  } catch {
    // Without storage, reloading the page starts the lesson again.
  }
}
