// What was said a moment ago, above whoever said it.

import { untrack } from "svelte";
import type { Emote, Said } from "$lib/wire";
import { t } from "$lib/words.svelte";

const SHOWN = 6000;

/** What was said, an emote in the reader's language. */
export function wordsOf(line: Said): string {
  return line.emote ? emoteName(line.emote) : (line.text ?? "");
}

export function emoteName(emote: Emote): string {
  return t(`emote-${emote.replaceAll("_", "-")}`);
}

/** Whether it was said just now: older lines come again with every connection. */
export function isFresh(line: Said): boolean {
  return Date.now() - line.at <= SHOWN;
}

/** The latest words of each seat, for a few seconds. */
export function speeches(said: () => readonly Said[]): () => Readonly<Record<number, string>> {
  let shown = $state.raw<Readonly<Record<number, Said>>>({});
  let heard = 0;
  $effect(() => {
    const line = said().at(-1);
    if (!line || line.seat === null || line.at <= heard || !isFresh(line)) return undefined;
    heard = line.at;
    const seat = line.seat;
    shown = { ...untrack(() => shown), [seat]: line };
    setTimeout(() => {
      if (shown[seat] === line) shown = Object.fromEntries(Object.entries(shown).filter(([key]) => Number(key) !== seat));
    }, SHOWN);
    return undefined;
  });
  return () => Object.fromEntries(Object.entries(shown).map(([seat, line]) => [seat, wordsOf(line)]));
}
