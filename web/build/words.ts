// The same Fluent files as the terminal reads, one module for each language and part.

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

/** `import text from "words:ro/main"`: the text of the files, without comments. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      const files = (PARTS[part] ?? []).map((name) => join(LOCALES, language, `${name}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(read).join("\n"))};`;
    },
  };
}

export function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name.length === 2).map((entry) => entry.name);
}

function read(file: string): string {
  return readFileSync(file, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
