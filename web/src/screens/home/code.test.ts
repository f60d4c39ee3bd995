import { describe, expect, test } from "vitest";
import { tableKey } from "./code";

describe("what people type to join a table", () => {
  test.each([
    ["BCDFGH", "BCDFGH"],
    ["  bcd fgh ", "BCDFGH"],
    ["bcd-fgh", "BCDFGH"],
    ["http://127.0.0.1:8000/t/bcdfgh", "BCDFGH"],
    ["https://example.org/t/BCDFGH?utm=1", "BCDFGH"],
    ["come! https://example.org/t/BCDFGH", "BCDFGH"],
    ["example.org/t/bcdfgh/", "BCDFGH"],
    ["https://example.org/t/abcdefghijkmnpq2", "abcdefghijkmnpq2"],
    ["ABCDEFGHIJKMNPQ2", "abcdefghijkmnpq2"],
  ])("%j is the table %j", (typed, key) => expect(tableKey(typed)).toBe(key));

  test.each(["", "   ", "what?", "https://example.org/rules", "héé", "a".repeat(41)])("%j is none", (typed) =>
    expect(tableKey(typed)).toBeNull(),
  );
});
