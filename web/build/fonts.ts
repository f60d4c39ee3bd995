// Reduces the fonts to the letters of our languages, which makes them a third of their size.

import { createHash } from "node:crypto";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const LATIN = range(0x20, 0x7e) + "\u00a0\u202f¡¿«»ÀÁÂÇÈÉÊËÌÍÎÏÑÒÓÔÙÚÛÜàáâäæçèéêëìíîïñòóôöùúûüŒœ–—‘’“”„…×·•−→←↑↓½°º±€";
/** Names, headings and labels seldom have these. A fallback font shows them. */
const SELDOM = /[\\^`{|}~<>@#$_[\]½°±€•←↑↓äæ]/g;
const LATIN_EXT = "ĂăȘșȚț";
/** Keep kerning, and lining and tabular numerals. Ligatures, small capitals and the like would add glyphs. */
const FEATURES = ["kern", "lnum", "tnum"];

/** Part of the file names, which are fixed before the fonts are reduced. Other letters give other names. */
export const CUT = createHash("sha256").update(LATIN + LATIN_EXT + SELDOM.source + FEATURES.join()).digest("hex").slice(0, 4);

/** Every browser that can run the page reads woff2, so the older format is not needed. */
const OLDER = /,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g;

/** Reduce every imported font when the site is built. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    apply: "build",
    /** Every page needs these fonts. Preloading avoids a second layout. */
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
          const all = file.fileName.includes("latin-ext") ? LATIN_EXT : LATIN;
          const letters = /-[67]00-/.test(file.fileName) ? all.replace(SELDOM, "") : all;
          file.source = await subsetFont(Buffer.from(file.source), letters, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true });
        }
      }
    },
  };
}

/** Restrict the extended fonts to their letters, so that only pages with these letters load them. */
function ranged(css: string): string {
  const points = [...LATIN_EXT].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");
  return css.replace(/(@font-face\{[^}]*latin-ext[^}]*?);?\}/g, `$1;unicode-range:${points}}`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
