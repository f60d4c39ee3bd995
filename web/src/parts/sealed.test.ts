import { afterEach, expect, test, vi } from "vitest";
import { isSealed, isWaiting } from "./sealed";

afterEach(() => {
  vi.useRealTimers();
});

test("a deal of the day is sealed until the day ends, by UTC", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-18T23:59:59Z") });
  expect(isSealed({ day: "2026-11-18" })).toBe(true);
  vi.setSystemTime(Date.parse("2026-11-19T00:00:00Z"));
  expect(isSealed({ day: "2026-11-18" })).toBe(false);
});

test("a game of a duplicate waits until all tables are over", () => {
  const duplicate = { id: "x", number: 1, tables: 2, over: false };
  expect([isSealed({ duplicate }), isWaiting({ duplicate })]).toEqual([true, true]);
  expect([isSealed({ duplicate: { ...duplicate, over: true } }), isWaiting({ duplicate: { ...duplicate, over: true } })]).toEqual([false, false]);
  expect(isWaiting({})).toBe(false);
});

test("other games are never sealed", () => {
  expect(isSealed({})).toBe(false);
});
