// The numbers of a review, as its screens need them.

import type { Beliefs, Frame, GameReview, Moment, Parts, ReviewState, TableInfo } from "$lib/wire";

/** Chances with all cards open, or by what each player could know. */
export type Knowledge = "open" | "known";

/** The chance of each seat at a ply of the replay. */
export interface Point {
  readonly ply: number;
  readonly chances: readonly number[];
}

/** A review that has at least its first graph. `plies` maps its decisions to plies of the replay. */
export interface Reviewed {
  readonly plies: readonly number[];
  readonly review: GameReview;
}

export const MARK_SIGNS = { brilliant: "!!", good: "!", inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
export const PART_NAMES = ["start", "deal", "draws", "choices", "guesses", "others"] as const;
export type PartName = (typeof PART_NAMES)[number];

export function reviewedOf(state: ReviewState | null): Reviewed | null {
  return state?.review ? { plies: state.plies, review: state.review } : null;
}

/** The ply of the replay that shows the table before a decision. */
export function plyBefore({ plies }: Reviewed, decision: number): number {
  return Math.max(0, (plies[decision] ?? (plies.at(-1) ?? 0) + 1) - 1);
}

/** The decisions that a bot made for a person who was away or out of time. `told` has the plies of the replay. */
export function standInsOf({ plies }: Reviewed, told: readonly { readonly frame: Pick<Frame, "seat" | "by"> }[], seats: TableInfo["seats"]): ReadonlySet<number> {
  const byBot = (ply: number): boolean => {
    const frame = told[ply]?.frame;
    return frame !== undefined && frame.by !== "person" && seats[frame.seat ?? -1]?.kind === "person";
  };
  return new Set([...plies.keys()].filter((decision) => byBot(plies[decision] ?? -1)));
}

/** The points of the graph, in the order of the game. Those that are not computed yet are missing. */
export function pointsOf(reviewed: Reviewed, by: Knowledge): Point[] {
  return reviewed.review.plies.flatMap(({ ply, chances, known }) => {
    const told = by === "open" ? chances : known;
    return told ? [{ ply: plyBefore(reviewed, ply), chances: told }] : [];
  });
}

/** The chances at a ply: those of the last point up to there. */
export function chancesAt(points: readonly Point[], ply: number): readonly number[] {
  return (points.findLast((point) => point.ply <= ply) ?? points[0])?.chances ?? [];
}

/** The lowest and the highest chance of a seat. */
export function rangeOf(points: readonly Point[], seat: number): readonly [number, number] {
  const chances = points.map((point) => point.chances[seat] ?? 0);
  return [Math.min(...chances), Math.max(...chances)];
}

/** The moment that a ply of the replay shows: a choice that comes next, or one that was just made. */
export function momentAt(reviewed: Reviewed, ply: number): { readonly moment: Moment; readonly coming: boolean } | null {
  const { moments } = reviewed.review;
  const coming = moments.find((moment) => plyBefore(reviewed, moment.ply) === ply);
  if (coming) return { moment: coming, coming: true };
  const made = moments.find((moment) => reviewed.plies[moment.ply] === ply);
  return made ? { moment: made, coming: false } : null;
}

/** The parts of a result in whole percents that add up to the result. */
export function wholeParts(parts: Parts): Readonly<Record<PartName, number>> {
  const exact = PART_NAMES.map((name) => 100 * parts[name].value);
  const whole = exact.map(Math.floor);
  let missing = Math.round(100 * parts.result) - whole.reduce((sum, value) => sum + value, 0);
  const order = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).sort((one, other) => other.rest - one.rest);
  for (const { index } of order) {
    if (missing <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    missing -= 1;
  }
  return Object.fromEntries(PART_NAMES.map((name, index) => [name, whole[index] ?? 0])) as Record<PartName, number>;
}

/** What a result comes from. The parts of each cause add up to it. */
export const CAUSES = { luck: ["deal", "draws"], own: ["choices", "guesses"], others: ["others"] } as const satisfies Readonly<Record<string, readonly PartName[]>>;
export type CauseName = keyof typeof CAUSES;

export const NORMAL_95 = 1.96;

/** The causes in whole percents: the sums of their parts as they are shown. */
export function causeValues(whole: Readonly<Record<PartName, number>>): Readonly<Record<CauseName, number>> {
  const sum = (name: CauseName): number => CAUSES[name].reduce((total: number, part) => total + whole[part], 0);
  return { luck: sum("luck"), own: sum("own"), others: sum("others") };
}

/** The beliefs at a ply of the replay: the latest of this round. */
export function beliefsAt(reviewed: Reviewed, ply: number): Beliefs | null {
  return beliefsOfRound(reviewed, ply).at(-1) ?? null;
}

/** All beliefs of the present round up to a ply of the replay. */
export function beliefsOfRound(reviewed: Reviewed, ply: number): Beliefs[] {
  const known = reviewed.review.beliefs.filter((beliefs) => plyBefore(reviewed, beliefs.ply) <= ply);
  const round = reviewed.review.plies.findLast((told) => plyBefore(reviewed, told.ply) <= ply)?.round;
  return known.filter((beliefs) => reviewed.review.plies[beliefs.ply]?.round === round);
}

/** The probability of the true rank of a hand for a viewer: by counting, and by the play of the others, too. */
export function truthOf(beliefs: Beliefs, viewer: number, holder: number): { readonly counted: number; readonly believed: number } | null {
  const found = beliefs.beliefs.find((belief) => belief.viewer === viewer && belief.holder === holder);
  const rank = beliefs.ranks[holder];
  if (!found || rank === undefined) return null;
  return { counted: found.counted[rank] ?? 0, believed: found.believed[rank] ?? 0 };
}

/** The beginnings of rounds among the decisions, and the end of the game: what a table shows. */
export function roundStarts(review: GameReview): readonly { readonly round: number | null; readonly index: number }[] {
  const starts: { round: number | null; index: number }[] = [];
  review.plies.forEach(({ round, seat }, index) => {
    if (seat === null) starts.push({ round: null, index });
    else if (review.plies[index - 1]?.round !== round) starts.push({ round, index });
  });
  return starts;
}
