// The same Fluent files as the terminal reads, one module for each language and part.

import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/foretell/locales");
const PREFIX = "words:";
/** The parts: `main` is there from the start, the others when their screen is opened. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  main: ["cards", "events", "prompts", "table", "options", "status", "browser/page", "browser/play"],
  rules: ["browser/rules"],
  lesson: ["browser/lesson"],
  replay: ["browser/replay"],
};

/** `import body from "words:ro/main"`: the files as Fluent has read them, so that no page need read them again. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      for (const file of filesOf(language, part)) this.addWatchFile(file);
      const { body } = new FluentResource(textOf(language, part));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}

/** What a page gets to read. */
export function textOf(language: string, part: string): string {
  return filesOf(language, part).map(read).join("\n");
}

export function languages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => name.length === 2);
}

function filesOf(language: string, part: string): string[] {
  return (PARTS[part] ?? []).map((name) => join(LOCALES, language, `${name}.ftl`));
}

function read(file: string): string {
  return readFileSync(file, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
