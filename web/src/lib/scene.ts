// What a viewer sees of a table at one moment, live or in a replay.

import { choiceOf, type Choice } from "./cards";
import type { Rank, SheetInfo, TableInfo, View } from "./wire";

export type CardPlace = "hand" | "display" | "discard" | "revealed" | "seat";

export interface Scene {
  readonly view: View;
  readonly info: TableInfo;
  readonly sheet: SheetInfo | null;
  /** The seat whose view this is; null for a spectator. */
  readonly seat: number | null;
  readonly choices: readonly string[];
  readonly prospects: Readonly<Record<string, Rank>>;
  /** The points of the best rank that each seat can still have, if the server has sent it. */
  readonly possible?: readonly number[] | null;
  /** The choice under the pointer or the focus, or the one that was tapped once. */
  readonly previewed: string | null;
  /** The prediction that waits for its confirmation. */
  readonly placed?: string | null;
  /** When the view arrived, by `Date.now()`. */
  readonly arrived: number;
  choose(token: string, by: "pointer" | "touch" | "drag" | "key"): void;
  preview(token: string | null): void;
  /** Show a card large beside the prompt. */
  detail(card: string | null): void;
  /** Open the dialog that explains a card. */
  read(card: string): void;
  /** Show why something is not possible now. */
  explain(why: string): void;
}

const HELD: ReadonlySet<string> = new Set(["play", "give", "discard", "hide"]);
const LAID: ReadonlySet<string> = new Set(["take", "exchange"]);

/** The choice that a click on a card makes, depending on where the card lies. */
export function tokenFor(scene: Scene, place: CardPlace, card: string): string | null {
  for (const token of scene.choices) {
    const choice = choiceOf(token);
    if (choice.card === card && means(choice, place)) return token;
  }
  return null;
}

function means(choice: Choice, place: CardPlace): boolean {
  if (place === "hand") return HELD.has(choice.sort);
  if (place === "revealed") return choice.sort === "pick";
  return LAID.has(choice.sort);
}

/** The choice that names a seat. */
export function tokenOfSeat(scene: Scene, seat: number): string | null {
  return scene.choices.find((token) => choiceOf(token).seat === seat) ?? null;
}

/** The other seats, clockwise from the viewer's left; all seats for a spectator. */
export function othersOf(scene: Scene): number[] {
  const players = scene.info.options.players;
  const all = Array.from({ length: players }, (_, step) => ((scene.seat ?? -1) + 1 + step) % players);
  return all.filter((seat) => seat !== scene.seat);
}

/** The seats whose visible predictions name a seat. */
export function predictorsOf(view: View, seat: number): number[] {
  return view.predictions.flatMap((predicted, from) => (predicted === seat ? [from] : []));
}

export function nameOf(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name ?? `${seat + 1}`;
}

export function isCovered(view: View, row: number, column: number): boolean {
  return row === 0 && view.rows[1][column] != null;
}

/** Why a card or seat cannot be chosen now: a message and the name it needs. */
export function whyNot(scene: Scene, place: CardPlace, covered = false): { key: string; name: string } {
  const { view, info, seat } = scene;
  const actor = view.actors[0] ?? view.turn;
  const name = nameOf(info, actor);
  if (view.phase === "over") return { key: "why-over", name };
  if (seat === null) return { key: "why-spectator", name };
  if (!view.actors.includes(seat)) return { key: view.all_in === seat && place === "hand" ? "why-sealed" : "why-not-your-turn", name };
  if (place === "display" && (view.phase === "take" || view.phase === "exchange") && covered) return { key: "why-covered", name };
  if (place === "seat") return { key: "why-all-in", name: nameOf(info, view.all_in ?? actor) };
  if (place === "display" && view.phase === "play") return { key: "why-play-first", name };
  if (place === "discard") return { key: "why-discard", name };
  return { key: "why-not-now", name };
}

/** Forget the preview of a choice that the pointer leaves, and return true. If a tap has previewed another choice while
 * the mouse rested on this one, keep that preview. */
export function unpreview(scene: Scene, token: string | null): boolean {
  if (scene.previewed !== null && scene.previewed !== token) return false;
  scene.preview(null);
  return true;
}
