import { expect, test } from "vitest";
import { destinationOf, originOf } from "./theatre";
import type { Event } from "./wire";

const PLAYED: readonly Event[] = [{ key: "played", seat: 2, cards: ["7C"] }];

test("a played card comes from its player, a passed one from the deck", () => {
  expect(originOf("7C", PLAYED)).toBe("seat-2");
  expect(originOf("7C", [{ key: "passed", seat: 2, cards: ["7C"] }])).toBe("deck");
});

test("in an exchange one card comes from the hand and the other goes there", () => {
  const events: readonly Event[] = [{ key: "exchanged", seat: 1, cards: ["2C", "3C"] }];
  expect(originOf("2C", events)).toBe("seat-1");
  expect(destinationOf("3C", events)).toBe("seat-1");
});

test("a taken card goes to its player, a discarded one to the pile", () => {
  expect(destinationOf("7C", [{ key: "took", seat: 0, cards: ["7C"] }])).toBe("seat-0");
  expect(destinationOf("7C", [{ key: "discarded", seat: 0, cards: ["7C"] }])).toBe("discard");
});
