import { beforeAll, expect, test } from "vitest";
import { tableAloud, totalsAloud } from "./aloud";
import type { Scene } from "./scene";
import type { TableInfo } from "./wire";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

const info = { options: { side: "A" }, seats: [{ name: "Ada" }, { name: "Ben" }] } as unknown as TableInfo;

test("the uncovered cards of the display, the hand and its rank", () => {
  const view = { rows: [["7C", "2M", null], ["9S", null, null]], hand: ["3T", "AC"], rank: null };
  expect(tableAloud({ view, info } as unknown as Scene)).toBe(
    "Uncovered in the display: 9 of Scarabs and 2 of Masks. Your hand: Ace of Clocks and 3 of Trees.",
  );
});

test("a spectator hears of no hand", () => {
  const view = { rows: [["7C", null], [null, null]], hand: null, rank: null };
  expect(tableAloud({ view, info } as unknown as Scene)).toBe("Uncovered in the display: 7 of Clocks.");
});

test("everybody's runes", () => {
  expect(totalsAloud(info, [1, 4], 0)).toBe("Me: 1 Rune and Ben: 4 Runes.");
  expect(totalsAloud(info, [1, 4], null)).toBe("Ada: 1 Rune and Ben: 4 Runes.");
});
