// What the coach's panel should not cover.

import type { Obstacle } from "./place";

/** What the learner needs, and how bad it is to cover that. */
const NEEDED: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-choice], [data-spot="deck"]', 12],
  ['[data-spot="prompt"]', 0.02],
  ['[data-spot="hand"]', 3],
  [".bar", 8],
  ['[data-spot="display"]', 1],
  [".seat", 1],
  ["[data-go-on]", 20],
  ["[data-unfolding] .frame", 30],
];

/** What the panel should not cover, where it is now. */
export function obstaclesIn(table: HTMLElement): Obstacle[] {
  return NEEDED.flatMap(([selector, weight]) =>
    [...table.querySelectorAll(selector)].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left, top, width, height, weight };
    }),
  );
}
