import { expect, test } from "vitest";
import type { View } from "./wire";
import { whereabouts } from "./whereabouts";

test("each card has one place, and the own hand comes first", () => {
  const view = {
    hand: ["7C"], hands: null, known: [["7C"], ["9M"], []], rows: [["KS", null], [null, null]], unplaced: ["2T", "R1"], gone: ["3C"], discard_top: "4C",
  } as unknown as View;
  const places = whereabouts(view);
  expect(places.get("7C")).toEqual({ kind: "hand" });
  expect(places.get("9M")).toEqual({ kind: "seat", seat: 1 });
  expect(places.get("KS")).toEqual({ kind: "display" });
  expect([places.get("3C"), places.get("4C")]).toEqual([{ kind: "gone" }, { kind: "gone" }]);
  expect([...places.keys()].filter((card) => places.get(card)?.kind === "unplaced")).toEqual(["2T", "R1"]);
});
