// Events as sentences for one listener: a seat, or a spectator. The terminal has the same code in telling/story.py.

import { byValue, theCard } from "./cards";
import type { Event, OptionsInfo, Result } from "./wire";
import { listed, t, type Arguments } from "./words.svelte";

export interface Telling {
  readonly names: readonly string[];
  readonly options: OptionsInfo;
  readonly listener: number | null;
  readonly result?: Result | null;
}

export interface Sentence {
  readonly event: Event;
  readonly text: string;
  readonly heading: boolean;
}

const HEADINGS: ReadonlySet<string> = new Set(["round_started", "predictions_opened", "heirs_round", "game_ended"]);
/** Events that come one card at a time and share one sentence. */
const JOINED: ReadonlySet<string> = new Set(["laid", "added", "discarded"]);
/** Events whose cards are a hand, sorted by value. */
const HANDS: ReadonlySet<string> = new Set(["dealt", "showed", "unfolded"]);

export function sentences(events: readonly Event[], telling: Telling): string[] {
  return told(events, telling).map((sentence) => sentence.text);
}

/** The sentences of some events, with what a page needs to lay them out. An event may need no sentence. */
export function told(events: readonly Event[], telling: Telling): Sentence[] {
  return joined(events)
    .map((event) => ({ event, text: t(event.key.replaceAll("_", "-"), wording(event, telling)), heading: HEADINGS.has(event.key) }))
    .filter((sentence) => sentence.text !== "");
}

/** The same events, where a run of events of one seat that come card by card is one event. */
function joined(events: readonly Event[]): Event[] {
  const result: Event[] = [];
  for (const event of events) {
    const last = result.at(-1);
    if (last && JOINED.has(event.key) && last.key === event.key && last.seat === event.seat) {
      result[result.length - 1] = { ...last, cards: [...(last.cards ?? []), ...(event.cards ?? [])] };
    } else {
      result.push(event);
    }
  }
  return result;
}

function wording(event: Event, { names, options, listener, result }: Telling): Arguments {
  const { seat = null, other = null, cards = [] } = event;
  const known = cards.filter((card) => card !== null);
  if (HANDS.has(event.key)) known.sort(byValue);
  const theCards = known.map(theCard);
  const winner = event.key === "game_ended" ? seat : null;
  return {
    me: listener === null ? "no" : seat === listener ? "yes" : other === listener ? "other" : "no",
    name: seat === null ? "" : (names[seat] ?? ""),
    other: other === null ? "" : (names[other] ?? ""),
    target: other === null ? "none" : other === seat ? "self" : "other",
    known: cards.includes(null) ? "no" : "yes",
    cards: listed(theCards),
    given: theCards[0] ?? "",
    got: theCards.at(-1) ?? "",
    count: event.count ?? cards.length,
    runes: (result && winner !== null ? result.runes[winner] : event.runes) ?? 0,
    points: event.rank ?? 0,
    effect: event.effect ? effectName(event.effect) : "",
    round: event.round ?? 0,
    side: options.side,
    discard: options.discard,
    players: options.players,
    by: seat === null ? "nobody" : (result?.by ?? "runes"),
  };
}

export function rankName(points: number, side: string): string {
  return t("rank", { points, side });
}

export function effectName(effect: string): string {
  return t(`effect-${effect.replaceAll(" ", "-")}`);
}

/** The question that offers an effect: "Draw a card?" */
export function effectOffer(effect: string): string {
  return t(`effect-${effect.replaceAll(" ", "-")}.offer`);
}

export function aboutEffect(effect: string, discard: string): string {
  return t(`effect-${effect.replaceAll(" ", "-")}.about`, { discard });
}
