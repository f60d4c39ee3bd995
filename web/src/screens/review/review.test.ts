import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "$lib/api";
import type { GameReview, ReviewState } from "$lib/wire";
import { GameReviewing } from "./review.svelte";

const REVIEW = { plies: [], moments: [{ ply: 0, seat: 0 }, { ply: 1, seat: 1 }] } as unknown as GameReview;

function told(status: ReviewState["status"], progress: number, review: GameReview | null = REVIEW): ReviewState {
  return { status, ahead: 0, progress, plies: [], review };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks until the review is complete", async () => {
  const answers = [told("waiting", 0, null), told("running", 0.1), told("done", 1)];
  const asked = vi.fn(async () => answers.shift() ?? told("done", 1));
  const reviewing = new GameReviewing("table", 1, asked);
  const loading = reviewing.load();
  await vi.runAllTimersAsync();
  await loading;
  expect(asked).toHaveBeenCalledTimes(3);
  expect(reviewing.done).toBe(true);
  expect(reviewing.moments.map(({ ply }) => ply)).toEqual([1]);
  reviewing.everybody = true;
  expect(reviewing.moments).toHaveLength(2);
});

it("says why there is no review, and can try again", async () => {
  const asked = vi.fn<() => Promise<ReviewState>>().mockRejectedValueOnce(new Refusal("busy", "")).mockResolvedValue(told("done", 1));
  const reviewing = new GameReviewing("table", null, asked);
  await reviewing.load();
  expect(reviewing.refused).toBe("busy");
  await reviewing.load();
  expect(reviewing.refused).toBeNull();
  expect(reviewing.done).toBe(true);
});

it("survives a lost connection while the review is made", async () => {
  const asked = vi.fn<() => Promise<ReviewState>>()
    .mockResolvedValueOnce(told("running", 0.1)).mockRejectedValueOnce(new Refusal("offline", "")).mockResolvedValue(told("done", 1));
  const reviewing = new GameReviewing("table", null, asked);
  const loading = reviewing.load();
  await vi.runAllTimersAsync();
  await loading;
  expect(reviewing.refused).toBeNull();
  expect(reviewing.done).toBe(true);
});

it("stops asking when the screen is left", async () => {
  const asked = vi.fn(async () => told("running", 0.1));
  const reviewing = new GameReviewing("table", null, asked);
  const loading = reviewing.load();
  await vi.advanceTimersByTimeAsync(10);
  reviewing.stop();
  await vi.runAllTimersAsync();
  await loading;
  expect(asked).toHaveBeenCalledTimes(1);
});

it("shows the first review until the deeper one is complete", async () => {
  const deeper = [told("running", 0.5), told("done", 1)];
  const first = told("done", 1);
  const reviewing = new GameReviewing("table", null, async (effort) => (effort === "quick" ? first : (deeper.shift() ?? first)));
  await reviewing.load();
  const deepening = reviewing.deepen();
  await vi.advanceTimersByTimeAsync(10);
  expect(reviewing.deepening).toBe(0.5);
  expect(reviewing.state).toBe(first);
  await vi.runAllTimersAsync();
  await deepening;
  expect(reviewing.deepening).toBeNull();
  expect(reviewing.state).not.toBe(first);
});
