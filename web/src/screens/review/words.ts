// A review in words. The terminal has the same code in cli/review_words.py.

import { choiceOf, theCard } from "$lib/cards";
import { effectName, rankName } from "$lib/tell";
import type { Moment, PredictionReview, Reason, ReviewEstimate, Tell } from "$lib/wire";
import { decimal, listed, t } from "$lib/words.svelte";
import { NORMAL_95 } from "./figures";

/** Reasons whose numbers are percentages. */
const SHARES: ReadonlySet<string> = new Set([
  "puzzle-why-counted", "review-why-best", "review-why-prediction", "review-why-right", "review-why-rival", "review-why-unlikely",
]);

export interface Named {
  readonly names: readonly string[];
  readonly side: string;
  /** The seat of the reader, who is "you". */
  readonly own?: number | null;
}

export function percent(share: number): string {
  return whole(Math.round(100 * share));
}

/** Whole percents, rounded down, so that a number never reaches the limit of the next mark. */
export function percentDown(share: number): string {
  return whole(Math.floor(100 * share + 1e-9));
}

export function whole(value: number): string {
  return t("percent", { value });
}

/** A change in whole percents, with its sign. */
export function signed(value: number): string {
  return (value < 0 ? "−" : value > 0 ? "+" : "") + whole(Math.abs(value));
}

/** Half of the 95 % interval, in whole percents. */
export function halfInterval({ error = 0 }: ReviewEstimate): number {
  return Math.round(100 * NORMAL_95 * error);
}

/** "Take the 7 of Clocks". */
export function actionName(token: string, phase: string, effect: string | null, { names }: Named): string {
  const { sort, card, seat } = choiceOf(token);
  const named = { card: card === null ? "" : theCard(card), effect: effect === null ? "" : effectName(effect), name: seat === null ? "" : (names[seat] ?? "") };
  if (token === "allin") return t("action-all-in");
  if (token === "pass" || token === "use" || token === "skip") return t(`action-${token}`, named);
  if (token.startsWith("@")) return t(`action-${phase}`, named);
  return token.startsWith("=") ? t("action-predict", named) : t(`action-${sort}`, named);
}

export function markName(moment: Moment): string {
  return t(`review-mark-${moment.mark}`);
}

/** A player before a colon: the name, or "you". */
function called(seat: number, { names, own = null }: Named): string {
  return seat === own ? t("seat-you") : (names[seat] ?? "");
}

/** "Round 2, decision 31, Ada: blunder". */
export function momentTitle(moment: Moment, named: Named): string {
  return t("review-moment", { round: moment.round, number: moment.ply + 1, name: called(moment.seat, named), mark: markName(moment) });
}

export interface MomentLine {
  readonly kind: "chose" | "better" | "chance" | "known" | "why";
  readonly text: string;
}

/** What was chosen, what was better, what was known, and why. */
export function momentLines(moment: Moment, named: Named): readonly MomentLine[] {
  const { action, better, phase, effect, difference, known = [], reasons = [] } = moment;
  const chance = percentDown(difference.value);
  const lines: MomentLine[] = [{ kind: "chose", text: t("review-chose", { choice: actionName(action, phase, effect, named) }) }];
  if (better !== null) lines.push({ kind: "better", text: t("review-better", { better: actionName(better, phase, effect, named) }) });
  lines.push({ kind: "chance", text: better === null ? t("review-found", { chance }) : t("review-lost", { chance }) });
  if (reasons.length > 0) lines.push({ kind: "why", text: labelled(t("review-why"), sentences(reasons, named)) });
  lines.push({ kind: "known", text: labelled(t("review-known"), known.length > 0 ? sentences(known, named) : t("review-known-nothing")) });
  return lines;
}

function sentences(reasons: readonly Reason[], named: Named): string {
  return reasons.map((reason) => reasonText(reason, named)).join(" ");
}

function labelled(label: string, text: string): string {
  return t("labelled", { label, text });
}

export function reasonText(reason: Reason, { names, side }: Named): string {
  const { key, other, named, cards = [], points, better, worse } = reason;
  return t(key, {
    name: other == null ? "" : (names[other] ?? ""),
    other: named == null ? "" : (names[named] ?? ""),
    cards: listed(cards.map(theCard)),
    rank: points == null ? "" : rankName(points, side),
    better: figure(key, better),
    worse: figure(key, worse),
  });
}

function figure(key: string, value: number | null | undefined): string {
  if (value == null) return "";
  return SHARES.has(key) ? percent(value) : decimal(value, 1);
}

export function tellText(tell: Tell, named: Named): string {
  const { names, side, own = null } = named;
  return t(tell.holder === own ? "review-tell-yours" : "review-tell", {
    round: tell.round,
    number: tell.ply + 1,
    name: called(tell.seat, named),
    choice: actionName(tell.action, tell.phase, null, named),
    other: names[tell.holder] ?? "",
    rank: rankName(tell.points, side),
    before: percent(tell.before),
    after: percent(tell.after),
  });
}

export function predictionText({ round, seat, named, believed, right }: PredictionReview, { names, side, own = null }: Named): string {
  return t("review-prediction", {
    round,
    name: called(seat, { names, side, own }),
    choice: seat === own && named === own ? t("action-predict-self") : t("action-predict", { name: names[named] ?? "" }),
    chance: percent(believed[named] ?? 0),
    right: right ? "yes" : "no",
  });
}
