import { expect, test } from "vitest";
import { signed } from "./signed";

test("a difference has its sign, and at most two digits", () => {
  expect([1.5, -2, 0, 0.333, null].map(signed)).toEqual(["+1.5", "−2", "0", "+0.33", "–"]);
});
