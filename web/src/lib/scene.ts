// What a table shows at one moment, through one pair of eyes; live, or in a replay.

import { choiceOf, type Choice } from "./cards";
import type { Rank, SheetInfo, TableInfo, View } from "./wire";

export type Place = "hand" | "display" | "discard" | "revealed" | "seat";

export interface Scene {
  readonly view: View;
  readonly info: TableInfo;
  readonly sheet: SheetInfo | null;
  /** Whose eyes: a seat, or null for a spectator's. */
  readonly seat: number | null;
  readonly choices: readonly string[];
  readonly prospects: Readonly<Record<string, Rank>>;
  /** The choice that is looked at, or was tapped once. */
  readonly regarded: string | null;
  readonly arrived: number;
  choose(token: string, by: "pointer" | "touch" | "drag" | "key"): void;
  regard(token: string | null): void;
  /** Show a card large. */
  detail(card: string | null): void;
  /** Read a card in full: a dialog. */
  read(card: string): void;
  /** Say why that is not possible now. */
  wonder(why: string): void;
}

const HELD: ReadonlySet<string> = new Set(["play", "give", "discard", "hide"]);
const LAID: ReadonlySet<string> = new Set(["take", "exchange"]);

/** The choice that touching a card means, where it lies. */
export function tokenFor(scene: Scene, place: Place, card: string): string | null {
  for (const token of scene.choices) {
    const choice = choiceOf(token);
    if (choice.card === card && means(choice, place)) return token;
  }
  return null;
}

function means(choice: Choice, place: Place): boolean {
  if (place === "hand") return HELD.has(choice.sort);
  if (place === "revealed") return choice.sort === "pick";
  return LAID.has(choice.sort);
}

/** The choice that names a seat. */
export function tokenOfSeat(scene: Scene, seat: number): string | null {
  return scene.choices.find((token) => choiceOf(token).seat === seat) ?? null;
}

/** The others, clockwise from one's left; all of them for whoever has no seat. */
export function othersOf(scene: Scene): number[] {
  const players = scene.info.options.players;
  const all = Array.from({ length: players }, (_, step) => ((scene.seat ?? -1) + 1 + step) % players);
  return all.filter((seat) => seat !== scene.seat);
}

export function nameOf(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name ?? `${seat + 1}`;
}

export function isCovered(view: View, row: number, column: number): boolean {
  return row === 0 && view.rows[1][column] != null;
}

/** Why a card cannot be chosen now: the key of a text, with what it needs. */
export function whyNot(scene: Scene, place: Place, covered = false): { key: string; name: string } {
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
