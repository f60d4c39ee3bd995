import { beforeAll, expect, test } from "vitest";
import { question } from "./question";
import type { Scene } from "./scene";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

function discarding(hand: number, sizes: readonly number[]): Scene {
  const view = {
    phase: "discard", actors: [0], turn: 0, choices: ["7C"], target: null, effect: null, hand: Array.from({ length: hand }, () => "7C"), hand_sizes: sizes, away: [],
  };
  const info = { options: { players: sizes.length, discard: "open" }, seats: sizes.map(() => ({ name: "Ada" })) };
  return { view, info, seat: 0 } as unknown as Scene;
}

test.each([
  [6, [6, 5, 5], "You hold one card too many: which one do you discard?"],
  [7, [7, 5, 5], "You hold 2 cards too many: which one do you discard first?"],
  [4, [4, 3], "You hold one card too many: which one do you discard?"],
])("%i cards, of %j: as many are too many as the others have fewer", (hand, sizes, asked) => {
  expect(question(discarding(hand, sizes))).toBe(asked);
});
