import { expect, test } from "vitest";
import { PORTRAITS, type SeatInfo } from "$lib/wire";
import { portraitFor, portraitsOf } from "./portraits";

function seat(name: string | null, portrait?: SeatInfo["portrait"]): SeatInfo {
  const info: SeatInfo = { kind: name === null ? "free" : "person", name, level: null, here: true, contributed: false };
  return portrait === undefined ? info : { ...info, portrait };
}

test("a seer of legend has a fitting portrait, and every name has one", () => {
  expect(portraitFor("Tiresias")).toBe("blind");
  for (const name of ["Ada", "", "Ștefan", "李"]) expect(PORTRAITS).toContain(portraitFor(name));
});

test("a chosen portrait comes first, and nobody gets it by default", () => {
  expect(portraitsOf([seat("Tiresias"), seat("Ada", "blind")])[1]).toBe("blind");
  expect(portraitsOf([seat("Tiresias"), seat("Ada", "blind")])[0]).not.toBe("blind");
});

test("two people may choose the same portrait, and defaults at a table differ", () => {
  expect(portraitsOf([seat("Ada", "cat"), seat("Ben", "cat")])).toEqual(["cat", "cat"]);
  expect(new Set(portraitsOf(["Helenus", "Taliesin", "Teo", "Ada", "Ada"].map((name) => seat(name)))).size).toBe(5);
});

test("an unknown portrait counts as none", () => {
  const newer = seat("Merlin", "dragon" as SeatInfo["portrait"]);
  expect(portraitsOf([newer])).toEqual(["magus"]);
});
