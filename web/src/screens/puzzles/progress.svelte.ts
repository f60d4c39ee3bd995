// The streak, a rating, and which puzzles were answered, stored only in this browser. The terminal has the same code in
// cli/puzzle_progress.py.

import type { Puzzle } from "./puzzles";

const KEY = "foretell.puzzles";
const FIRST_RATING = 1200;
/** The most that one answer changes the rating, as in Elo. */
const STEP = 40;
const SCALE = 400;

export interface Kept {
  readonly rating: number;
  readonly streak: number;
  /** The longest streak. */
  readonly best: number;
  /** The ids of the puzzles that were answered. */
  readonly seen: readonly string[];
}

const NEW: Kept = { rating: FIRST_RATING, streak: 0, best: 0, seen: [] };

export class Progress {
  kept = $state.raw<Kept>(read());

  /** Count an answer. Only the first answer to a puzzle changes the rating. */
  answered(puzzle: Puzzle, right: boolean): void {
    this.kept = after(this.kept, puzzle, right);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Without storage, the streak lasts as long as the page.
    }
  }

  /** The puzzle whose rating is nearest to the person's; new ones first. */
  next(puzzles: readonly Puzzle[], but: Puzzle | null = null): Puzzle | null {
    return nearest(this.kept, puzzles.length > 1 ? puzzles.filter((puzzle) => puzzle !== but) : puzzles);
  }
}

export function after(kept: Kept, { id, rating }: Pick<Puzzle, "id" | "rating">, right: boolean): Kept {
  const streak = right ? kept.streak + 1 : 0;
  const best = Math.max(kept.best, streak);
  if (kept.seen.includes(id)) return { ...kept, streak, best };
  const expected = 1 / (1 + 10 ** ((rating - kept.rating) / SCALE));
  return { rating: kept.rating + STEP * (Number(right) - expected), streak, best, seen: [...kept.seen, id] };
}

export function nearest<P extends Pick<Puzzle, "id" | "rating">>(kept: Kept, puzzles: readonly P[]): P | null {
  const seen = new Set(kept.seen);
  const far = (puzzle: P): number => (seen.has(puzzle.id) ? 1e6 : 0) + Math.abs(puzzle.rating - kept.rating);
  return puzzles.reduce<P | null>((best, puzzle) => (best === null || far(puzzle) < far(best) ? puzzle : best), null);
}

function read(): Kept {
  try {
    return valid(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return NEW;
  }
}

/** What was stored, if it is valid. */
export function valid(stored: unknown): Kept {
  if (typeof stored !== "object" || stored === null) return NEW;
  const { rating, streak, best, seen } = stored as Record<string, unknown>;
  if (![rating, streak, best].every((value) => typeof value === "number" && Number.isFinite(value)) || !Array.isArray(seen)) return NEW;
  return { rating: rating as number, streak: streak as number, best: best as number, seen: seen.filter((id) => typeof id === "string") };
}
