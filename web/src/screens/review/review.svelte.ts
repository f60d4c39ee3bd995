// The review of a game: asks the server until it is complete, and keeps what the viewer has chosen to see.

import { ask } from "$lib/api";
import type { Code, ReviewState } from "$lib/wire";
import { codeOf, passes, refuse } from "$parts/toasts.svelte";
import { chancesAt, momentAt, pointsOf, reviewedOf, type Knowledge } from "./figures";

const POLL_MS = 1000;
const RETRY_MS = 4000;

type Effort = "quick" | "deep";
type Ask = (effort: Effort) => Promise<ReviewState>;

export class GameReviewing {
  /** What is shown: the latest part of the first review, or a complete one. */
  state = $state.raw<ReviewState | null>(null);
  /** The progress of a deeper review; null if there is none under way. */
  deepening = $state<number | null>(null);
  refused = $state<Code | "offline" | null>(null);
  by = $state<Knowledge>("open");
  /** The player that the parts, the moments and the beliefs are about. */
  seat = $state(0);
  /** Whether the list has the choices of all players. */
  everybody = $state(false);
  #run = 0;
  readonly #ask: Ask;

  readonly reviewed = $derived(reviewedOf(this.state));
  readonly done = $derived(this.state?.status === "done");
  readonly opened = $derived(this.reviewed ? pointsOf(this.reviewed, "open") : []);
  readonly known = $derived(this.reviewed ? pointsOf(this.reviewed, "known") : []);
  /** What each could know comes last. Until then, the graph shows open cards. */
  readonly shown = $derived<Knowledge>(this.by === "known" && this.known.length > 1 ? "known" : "open");
  readonly points = $derived(this.shown === "known" ? this.known : this.opened);
  readonly moments = $derived((this.reviewed?.review.moments ?? []).filter((moment) => this.everybody || moment.seat === this.seat));

  constructor(id: string, seat: number | null, request: Ask = (effort) => ask("review", "GET", "/api/v1/tables/{key}/review", { path: { key: id }, query: { effort } })) {
    this.#ask = request;
    this.seat = seat ?? 0;
    this.everybody = seat === null;
  }

  /** Ask until the review is complete or refused. */
  async load(): Promise<void> {
    this.refused = null;
    this.refused = await this.#follow("quick", (told) => (this.state = told));
  }

  /** Replace the review by a more exact one, as soon as that is complete. */
  async deepen(): Promise<void> {
    this.deepening = 0;
    const refused = await this.#follow("deep", (told) => {
      this.deepening = told.progress;
      if (told.status === "done") this.state = told;
    });
    this.deepening = null;
    if (refused) refuse(refused);
  }

  /** Ask until a review is complete. Return why it was refused, if it was. */
  async #follow(effort: Effort, show: (told: ReviewState) => void): Promise<Code | "offline" | null> {
    const run = ++this.#run;
    let begun = false;
    for (;;) {
      let pause = POLL_MS;
      try {
        const told = await this.#ask(effort);
        if (run !== this.#run) return null;
        show(told);
        if (told.status === "done") return null;
        begun = true;
      } catch (error) {
        const code = codeOf(error);
        if (run !== this.#run) return null;
        if (!begun || !passes(code) || code === "failed") return code;
        pause = RETRY_MS;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (run !== this.#run) return null;
    }
  }

  stop(): void {
    this.#run += 1;
  }

  /** The chance of each seat at a ply of the replay. */
  at(ply: number): readonly number[] {
    return chancesAt(this.points, ply);
  }

  /** The choice that mattered at a ply of the replay. */
  moment(ply: number): ReturnType<typeof momentAt> {
    return this.reviewed ? momentAt(this.reviewed, ply) : null;
  }
}
