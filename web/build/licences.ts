// Writes the licences of all third-party code and fonts in the site into one file.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
const MODULES = join(HERE, "../node_modules");
const TEXT = /^licen[cs]e(\.\w+)?$/i;

interface Described {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** `/licences.txt`. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const names = [...new Set([...wanted(), ...modules.flatMap(packageOf)])].sort();
      this.emitFile({ type: "asset", fileName: "licences.txt", source: names.map(licence).join("\n\n") });
    },
  };
}

/** All dependencies. Fonts are not modules, so the bundle does not list them. */
function wanted(): string[] {
  return Object.keys(described(resolve(HERE, "..")).dependencies ?? {});
}

/** The package of a module; an empty list for our own modules. */
export function packageOf(module: string): string[] {
  const name = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll("\\", "/"))?.[1];
  return name === undefined ? [] : [name];
}

/** The name of a package and the full text of its licence. */
export function licence(name: string): string {
  const folder = join(MODULES, name);
  const { version, license } = described(folder);
  const own = readdirSync(folder).find((file) => TEXT.test(file));
  // Some packages name a licence without including its text.
  const text = own === undefined ? join(HERE, `${license}.txt`) : join(folder, own);
  if (!existsSync(text)) throw new Error(`${name} has no text of its licence: put that of ${license} into web/build`);
  return `=== ${name} ${version} (${license})\n\n${readFileSync(text, "utf8").trim()}\n`;
}

function described(folder: string): Described {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Described;
}
