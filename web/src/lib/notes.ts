// What the notes for predictions say of a player.

import { byValue, cardName } from "./cards";
import { choiceName, predictionLabel, rankInShort } from "./question";
import { nameOf, predictorsOf, tokenOfSeat, type Scene } from "./scene";
import { lastTakes } from "./takes";
import { rankName } from "./tell";
import type { Frame } from "./wire";
import { listed, t } from "./words.svelte";

export interface PlayerNote {
  /** It is on the viewer. */
  readonly mine: boolean;
  readonly name: string;
  /** The prediction of this player, while the viewer may make it. */
  readonly token: string | null;
  /** The cards that the viewer knows in the hand of somebody else. */
  readonly known: readonly string[];
  /** The cards to show. */
  readonly cards: readonly string[];
  /** How many cards are hidden. */
  readonly backs: number;
  readonly allIn: boolean;
  readonly rank: string | null;
  readonly takes: readonly string[];
  /** The best rank that the hand can still have. */
  readonly most: string | null;
  /** The rank that the player told under Hypnosis. */
  readonly announced: string | null;
  readonly predictors: readonly number[];
}

export function noteOn(scene: Scene, frames: readonly Frame[], seat: number): PlayerNote {
  const { view } = scene;
  const { side } = scene.info.options;
  const mine = seat === scene.seat;
  const told = view.told?.[seat] ?? null;
  const most = mine ? undefined : scene.possible?.[seat];
  const known = mine ? [] : [...(view.known?.[seat] ?? [])].sort(byValue);
  return {
    mine,
    name: mine ? t("seat-me") : nameOf(scene.info, seat),
    token: tokenOfSeat(scene, seat),
    known,
    cards: mine ? [...(view.hand ?? [])].sort(byValue) : known,
    backs: mine || view.known === null ? 0 : Math.max(0, (view.hand_sizes[seat] ?? 0) - known.length),
    allIn: view.all_in === seat,
    rank: mine && view.rank ? rankInShort(view.rank, side) : told ? t("seat-told", { rank: rankName(told.points, side) }) : null,
    // The printed rules have no memory aid.
    takes: mine || view.known === null ? [] : lastTakes(frames, seat),
    // If the best possible rank is the announced one, it is not repeated.
    most: most === undefined || most === told?.points ? null : rankName(most, side),
    announced: mine || !told ? null : rankName(told.points, side),
    predictors: predictorsOf(view, seat),
  };
}

/** The whole note in words. */
export function noteLabel(scene: Scene, note: PlayerNote): string {
  return [
    note.token === null ? note.name : choiceName(scene, note.token),
    note.allIn ? t("player-all-in") : null,
    note.rank,
    note.most ? t("notes-possible", { rank: note.most }) : null,
    note.known.length > 0 ? t("seat-known", { cards: listed(note.known.map(cardName)) }) : null,
    note.takes.length > 0 ? t("notes-takes", { cards: listed(note.takes.map(cardName)) }) : null,
    predictionLabel(scene, note.predictors),
  ].filter(Boolean).join(". ");
}
