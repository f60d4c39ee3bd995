// What only a screen reader needs to be told, because others see it: the table when the page opens, and the totals.

import { byValue, cardName } from "./cards";
import { rankInFull } from "./question";
import { nameOf, type Scene } from "./scene";
import type { TableInfo } from "./wire";
import { listed, t } from "./words.svelte";

function labelled(label: string, cards: readonly string[]): string {
  return `${t("labelled", { label, text: listed(cards.map(cardName)) })}.`;
}

/** The table in a few words: the display, one's own hand and its rank. */
export function tableAloud({ view, info }: Scene): string {
  const [first, second] = view.rows;
  const uncovered = first.map((card, column) => second[column] ?? card).filter((card) => card !== null);
  const hand = [...(view.hand ?? [])].sort(byValue);
  return [
    uncovered.length > 0 ? labelled(t("display-uncovered"), uncovered) : "",
    hand.length > 0 ? labelled(t("hand-title"), hand) : "",
    view.rank ? t("hand-rank", { rank: rankInFull(view.rank, info.options.side) }) : "",
  ].filter(Boolean).join(" ");
}

/** Everybody's runes after a round. */
export function totalsAloud(info: TableInfo, runes: readonly number[], listener: number | null): string {
  const totals = runes.map((total, seat) =>
    t("labelled", { label: seat === listener ? t("seat-me") : nameOf(info, seat), text: t("count-runes", { runes: total }) }),
  );
  return `${listed(totals)}.`;
}
