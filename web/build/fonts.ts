// The letters of five languages and no others: a font file is a third of its size then.

import { createHash } from "node:crypto";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const LATIN = range(0x20, 0x7e) + "  ¡¿«»ÀÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäæçèéêëìíîïñòóôöùúûüÁŒœŸÿ–—‘’“”„…×·•−→←↑↓½°€";
const LATIN_EXT = "ĂăȘșȚțŞşŢţ";
/** Kerning, ligatures and numerals of one height and width; small capitals and the like would be glyphs for nothing. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "mark", "mkmk", "locl", "ccmp"];

/** Part of the files' names, which are made before fonts are cut: other letters are other files. */
export const CUT = createHash("sha256").update(LATIN + LATIN_EXT + FEATURES.join()).digest("hex").slice(0, 4);

/** What every browser takes that can run the rest of the page is woff2: the older form is never asked for. */
const OLDER = /,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g;

/** Makes every font that is imported smaller when the site is built. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    apply: "build",
    /** Every page needs these: they come with the code, not after it, and nothing is laid out twice. */
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2") && !file.includes("latin-ext"))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
          injectTo: "head" as const,
        })),
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset") continue;
        if (file.fileName.endsWith(".woff")) delete bundle[file.fileName];
        if (file.fileName.endsWith(".css")) file.source = ranged(String(file.source).replace(OLDER, ""));
        if (file.fileName.endsWith(".woff2")) {
          const letters = file.fileName.includes("latin-ext") ? LATIN_EXT : LATIN;
          file.source = await subsetFont(Buffer.from(file.source), letters, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
        }
      }
    },
  };
}

/** Letters that few pages have come in a file that is fetched only by those. */
function ranged(css: string): string {
  const points = [...LATIN_EXT].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");
  return css.replace(/(@font-face\{[^}]*latin-ext[^}]*?);?\}/g, `$1;unicode-range:${points}}`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
