// The licences of what others wrote and a page is sent, as they ask for: one text beside the pages.

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

/** What is there to be sent: fonts are no modules, so the bundle does not tell of them. */
function wanted(): string[] {
  return Object.keys(described(resolve(HERE, "..")).dependencies ?? {});
}

/** The package that a module belongs to; none for our own. */
export function packageOf(module: string): string[] {
  const name = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll("\\", "/"))?.[1];
  return name === undefined ? [] : [name];
}

/** A package with its licence in full. */
export function licence(name: string): string {
  const folder = join(MODULES, name);
  const { version, license } = described(folder);
  const own = readdirSync(folder).find((file) => TEXT.test(file));
  // Some name a licence and bring no text of it.
  const text = own === undefined ? join(HERE, `${license}.txt`) : join(folder, own);
  if (!existsSync(text)) throw new Error(`${name} has no text of its licence: put that of ${license} into web/build`);
  return `=== ${name} ${version} (${license})\n\n${readFileSync(text, "utf8").trim()}\n`;
}

function described(folder: string): Described {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Described;
}
