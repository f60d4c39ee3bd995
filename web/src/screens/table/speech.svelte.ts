// What was said a moment ago, above whoever said it.

import { untrack } from "svelte";
import type { Said } from "$lib/wire";
import { t } from "$lib/words.svelte";

const SHOWN = 6000;

/** The latest words of each seat, for a few seconds. */
export function speeches(said: () => readonly Said[]): () => Readonly<Record<number, string>> {
  let shown = $state.raw<Readonly<Record<number, Said>>>({});
  let heard = 0;
  $effect(() => {
    const line = said().at(-1);
    if (!line || line.seat === null || line.at <= heard || Date.now() - line.at > SHOWN) return undefined;
    heard = line.at;
    const seat = line.seat;
    shown = { ...untrack(() => shown), [seat]: line };
    setTimeout(() => {
      if (shown[seat] === line) shown = Object.fromEntries(Object.entries(shown).filter(([key]) => Number(key) !== seat));
    }, SHOWN);
    return undefined;
  });
  return () =>
    Object.fromEntries(Object.entries(shown).map(([seat, line]) => [seat, line.emote ? t(`emote-${line.emote.replaceAll("_", "-")}`) : (line.text ?? "")]));
}
