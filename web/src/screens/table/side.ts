// What side B of the player aid changes, in words.

import { rankName } from "$lib/tell";
import type { Rank } from "$lib/wire";
import { t } from "$lib/words.svelte";
import { changedBySide, type Side } from "$parts/ranks";

/** "Side B: Straight scores 6 Runes, not 4."; null if the side that is played does not change the rank. */
export function sideNote(rank: Rank, side: Side): string | null {
  const runes = changedBySide(rank.name, side);
  return runes && t("unfold-side-b", { rank: rankName(rank.points, side), runes: runes.B, usual: runes.A });
}
