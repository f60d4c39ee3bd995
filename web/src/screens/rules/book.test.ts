import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "$lib/settings.svelte";
import { passages, SECTIONS } from "./book";
import { EXAMPLE, POT, STAYS } from "./example";
import { seek } from "./seek";

const LOCALES = resolve(import.meta.dirname, "../../../../src/foretell/locales");
const FILES = ["cards.ftl", "options.ftl", "browser/rules.ftl"];
const source = (language: string, file: string): string => readFileSync(resolve(LOCALES, language, file), "utf8");

function bundle(language: string): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES) words.addResource(new FluentResource(source(language, file)));
  return words;
}

function sayer(language: string): (key: string) => string {
  const words = bundle(language);
  return (key) => {
    const [name = "", attribute] = key.split(".");
    const message = words.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new Error(`no text for ${key} in ${language}`);
    return words.formatPattern(pattern, { discard: "open" });
  };
}

/** The texts of the book: its titles, its passages. */
const KEYS = SECTIONS.flatMap(({ title, blocks }) => [title, ...blocks.flatMap((block) => passages(block).flat())]);

describe("the book", () => {
  test.each(LANGUAGES)("has all of its texts in %s", (language) => {
    const say = sayer(language);
    for (const key of KEYS) expect(say(key), key).not.toBe("");
  });

  test("leaves no text of its sections out", () => {
    const inFile = [...source("en", "browser/rules.ftl").matchAll(/^rules-[\w-]+/gm)].map(([key]) => key);
    const here = import.meta.dirname;
    const parts = readdirSync(here).filter((file) => file.endsWith(".svelte")).map((file) => resolve(here, file));
    const markup = [...parts, resolve(here, "../Rules.svelte")].map((file) => readFileSync(file, "utf8")).join("\n");
    const asked = [...markup.matchAll(/t\(["`](rules-[\w-]+)(\$\{)?/g)];
    const known = (key: string): boolean =>
      KEYS.includes(key) || asked.some(([, name = "", open]) => (open ? key.startsWith(name) : key === name));
    expect(inFile.filter((key) => !known(key))).toEqual([]);
  });

  test("names each section once", () => {
    expect(new Set(SECTIONS.map(({ id }) => id)).size).toBe(SECTIONS.length);
  });
});

describe("searching the book", () => {
  const say = sayer("en");

  test("an empty query shows all and counts nothing", () => {
    const { sections, count, patterns } = seek(" ", say);
    expect(sections).toHaveLength(SECTIONS.length);
    expect([count, patterns.length]).toEqual([0, 0]);
    expect(sections.every(({ blocks, section }) => blocks.length === section.blocks.length)).toBe(true);
  });

  test("shows the passages that have the words, and no others", () => {
    const { sections, count } = seek("look through", say);
    expect(sections.map(({ section }) => section.id)).toEqual(["play"]);
    expect(count).toBe(1);
  });

  test("finds an effect by its name, alone", () => {
    const effects = seek("all-seeing eye", say).sections.find(({ section }) => section.id === "effects");
    const shown = effects?.blocks.find(({ block }) => block.kind === "scene")?.shown ?? [];
    expect(shown.filter(Boolean)).toHaveLength(1);
    expect(shown.at(-1)).toBe(true);
  });

  test("shows a section whole if its title matches", () => {
    const variants = seek("variants", say).sections.find(({ section }) => section.id === "variants");
    expect(variants?.blocks.flatMap(({ shown }) => shown)).toEqual([true, true, true, true]);
  });

  test("finds nothing if there is no match", () => {
    expect(seek("zeppelin", say)).toMatchObject({ count: 0, sections: [] });
  });

  test("needs no accents", () => {
    expect(seek("revelation", sayer("fr")).count).toBe(seek("Révélation", sayer("fr")).count);
    expect(seek("revelation", sayer("fr")).count).toBeGreaterThan(1);
    expect(seek("dezvaluirea mainilor", sayer("ro")).count).toBeGreaterThan(1);
  });
});

describe("the worked example", () => {
  const best = EXAMPLE.find((player) => player.best);
  const right = EXAMPLE.filter((player) => player.predicts === best?.name);

  test("8.7 shares the pot among those who were right, and the rest stays", () => {
    expect(right.map(({ pot }) => pot)).toEqual(right.map(() => Math.floor(POT / right.length)));
    expect(EXAMPLE.filter((player) => !right.includes(player)).every(({ pot }) => pot === 0)).toBe(true);
    expect(STAYS).toBe(POT % right.length);
  });

  test("8.8, 8.9 pays each hand its rank, and 2 for a Rune card", () => {
    const worth = { flush: 5, "three-of-a-kind": 3, pair: 1 };
    for (const { rank, worth: runes, hand, runeCards } of EXAMPLE) {
      expect(runes).toBe(worth[rank]);
      expect(runeCards).toBe(2 * hand.filter((card) => card.startsWith("R")).length);
    }
  });

  test("deals no card twice", () => {
    const cards = EXAMPLE.flatMap(({ hand }) => hand);
    expect(new Set(cards).size).toBe(cards.length);
  });
});
