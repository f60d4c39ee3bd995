// Habits: the kinds of mistakes that cost a player most, over the games whose reviews this browser has shown.

import type { Moment } from "./wire";

export const KINDS = ["prediction", "passing", "playing-on", "all-in-early", "all-in-late", "taking", "keeping", "asking", "effects", "playing"] as const;
export type Kind = (typeof KINDS)[number];

/** A mistake: where it is, and the chance to win that it lost. `ply` is the ply of the replay before the choice. */
export interface Slip {
  readonly kind: Kind;
  readonly lost: number;
  readonly ply: number;
  readonly round: number;
}

export interface ReviewedGame {
  readonly table: string;
  readonly seat: number;
  readonly slips: readonly Slip[];
}

export interface Habit {
  readonly kind: Kind;
  readonly lost: number;
  readonly slips: readonly (Slip & { readonly table: string; readonly seat: number })[];
}

const KEY = "foretell.habits";
const MAX_GAMES = 40;
/** With fewer games, a habit could be chance. */
export const MIN_GAMES = 3;
const SHOWN = 3;

/** What kind of mistake a choice was. */
export function kindOf({ phase, action, better }: Pick<Moment, "phase" | "action" | "better">): Kind {
  if (phase === "predict") return "prediction";
  if (action === "allin") return "all-in-early";
  if (better === "allin") return "all-in-late";
  if (action === "pass") return "passing";
  if (better === "pass") return "playing-on";
  if (phase === "take" || phase === "exchange" || phase === "give") return "taking";
  if (phase === "pick" || phase === "discard" || phase === "hide") return "keeping";
  if (phase === "hypnosis" || phase === "eye") return "asking";
  return phase === "offer" ? "effects" : "playing";
}

/** The mistakes that a person made in a seat. `plyBefore` gives the ply of the replay before a decision. */
export function slipsOf(moments: readonly Moment[], seat: number, standIns: ReadonlySet<number>, plyBefore: (decision: number) => number): Slip[] {
  return moments
    .filter((moment) => moment.seat === seat && moment.better !== null && !standIns.has(moment.ply))
    .map((moment) => ({ kind: kindOf(moment), lost: moment.difference.value, ply: plyBefore(moment.ply), round: moment.round }));
}

/** The habits that cost most, the worst first. */
export function habitsOf(games: readonly ReviewedGame[]): Habit[] {
  const all = games.flatMap(({ table, seat, slips }) => slips.map((slip) => ({ ...slip, table, seat })));
  return KINDS.map((kind) => {
    const slips = all.filter((slip) => slip.kind === kind).sort((one, other) => other.lost - one.lost);
    return { kind, slips, lost: slips.reduce((sum, slip) => sum + slip.lost, 0) };
  })
    .filter(({ slips }) => slips.length > 0)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, SHOWN);
}

/** The reviewed games that this browser remembers, the latest first. */
export function reviewedGames(): readonly ReviewedGame[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isGame) : [];
  } catch {
    return [];
  }
}

function isGame(one: unknown): one is ReviewedGame {
  return typeof one === "object" && one !== null && "table" in one && typeof one.table === "string" && "seat" in one && typeof one.seat === "number" && "slips" in one && Array.isArray(one.slips);
}

/** Remember the review of an own game, in the place of an earlier review of it. */
export function rememberReview(game: ReviewedGame): void {
  const others = reviewedGames().filter(({ table }) => table !== game.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, MAX_GAMES)));
  } catch {
    // Without storage, there are no habits.
  }
}
