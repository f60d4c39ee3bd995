// Makes a module for each language and part of the Fluent files. The terminal reads the same files.

import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/foretell/locales");
const LIST = join(LOCALES, "languages.ftl");
const PREFIX = "words:";
/** `main` is loaded at the start and has what the table says. The other parts are loaded with their screens. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  main: ["cards", "events", "prompts", "table", "options", "status", "browser/page", "browser/play"],
  home: ["browser/home"],
  forms: ["browser/forms"],
  lobby: ["browser/lobby"],
  moments: ["browser/moments"],
  games: ["browser/games"],
  settings: ["browser/settings"],
  rules: ["browser/rules"],
  lesson: ["browser/lesson"],
  coach: ["coach", "browser/coach"],
  daily: ["browser/daily"],
  duplicate: ["browser/duplicate"],
  replay: ["browser/replay"],
  ending: ["browser/ending"],
  review: ["review", "browser/review"],
  puzzles: ["puzzles", "browser/puzzles"],
};

/** `import body from "words:ro/main"`: the parsed files, so that browsers need no parser. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      if (id === `\0${PREFIX}languages`) {
        this.addWatchFile(LIST);
        return listing();
      }
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      for (const file of filesOf(language, part)) this.addWatchFile(file);
      const { body } = new FluentResource(textOf(language, part));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}

/** The source text of a part. */
export function textOf(language: string, part: string): string {
  return filesOf(language, part).map(read).join("\n");
}

interface Language {
  readonly code: string;
  readonly name: string;
}

/** The codes of all languages, in the order of the list. */
export function languages(): string[] {
  return listed().map(({ code }) => code);
}

function listed(): Language[] {
  return new FluentResource(readFileSync(LIST, "utf8")).body.map(({ id, value }) => ({ code: id, name: String(value) }));
}

/** `import { NAMES, SOURCES } from "words:languages"`: each language's own name, and functions that load its parts. */
export function listing(offered: readonly Language[] = listed()): string {
  const parts = (code: string): string => Object.keys(PARTS).map((part) => `${JSON.stringify(part)}: () => import("${PREFIX}${code}/${part}")`).join(", ");
  const names = offered.map(({ code, name }) => `${JSON.stringify(code)}: ${JSON.stringify(name)}`);
  const sources = offered.map(({ code }) => `${JSON.stringify(code)}: { ${parts(code)} }`);
  return `export const NAMES = { ${names.join(", ")} };\nexport const SOURCES = { ${sources.join(", ")} };`;
}

function filesOf(language: string, part: string): string[] {
  return (PARTS[part] ?? []).map((name) => join(LOCALES, language, `${name}.ftl`));
}

function read(file: string): string {
  return readFileSync(file, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
