import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "$lib/settings.svelte";
import { RANK_NAMES, ranksOf, rankName, WHEEL, type RankName } from "./ranks";

const LOCALES = resolve(import.meta.dirname, "../../../src/foretell/locales");
const VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const place = (card: string): number => VALUES.indexOf(card.slice(0, -1));
const suit = (card: string): string => card.slice(-1);

/** How often each value occurs, most frequent first: "32" for a full house. */
function shape(cards: readonly string[]): string {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(place(card), (counts.get(place(card)) ?? 0) + 1);
  return [...counts.values()].sort((one, other) => other - one).join("");
}

function inARow(cards: readonly string[]): boolean {
  const places = cards.map(place).sort((one, other) => one - other);
  const wheel = places.join() === "0,1,2,3,12";
  return wheel || places.every((at, index) => index === 0 || at === (places[index - 1] ?? at) + 1);
}

const SHAPES: Readonly<Record<string, RankName>> = {
  "41": "four-of-a-kind", "32": "full-house", "311": "three-of-a-kind", "221": "two-pairs", "2111": "pair",
};

/** Ranks the example hands of the player aid. */
function rankOf(cards: readonly string[]): RankName {
  const flush = new Set(cards.map(suit)).size === 1;
  if (inARow(cards)) return flush ? "straight-flush" : "straight";
  return flush ? "flush" : (SHAPES[shape(cards)] ?? "nothing");
}

describe("the player aid", () => {
  test("8.3 ranks are in the order of side A", () => {
    expect(ranksOf("A").map((row) => row.name)).toEqual([...RANK_NAMES]);
    expect(ranksOf("A").map((row) => row.runes.A)).toEqual([10, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test("8.3 on side B straight and full house trade places", () => {
    const names = ranksOf("B").map((row) => row.name);
    expect(names.slice(1, 6)).toEqual(["four-of-a-kind", "straight", "flush", "full-house", "three-of-a-kind"]);
    expect(ranksOf("B").map((row) => row.runes.B)).toEqual([10, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test.each(ranksOf("A"))("the example of $name is one", ({ name, example }) => {
    expect(new Set(example).size).toBe(5);
    expect(rankOf(example)).toBe(name);
  });

  test.each(ranksOf("A"))("the cards that make up $name come first", ({ name, example, group }) => {
    const cards = example.slice(0, group);
    const alone: Readonly<Record<string, string>> = { "four-of-a-kind": "4", "three-of-a-kind": "3", "two-pairs": "22", pair: "2" };
    if (name in alone) expect(shape(cards)).toBe(alone[name]);
    else expect(group).toBe(5);
  });

  test("8.4 the Ace is low in the wheel", () => {
    expect(rankOf(WHEEL)).toBe("straight");
    expect(WHEEL.map(place)).toEqual([3, 2, 1, 0, 12]);
    expect(rankOf(["QC", "KM", "AS", "2T", "3C"])).toBe("nothing");
  });

  test.each(LANGUAGES)("%s names each rank as it names its points", (language) => {
    const words = new FluentBundle(language, { useIsolating: false });
    words.addResource(new FluentResource(readFileSync(resolve(LOCALES, language, "cards.ftl"), "utf8")));
    const text = (key: string, given: Record<string, string | number> = {}): string => {
      const pattern = words.getMessage(key)?.value;
      if (!pattern) throw new Error(`no text for ${key}`);
      return words.formatPattern(pattern, given);
    };
    for (const side of ["A", "B"] as const)
      for (const row of ranksOf(side)) expect(text("rank", { points: row.runes[side], side })).toBe(text(`rank-${row.name}`));
  });

  test("the names on the wire are known", () => {
    expect(rankName("straight flush")).toBe("straight-flush");
    expect(rankName("three of a kind")).toBe("three-of-a-kind");
    expect(rankName("pair")).toBe("pair");
    expect(rankName("royal flush")).toBeNull();
  });
});
