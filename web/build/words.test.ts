// @vitest-environment node
// Formats every message of every language with the Fluent implementation of the browser.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { PARTS, languages, listing, textOf } from "./words.ts";

/** Whole numbers of every plural category, and a text. */
const TRIED: readonly FluentVariable[] = [0, 1, 2, 21, 100, "Ana Ș."];

test("the settings offer exactly the existing languages", () => {
  expect(LANGUAGES).toEqual(languages());
});

test("the code of a language may contain a hyphen", () => {
  const module = listing([{ code: "pt-BR", name: "Português" }]).replaceAll("export const", "const");
  const { NAMES, SOURCES } = new Function(`${module} return { NAMES, SOURCES };`)();
  expect(NAMES).toEqual({ "pt-BR": "Português" });
  expect(Object.keys(SOURCES["pt-BR"])).toEqual(Object.keys(PARTS));
});

describe.each(languages())("%s", (language) => {
  const texts = Object.keys(PARTS).map((part) => textOf(language, part));
  const bundle = new FluentBundle(language, { useIsolating: false });
  const complaints = texts.flatMap((text) => bundle.addResource(new FluentResource(text)));

  test("no message is defined twice, and none is unreadable", () => {
    expect(complaints).toEqual([]);
    const written = texts.join("\n").match(/^-?[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
    const read = texts.flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
    expect(read).toEqual(written);
  });

  test("every message can be formatted", () => {
    const problems: string[] = [];
    const names = [...new Set([...texts.join("\n").matchAll(/\$(\w+)/g)].map(([, name = ""]) => name))];
    for (const [key, message] of bundle._messages) {
      for (const pattern of [message.value, ...Object.values(message.attributes)]) {
        if (pattern === null) continue;
        for (const value of TRIED) {
          const errors: Error[] = [];
          const said = bundle.formatPattern(pattern, Object.fromEntries(names.map((name) => [name, value])), errors);
          if (errors.length > 0 || said.includes("{")) problems.push(`${key}: ${said} ${errors.join(" ")}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});
