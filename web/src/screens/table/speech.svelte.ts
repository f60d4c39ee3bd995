// Speech bubbles: the last words of each seat.

import { untrack } from "svelte";
import { linesAfter, NEWS_MS, type Line } from "$lib/lines";
import type { Emote, Said } from "$lib/wire";
import { t } from "$lib/words.svelte";

/** The text of a chat line; an emote is named in the language of the page. */
export function wordsOf(line: Said): string {
  return line.emote ? emoteName(line.emote) : (line.text ?? "");
}

export function emoteName(emote: Emote): string {
  return t(`emote-${emote.replaceAll("_", "-")}`);
}

/** The latest line of each seat, for a few seconds. */
export function lastLines(said: () => readonly Line[]): () => Readonly<Record<number, Line>> {
  let shown = $state.raw<Readonly<Record<number, Line>>>({});
  let last: Line | undefined;
  $effect(() => {
    const lines = said();
    const news = linesAfter(last, lines).filter((line) => line.fresh);
    last = lines.at(-1);
    for (const line of news) untrack(() => show(line));
  });

  function show(line: Line): void {
    const seat = line.seat;
    if (seat === null) return;
    shown = { ...shown, [seat]: line };
    setTimeout(() => {
      if (shown[seat] === line) shown = Object.fromEntries(Object.entries(shown).filter(([key]) => Number(key) !== seat));
    }, NEWS_MS);
  }

  return () => shown;
}
