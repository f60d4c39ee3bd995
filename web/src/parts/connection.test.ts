import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "./connection.svelte";

const health = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", health);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that does not answer is asked until it does, and its return is counted once", async () => {
  const before = connection.returns;
  health.mockRejectedValueOnce(new TypeError("no")).mockResolvedValue(new Response("{}"));
  connection.lose();
  await vi.advanceTimersToNextTimerAsync();
  expect([connection.lost, connection.returns]).toEqual([true, before]);
  await vi.advanceTimersToNextTimerAsync();
  expect([connection.lost, connection.returns]).toEqual([false, before + 1]);
  await connection.check();
  expect(connection.returns).toBe(before + 1);
  expect(vi.getTimerCount()).toBe(0);
});

test("an answer with a server error does not count as an answer", async () => {
  health.mockResolvedValueOnce(new Response("", { status: 503 })).mockResolvedValue(new Response("{}"));
  await connection.check();
  expect(connection.lost).toBe(true);
  await vi.advanceTimersToNextTimerAsync();
  expect(connection.lost).toBe(false);
});
