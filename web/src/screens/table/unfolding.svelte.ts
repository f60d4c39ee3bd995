// An Unfolding as it runs: the present step, and what it shows at each seat.

import { byValue } from "$lib/cards";
import { settings } from "$lib/settings.svelte";
import { decidingCard, lasting, nextBeat, stepsOf, type Step } from "$lib/unfold";
import type { Rank, Unfolding } from "$lib/wire";
import type { ShownUnfolding } from "./shell.svelte";

/** A prediction token that lies at a seat. Before the best hand is known, it is neither right nor wrong. */
export interface LaidToken {
  readonly from: number;
  readonly right: boolean | null;
}

/** What a seat shows during an Unfolding. */
export interface SeatUnfolding {
  /** The hand, sorted; null while it is face down. */
  readonly hand: readonly string[] | null;
  readonly rank: Rank | null;
  readonly deciding: string | null;
  /** Whether its hand is shown large now. */
  readonly present: boolean;
  readonly best: boolean;
  readonly tokens: readonly LaidToken[];
  readonly runes: number;
}

/** Even without animation, each step is shown for long enough to read it. */
const MIN_TIME_SCALE = 0.5;

export class UnfoldingRun {
  readonly unfolding: Unfolding;
  readonly steps: readonly Step[];
  #at = $state(0);

  constructor(readonly shown: ShownUnfolding) {
    this.unfolding = shown.shown;
    this.steps = stepsOf(shown.shown);
    if (shown.whole || settings.timeScale === 0) this.#at = this.steps.length - 1;
  }

  get at(): number {
    return this.#at;
  }

  get step(): Step {
    // The index never leaves the list.
    return this.steps[this.#at] as Step;
  }

  get next(): Step | undefined {
    return this.steps[this.#at + 1];
  }

  get ended(): boolean {
    return this.#at >= this.steps.length - 1;
  }

  /** Whether the best hand is known. */
  get settled(): boolean {
    return !["opening", "hand"].includes(this.step.kind);
  }

  /** How long the present step is shown, in milliseconds. */
  get lasts(): number {
    return lasting(this.steps, this.#at) * Math.max(settings.timeScale, MIN_TIME_SCALE);
  }

  /** The runes that are still in the pot. */
  get pot(): number {
    return this.unfolding.pot_before - this.step.shares.reduce((sum, share) => sum + share, 0);
  }

  advance(): void {
    if (!this.ended) this.#at += 1;
  }

  /** Go on to the next hand or the next kind of step. */
  skipAhead(): void {
    this.#at = nextBeat(this.steps, this.#at);
  }

  skipAll(): void {
    this.#at = this.steps.length - 1;
  }

  handOf(seat: number): readonly string[] {
    return [...(this.unfolding.hands[seat] ?? [])].sort(byValue);
  }

  tokensAt(seat: number): readonly LaidToken[] {
    const { predictions, best } = this.unfolding;
    const right = this.settled ? seat === best : null;
    return predictions.flatMap((predicted, from) => (predicted === seat ? [{ from, right }] : []));
  }

  seat(seat: number): SeatUnfolding {
    const { unfolding, step } = this;
    const present = step.kind === "hand" && step.seat === seat;
    // The hand that is shown large comes back to its seat with the next step.
    const open = step.open.includes(seat) && !present;
    const rank = unfolding.ranks[seat] ?? null;
    const before = (unfolding.runes[seat] ?? 0) - (unfolding.gains[seat] ?? 0);
    return {
      hand: open ? this.handOf(seat) : null,
      rank: open ? rank : null,
      deciding: open ? decidingCard(rank ?? undefined) : null,
      present,
      best: this.settled && unfolding.best === seat,
      tokens: this.tokensAt(seat),
      runes: before + (step.shares[seat] ?? 0) + (step.supplied[seat] ?? 0),
    };
  }
}
