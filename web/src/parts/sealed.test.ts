import { afterEach, expect, test, vi } from "vitest";
import { isSealed } from "./sealed";

afterEach(() => {
  vi.useRealTimers();
});

test("a deal of the day is sealed until the day ends, by UTC", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-18T23:59:59Z") });
  expect(isSealed({ day: "2026-11-18" })).toBe(true);
  vi.setSystemTime(Date.parse("2026-11-19T00:00:00Z"));
  expect(isSealed({ day: "2026-11-18" })).toBe(false);
});

test("other games are never sealed", () => {
  expect(isSealed({})).toBe(false);
});
