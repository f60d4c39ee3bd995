// Names of players and bots.

import { ICONS, type IconName } from "$art/icons";
import { settings } from "$lib/settings.svelte";
import { MAX_NAME, type SeatInfo, type TableInfo } from "$lib/wire";
import { has, t } from "$lib/words.svelte";

const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The player's own name as the server accepts it: trimmed and never empty. */
export function myName(): string {
  return tidied(settings.name) || t("name-guest");
}

export function tidied(name: string): string {
  const printable = name.replace(/\s+/g, " ").replace(UNPRINTABLE, "").trim();
  return [...printable].slice(0, MAX_NAME).join("").trim();
}

/** The name of a seat. A bot without a name is called by its seat, in the language of the page. */
export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "bot") return seat.name ?? t("seat-bot-number", { number: number + 1 });
  return seat.kind === "free" ? t("seat-free") : (seat.name ?? t("seat-number", { number: number + 1 }));
}

export function seatNames(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

/** The icon of a level: an eye that opens with the strength. An unknown level has the icon of a bot. */
export function levelIcon(level: string): IconName {
  const name = `level-${level}`;
  return name in ICONS ? (name as IconName) : "bot";
}

/** The name of a level. A server may have levels for which this page has no message. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}

export function levelAbout(level: string): string | undefined {
  return has(`level-${level}`) ? t(`level-${level}.about`) : undefined;
}
