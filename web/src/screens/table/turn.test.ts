import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { rooted, state } from "./reactive.sample.svelte";
import { Turn } from "./turn.svelte";

const called = vi.hoisted(() => vi.fn());
vi.mock("$lib/notice", () => ({ callToTurn: called }));

test("the question is announced once per choice, and a player in the middle of a turn is not called", () => {
  const acting = state(false);
  const asks = state("Play a card.");
  const log = state("before");
  const { made: turn, end } = rooted(() => new Turn({ acting: () => acting.now, question: () => asks.now, aloud: () => asks.now, begins: () => log.now === "before" }));
  expect(turn.asked).toBe("");
  acting.now = true;
  flushSync();
  expect(turn.asked).toBe("Play a card.");
  asks.now = "Play a card, whatever it was that was said meanwhile.";
  flushSync();
  expect(turn.asked).toBe("Play a card.");
  expect(called.mock.calls).toEqual([["Play a card."]]);
  acting.now = false;
  flushSync();
  expect(turn.asked).toBe("");
  asks.now = "Take a card.";
  log.now = "within";
  acting.now = true;
  flushSync();
  expect(turn.asked).toBe("Take a card.");
  expect(called).toHaveBeenCalledTimes(1);
  end();
});
