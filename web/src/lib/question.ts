// The question of the prompt and the names of the choices.

import { choiceOf, theCard } from "./cards";
import { nameOf, type Scene } from "./scene";
import { effectName, effectOffer, rankName } from "./tell";
import type { Rank, View } from "./wire";
import { listed, t } from "./words.svelte";

/** What the player must or may do now, or whom the table waits for, in one sentence. */
export function question(scene: Scene): string {
  const { view, info, seat } = scene;
  if (view.phase === "over") return t("ask-over");
  if (seat === null || view.away[seat] || !view.actors.includes(seat)) return waiting(scene);
  if (view.phase === "predict" && info.options.players === 2) {
    return t("ask-predict-secret", { name: nameOf(info, 1 - seat) });
  }
  return t(`ask-${view.phase}`, {
    allin: view.choices.includes("allin") ? "yes" : "no",
    bending: info.options.discard === "bending" ? "yes" : "no",
    name: nameOf(info, view.turn),
    count: excess(view),
    card: view.target === null ? "" : theCard(view.target),
    offer: view.effect === null ? "" : effectOffer(view.effect),
  });
}

const EFFECTS: ReadonlySet<string> = new Set(["take", "exchange", "hypnosis", "eye"]);

/** The player performs an effect with a star, which cannot be declined. */
export function mustPerform({ view }: Scene): boolean {
  return EFFECTS.has(view.phase) && view.choices.length > 0 && !view.choices.includes("skip");
}

/** How many cards too many the player holds. Only the player whose turn it is can hold more than the others. */
function excess(view: View): number {
  return (view.hand?.length ?? 0) - Math.min(...view.hand_sizes);
}

function waiting(scene: Scene): string {
  const { view, info } = scene;
  const name = nameOf(info, view.actors[0] ?? view.turn);
  if (view.phase === "hide") return t("waiting-hide", { name });
  if (view.phase === "predict") return t("waiting-predict", { name });
  return t("waiting", { name });
}

/** "Take the 7 of Clocks". */
export function choiceName(scene: Scene, token: string): string {
  const { sort, card, seat } = choiceOf(token);
  const { view, info } = scene;
  const effect = view.effect === null ? "" : effectName(view.effect);
  const named = { card: card === null ? "" : theCard(card), effect, name: seat === null ? "" : nameOf(info, seat) };
  if (token === "pass") return t("action-pass");
  if (token === "allin") return t("action-all-in");
  if (token === "use") return t("action-use", named);
  if (token === "skip") return t("action-skip", named);
  if (token.startsWith("@")) return view.phase === "eye" ? t("action-eye", named) : t("action-hypnosis", named);
  if (token.startsWith("=")) return seat === scene.seat ? t("action-predict-self") : t("action-predict", named);
  const pile = (sort === "take" || sort === "exchange") && card === view.discard_top;
  return t(`action-${sort}${pile ? "-discard" : ""}`, named);
}

/** "Predicted by Pythia and Tiresias", or null. */
export function predictionLabel({ info }: Scene, predictors: readonly number[]): string | null {
  const names = predictors.map((from) => nameOf(info, from));
  return names.length > 0 ? t("seat-predicted", { names: listed(names) }) : null;
}

const COURT: ReadonlySet<string> = new Set(["J", "Q", "K", "A"]);

/** "Full house (King)". */
export function rankInFull(rank: Rank, side: string): string {
  return valued(rank, side, valueInFull(rank));
}

/** "King": the value that decides among hands of this rank; null if a hand has no rank. */
export function valueInFull({ value, points }: Rank): string | null {
  if (points === 0) return null;
  return value !== null && COURT.has(value) ? t(`value-${value}`) : value;
}

/** "Full house (K)". */
export function rankInShort(rank: Rank, side: string): string {
  return valued(rank, side, rank.value);
}

function valued(rank: Rank, side: string, value: string | null): string {
  const name = rankName(rank.points, side);
  return value === null || rank.points === 0 ? name : t("rank-with-value", { rank: name, value });
}

/** The rank of the hand after a choice, in words; null if it is unknown. */
export function prospect(scene: Scene, token: string | null): string | null {
  const rank = token === null ? undefined : scene.prospects[token];
  if (!rank) return null;
  const text = rankInFull(rank, scene.info.options.side);
  return choiceOf(token ?? "").sort === "play" ? t("prospect-play", { rank: text }) : t("prospect", { rank: text });
}
