// Texts for screen readers only, about what others can see: the table when the page opens, what a question does not say,
// and what an Unfolding shows.

import { byValue, cardName, theCard } from "./cards";
import { question, rankInFull, valueInFull } from "./question";
import { nameOf, type Scene } from "./scene";
import { settings } from "./settings.svelte";
import { told, type Telling } from "./tell";
import { decidingCard, weakestFirst } from "./unfold";
import { ROUNDS, type Event, type Phase, type Rank, type TableInfo, type Unfolding, type View } from "./wire";
import { listed, t } from "./words.svelte";

type Rows = View["rows"];

/** The phases in which the player chooses a card of the hand, after the hand has changed or at the request of others. */
const FROM_HAND: ReadonlySet<Phase> = new Set(["give", "hide", "discard"]);

function labelled(label: string, cards: readonly string[]): string {
  return `${t("labelled", { label, text: listed(cards.map(cardName)) })}.`;
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}

function handAloud(view: View): string {
  const hand = [...(view.hand ?? [])].sort(byValue);
  return hand.length > 0 ? labelled(t("hand-title"), hand) : "";
}

/** The display, one's own hand and its rank. */
function cardsAloud({ view, info }: Scene): string {
  const [first, second] = view.rows;
  const uncovered = first.map((card, column) => second[column] ?? card).filter((card) => card !== null);
  const covered = first.filter((card, column): card is string => card !== null && second[column] != null);
  return joined([
    uncovered.length > 0 ? labelled(t("display-uncovered"), uncovered) : "",
    covered.length > 0 ? labelled(t("aloud-covered"), covered) : "",
    info.options.discard === "bending" && view.discard_top !== null ? `${t("status-discard-top", { count: view.discard, card: cardName(view.discard_top) })}.` : "",
    handAloud(view),
    view.rank ? rankAloud(view.rank, info) : "",
  ]);
}

/** One's own rank. */
export function rankAloud(rank: Rank, info: TableInfo): string {
  return `${t("hand-rank", { rank: rankInFull(rank, info.options.side) })}.`;
}

/** What others see at a glance, announced when a key is pressed: the spaces, the cards, the pot and everybody's runes. */
export function tableAloud(scene: Scene): string {
  const { view, info, seat } = scene;
  return joined([t("aloud-spaces", { count: freeSpaces(view) }), cardsAloud(scene), `${t("status-pot", { runes: view.pot })}.`, totalsAloud(info, view.runes, seat)]);
}

/** What a player needs to know when the page opens: the round, the pot, who plays, the keys and the table. */
export function openingAloud(scene: Scene): string {
  const { view, info, seat } = scene;
  const round = view.round > ROUNDS ? t("status-round-heirs", { round: view.round }) : t("status-round", { round: view.round, rounds: ROUNDS });
  return joined([
    `${round}.`,
    `${t("status-pot", { runes: view.pot })}.`,
    totalsAloud(info, view.runes, seat),
    settings.keys ? t("aloud-keys") : "",
    cardsAloud(scene),
  ]);
}

/** Whether a round begins that is certainly the last one. */
export function lastRoundAloud(info: TableInfo, events: readonly Event[]): string {
  const last = events.some(({ key, round }) => key === "round_started" && round === ROUNDS);
  return last && !info.options.heirs ? t("aloud-last-round") : "";
}

/** Events that bring cards to the display. */
const ADDING: ReadonlySet<string> = new Set(["added", "passed", "auto_passed"]);

/** The sentences of a frame's events, and which cards of the display get covered or uncovered. */
export function eventsAloud(events: readonly Event[], telling: Telling, before: View | null, rows: Rows | undefined): string[] {
  const happens = (key: Event["key"]): boolean => events.some((event) => event.key === key);
  const said = told(events, telling).flatMap(({ event, text }) => {
    const covers = rows && ADDING.has(event.key) ? (event.cards ?? []).flatMap((card) => coversAloud(card, rows)) : [];
    // A played card has just been named; the cards of an All In have not.
    return covers.length > 0 && event.key === "added" && !happens("went_all_in") ? covers : [text, ...covers];
  });
  const uncovered = before && rows && !happens("round_started") ? uncoveredCards(before.rows, rows) : [];
  return [...said, ...uncovered.map((card) => t("aloud-uncovered", { card: cardName(card) }))];
}

function coversAloud(card: string | null, [first, second]: Rows): string[] {
  const below = card === null ? null : first[second.indexOf(card)];
  if (card === null || below == null) return [];
  const text = t("aloud-covers", { card: theCard(card), below: theCard(below) });
  return [text.charAt(0).toUpperCase() + text.slice(1)];
}

function uncoveredCards([first, second]: Rows, after: Rows): string[] {
  return after[0].filter((card, column): card is string => card !== null && card === first[column] && second[column] !== null && after[1][column] === null);
}

/** The question for a player, and what the page shows beside it. */
export function questionAloud(scene: Scene): string {
  const { view } = scene;
  return joined([
    // The All-Seeing Eye has just been announced.
    view.phase === "hide" ? t("aloud-hide") : question(scene),
    view.phase === "play" ? spacesAloud(scene) : "",
    FROM_HAND.has(view.phase) ? handAloud(view) : "",
    view.phase !== "offer" && view.choices.includes("skip") ? t("aloud-optional") : "",
  ]);
}

/** How many spaces of the display are free, if they may all be filled before the player's next turn. */
function spacesAloud({ view, info }: Scene): string {
  const count = freeSpaces(view);
  return count <= info.options.players + 1 ? t("aloud-spaces", { count }) : "";
}

function freeSpaces({ rows }: View): number {
  return rows.flat().filter((card) => card === null).length;
}

/** Everybody's runes after a round. */
export function totalsAloud(info: TableInfo, runes: readonly number[], listener: number | null): string {
  const totals = runes.map((total, seat) =>
    t("labelled", { label: seat === listener ? t("aloud-you") : nameOf(info, seat), text: t("count-runes", { runes: total }) }),
  );
  return `${listed(totals)}.`;
}

/** The sentences of an Unfolding's events, with the values of the ranks, the card that breaks a tie, and whether the
 * listener predicted wrongly. */
export function unfoldingAloud(events: readonly Event[], telling: Telling, unfolding: Unfolding): string[] {
  const { ranks, best, predictions } = unfolding;
  return told(events, telling).flatMap(({ event, text }) => {
    if (event.key === "unfolded") {
      const rank = ranks[event.seat ?? 0];
      const value = rank ? valueInFull(rank) : null;
      return value === null ? [text] : [text, t("aloud-value", { value })];
    }
    if (event.key === "best_hand") {
      const wrong = telling.listener !== null && predictions[telling.listener] !== best;
      return [text, decidesAloud(unfolding), wrong ? t("aloud-wrong") : ""].filter(Boolean);
    }
    if (event.key === "pot_kept" && !predictions.includes(best)) return [t("unfold-pot-none"), text];
    return [text];
  });
}

/** The card that decides between the two best hands, if the same was announced for both. */
function decidesAloud(unfolding: Unfolding): string {
  const { ranks, best } = unfolding;
  const [first, second] = weakestFirst(unfolding).toReversed().map((seat) => ranks[seat]);
  const card = decidingCard(ranks[best]);
  const tied = first?.points === second?.points && (first?.points === 0 || first?.value === second?.value);
  return tied && card !== null ? t("aloud-decides", { card: cardName(card) }) : "";
}
