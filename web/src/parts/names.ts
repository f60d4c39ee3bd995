// Who sits there, in words.

import { ICONS, type IconName } from "$art/icons";
import { settings } from "$lib/settings.svelte";
import type { SeatInfo, TableInfo } from "$lib/wire";
import { has, t } from "$lib/words.svelte";

export const MOST_NAME = 40;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** One's own name as the server takes it: without ends, and never empty. */
export function myName(): string {
  return tidied(settings.name) || t("name-guest");
}

export function tidied(name: string): string {
  const printable = name.replace(/\s+/g, " ").replace(UNPRINTABLE, "").trim();
  return [...printable].slice(0, MOST_NAME).join("").trim();
}

/** A bot that has no name yet is called by its seat, in the reader's language. */
export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "bot") return seat.name ?? t("seat-bot-number", { number: number + 1 });
  return seat.kind === "free" ? t("seat-free") : (seat.name ?? t("seat-number", { number: number + 1 }));
}

export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

/** Their eyes open with the levels; one that this page does not know looks like any bot. */
export function levelIcon(level: string): IconName {
  const name = `level-${level}`;
  return name in ICONS ? (name as IconName) : "bot";
}

/** Servers may offer levels that this page has no words for. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

export function levelAbout(level: string): string | undefined {
  return has(`level-${level}`) ? t(`level-${level}.about`) : undefined;
}
