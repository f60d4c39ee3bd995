// Searches the rules.

import { holds, patternsOf } from "$lib/search";
import { passages, SECTIONS, type Block, type Section } from "./book";

export interface SoughtBlock {
  readonly block: Block;
  /** For each passage, whether it is shown. */
  readonly shown: readonly boolean[];
}

export interface SoughtSection {
  readonly section: Section;
  /** How many passages match. */
  readonly count: number;
  /** The blocks to be shown. */
  readonly blocks: readonly SoughtBlock[];
}

export interface Sought {
  readonly patterns: readonly string[];
  readonly count: number;
  /** The sections to be shown. */
  readonly sections: readonly SoughtSection[];
}

/** An empty query shows everything. A section whose title matches is shown whole. */
export function seek(query: string, say: (key: string) => string): Sought {
  const told = SECTIONS.map((section) => ({
    section,
    title: say(section.title),
    blocks: section.blocks.map((block) => ({ block, texts: passages(block).map((keys) => keys.map(say).join(" ")) })),
  }));
  const all = told.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(({ texts }) => texts)]);
  const patterns = patternsOf(query, all);
  const sections = told.map(({ section, title, blocks }): SoughtSection => {
    const titled = patterns.length > 0 && holds(title, patterns);
    const whole = patterns.length === 0 || titled;
    const hits = blocks.map(({ block, texts }) => ({ block, found: texts.map((text) => holds(text, patterns)) }));
    const count = hits.flatMap(({ found }) => found).filter(Boolean).length + (titled ? 1 : 0);
    const shown = hits.map(({ block, found }) => ({ block, shown: found.map((one) => one || whole) }));
    return { section, count, blocks: shown.filter((one) => whole || one.shown.includes(true)) };
  });
  const left = sections.filter(({ blocks }) => blocks.length > 0);
  return { patterns, count: patterns.length === 0 ? 0 : left.reduce((sum, { count }) => sum + count, 0), sections: left };
}
