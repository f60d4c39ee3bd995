// Two short lessons without a table: situations, what is known in them, and the right answer.

import type { Portrait } from "./wire";

export const LESSONS = ["predicting", "reading"] as const;
export type LessonName = (typeof LESSONS)[number];

export interface Somebody {
  /** A name; null for the learner. */
  readonly name: string | null;
  readonly portrait: Portrait;
  readonly seat: number;
  /** The cards that the learner knows: of the own hand all of them. */
  readonly known: readonly string[];
  /** The points of the rank that was told. */
  readonly told?: number;
  readonly allIn?: boolean;
  /** Cards taken from the display, in order. */
  readonly takes?: readonly string[];
  readonly passes?: number;
}

export interface Situation {
  /** The messages are `practice-{key}` and `practice-{key}.why`. */
  readonly key: string;
  readonly people: readonly Somebody[];
  /** Either seats or cards. */
  readonly options: readonly (number | string)[];
  readonly answer: number | string;
}

const me = (...known: string[]): Somebody => ({ name: null, portrait: "bard", seat: 0, known });
const mara = (known: string[], more: Partial<Somebody> = {}): Somebody => ({ name: "Mara", portrait: "priestess", seat: 1, known, ...more });
const teo = (known: string[], more: Partial<Somebody> = {}): Somebody => ({ name: "Teo", portrait: "wanderer", seat: 2, known, ...more });
const EVERYBODY = [0, 1, 2];

export const SITUATIONS: Readonly<Record<LessonName, readonly Situation[]>> = {
  predicting: [
    { key: "sealed", people: [me("5C", "5M", "5T", "KS", "2C"), mara(["9M", "9C"]), teo(["7S"], { told: 4, allIn: true })], options: EVERYBODY, answer: 2 },
    { key: "grown", people: [me("4C", "5M", "6S", "7T", "8C"), mara(["QC", "QM", "3T"], { told: 2, takes: ["QS"] }), teo([], { told: 1 })], options: EVERYBODY, answer: 1 },
    { key: "own", people: [me("JC", "JM", "JS", "JT", "R1"), mara(["KC"], { told: 3 }), teo(["AM", "AT"])], options: EVERYBODY, answer: 0 },
  ],
  reading: [
    { key: "takes", people: [mara(["8T", "8S"], { takes: ["8T", "8S"] })], options: ["KM", "8C", "2S"], answer: "8C" },
    { key: "passes", people: [mara(["3C"], { takes: ["3C"] }), teo([], { passes: 2 })], options: [1, 2], answer: 2 },
    { key: "suit", people: [teo(["3S", "9S"], { told: 5 })], options: ["6C", "KS", "9T"], answer: "KS" },
  ],
};
