import { expect, test } from "vitest";
import { eyeOf, heldUp } from "./moment";
import type { Event } from "./wire";

test("cards shown through the Eye are sorted, and those that are hidden from the viewer come last", () => {
  const event: Event = { key: "showed", seat: 2, other: 0, cards: ["KC", "2M", "9T", "9C"] };
  const shown = eyeOf([{ key: "eyed", seat: 0, other: 2 }, event]);
  expect(shown).toMatchObject({ from: 2, to: 0, event });
  expect([...(shown?.cards ?? [])].sort()).toEqual([...(event.cards ?? [])].sort());
  expect(eyeOf([{ ...event, cards: [null, null, null, null] }])?.cards).toEqual([null, null, null, null]);
  expect(eyeOf([{ key: "drew", seat: 1, cards: ["KC"] }])).toBeNull();
});

test("cards that can be read are held up longer", () => {
  const shown = eyeOf([{ key: "showed", seat: 1, other: 0, cards: ["KC", "2M", "9T", "9C"] }]);
  const hidden = eyeOf([{ key: "showed", seat: 1, other: 2, cards: [null, null, null, null] }]);
  expect(shown && hidden && heldUp(shown) > heldUp(hidden)).toBe(true);
});
