// Lists what a table may need, for the service worker: it keeps these files in case the connection is cut.

import type { Plugin, Rolldown } from "vite";

const STARTS = ["src/screens/TableScreen.svelte", "src/screens/Lobby.svelte", "src/screens/table/Table.svelte"];
const WORDS = /^\0words:(\w+)\/(\w+)$/;
/** The messages that a table may show. */
const PARTS = new Set(["main", "forms", "lobby", "moments", "settings", "rules", "ending", "coach"]);

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "moduleIds" | "imports" | "dynamicImports"> & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** The files for all languages, and those of each language. */
export interface Kept {
  readonly files: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** `/kept.json`. */
export function kept(): Plugin {
  return {
    name: "kept",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      this.emitFile({ type: "asset", fileName: "kept.json", source: JSON.stringify(keptOf(chunks)) });
    },
  };
}

/** All files that a table imports, at once or later. */
export function keptOf(chunks: readonly Chunk[]): Kept {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => STARTS.some((start) => id.replaceAll("\\", "/").endsWith(start)))));
  // The loop also visits what it adds.
  for (const { imports, dynamicImports } of found) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = byName.get(name);
      if (chunk && wordsOf(chunk) === null) found.add(chunk);
    }
  }
  const words: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const [language, part] = wordsOf(chunk) ?? [];
    if (language && part && PARTS.has(part)) (words[language] ??= []).push(`/${chunk.fileName}`);
  }
  const files = [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return { files: [...new Set(files)].sort().map((file) => `/${file}`), words };
}

/** The language and the part of a file of messages. */
function wordsOf({ moduleIds }: Chunk): readonly [string, string] | null {
  const match = moduleIds.map((id) => WORDS.exec(id)).find(Boolean);
  return match?.[1] && match[2] ? [match[1], match[2]] : null;
}
