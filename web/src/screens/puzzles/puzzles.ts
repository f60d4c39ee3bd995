// The puzzles, a file of their own. `python -m bench.puzzles page` makes it, with what each seat may know.

import type { Event, Rank, Reason, SheetInfo, TableInfo, View } from "$lib/wire";
import { keepLoaded } from "$parts/installed";
import address from "./puzzles.json?url";

export const THEMES = ["prediction", "effect", "all-in", "eye"] as const;
export type Theme = (typeof THEMES)[number];
/** The choice of an All In puzzle that stands for every other action. */
export const STAY = "stay";

/** The token of a choice, the chance to win after it, and the odds that a prediction or the Eye is about. */
export type PuzzleChoice = readonly [token: string, chance: number | null, odds: number | null];

export interface Puzzle {
  readonly id: string;
  readonly number: number;
  readonly theme: Theme;
  readonly rating: number;
  readonly choices: readonly PuzzleChoice[];
  readonly answers: readonly string[];
  readonly reasons: readonly Reason[];
  /** If the answer is to stay: the best action. */
  readonly instead: string | null;
  readonly passes: readonly number[];
  /** All hands and their ranks, for after the answer. */
  readonly hands: readonly (readonly string[])[];
  readonly ranks: readonly Rank[];
  readonly view: View;
  /** What the seat has seen in this round, by decision. */
  readonly events: readonly (readonly Event[])[];
}

export interface PuzzleSet {
  readonly sheet: SheetInfo;
  readonly puzzles: readonly Puzzle[];
}

let loaded: Promise<PuzzleSet> | null = null;

/** Load all puzzles. Without a connection, they come from the cache of the service worker. */
export function loadPuzzles(): Promise<PuzzleSet> {
  loaded ??= fetched().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetched(): Promise<PuzzleSet> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`puzzles: ${response.status}`);
  const found = (await response.json()) as PuzzleSet;
  void keepLoaded();
  return found;
}

/** The names of the others, in the order of their seats, as in the terminal. */
const NAMES = ["Ada", "Bruno", "Cleo", "Dario"];

export function namesOf(view: View, me: string): string[] {
  const others = NAMES[Symbol.iterator]();
  return view.runes.map((_, seat) => (seat === view.seat ? me : (others.next().value ?? "")));
}

/** A table that the parts of the table screen can show. */
export function tableOf(puzzle: Puzzle, names: readonly string[], sheet: SheetInfo): TableInfo {
  const options = { players: names.length, side: "A", discard: "open", heirs: false, sheet_name: sheet.name, sheet_digest: sheet.digest } as const;
  return {
    id: puzzle.id, code: null, version: 0, status: "playing", options, clock: "none", spectators: "none", memory: true, talk: false, listed: false, level: "oracle",
    seats: names.map((name) => ({ kind: "bot", name, level: "oracle", here: true, contributed: false })),
    owner: null, commitment: "", result: null, rematch: [], next: null, created: 0,
  };
}
