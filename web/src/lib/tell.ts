// Events as sentences for one listener: a seat, or somebody who sits in none.

import { byValue, theCard } from "./cards";
import type { Event, OptionsInfo, Result } from "./wire";
import { listed, t } from "./words.svelte";

export interface Telling {
  readonly names: readonly string[];
  readonly options: OptionsInfo;
  readonly listener: number | null;
  readonly result?: Result | null;
}

/** Events that come one card at a time, and are told at once. */
const JOINED = new Set(["added", "discarded"]);
const HANDS = new Set(["dealt", "showed", "unfolded"]);
/** Events that begin something; the others are part of a turn. */
export const HEADINGS: ReadonlySet<string> = new Set(["round_started", "predictions_opened", "heirs_round", "game_ended"]);

export function sentences(events: readonly Event[], telling: Telling): string[] {
  return joined(events).filter(worth).map((event) => sentence(event, telling));
}

export function sentence(event: Event, telling: Telling): string {
  // The table's own event; all others are the game's.
  if (event.key === "taken_back") return t("taken-back", wording(event, telling));
  return t(event.key.replaceAll("_", "-") + twin(event, telling), wording(event, telling));
}

export function joined(events: readonly Event[]): Event[] {
  const together: Event[] = [];
  for (const event of events) {
    const last = together.at(-1);
    if (last && JOINED.has(event.key) && last.key === event.key && last.seat === event.seat) {
      together[together.length - 1] = { ...last, cards: [...(last.cards ?? []), ...(event.cards ?? [])] };
    } else {
      together.push(event);
    }
  }
  return together;
}

/** That others are dealt five cards needs no words. */
function worth(event: Event): boolean {
  return event.key !== "dealt" || event.cards?.[0] !== null;
}

/** Which wording of an event: for those who know, for those who do not, for special cases. */
function twin(event: Event, telling: Telling): string {
  const hidden = (event.cards ?? []).includes(null);
  const own = event.seat === event.other;
  switch (event.key) {
    case "revealed":
    case "discarded":
      return hidden ? "-hidden" : telling.options.discard === "closed" ? "-secret" : "";
    case "dealt":
    case "drew":
    case "picked":
    case "showed":
      return hidden ? "-hidden" : "";
    case "predictions_opened":
      return telling.options.players === 2 ? "-secret" : "";
    case "predicted": {
      const secret = telling.options.players === 2 && telling.listener !== null;
      return secret || event.other === undefined || event.other === null ? "-hidden" : own ? "-self" : "";
    }
    case "said":
      return own ? "-self" : "";
    case "game_ended":
      return event.seat === undefined || event.seat === null ? "-nobody" : telling.result?.by === "hand" ? "-hand" : "";
    default:
      return "";
  }
}

function wording(event: Event, telling: Telling): Record<string, string | number> {
  const cards = (event.cards ?? []).filter((card) => card !== null);
  if (HANDS.has(event.key)) cards.sort(byValue);
  const words: Record<string, string | number> = {
    me: me(event, telling.listener),
    name: nameOf(event.seat, telling),
    other: nameOf(event.other, telling),
    count: event.count ?? event.cards?.length ?? 0,
    runes: event.runes ?? 0,
    round: event.round ?? 0,
  };
  const [first] = cards;
  const last = cards.at(-1);
  if (first !== undefined && last !== undefined) {
    words["card"] = words["cards"] = listed(cards.map(theCard));
    words["given"] = theCard(first);
    words["got"] = theCard(last);
  }
  if (event.rank !== undefined && event.rank !== null) words["rank"] = rankName(event.rank, telling.options.side);
  if (event.effect) words["effect"] = effectName(event.effect);
  if (event.key === "game_ended" && telling.result && event.seat != null) words["runes"] = telling.result.runes[event.seat] ?? 0;
  return words;
}

function me(event: Event, listener: number | null): string {
  if (listener === null) return "no";
  if (event.seat === listener) return "yes";
  return event.other === listener ? "other" : "no";
}

function nameOf(seat: number | null | undefined, telling: Telling): string {
  return seat === null || seat === undefined ? "" : (telling.names[seat] ?? "");
}

export function rankName(points: number, side: string): string {
  return t("rank", { points, side });
}

export function effectName(effect: string): string {
  return t(`effect-${effect.replaceAll(" ", "-")}`);
}

export function aboutEffect(effect: string, discard: string): string {
  return t(`effect-${effect.replaceAll(" ", "-")}.about`, { discard });
}
