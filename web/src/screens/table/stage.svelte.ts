// Shows frames on the table: narration, animation, and the Unfolding at the end of a round.

import type { Live } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import { cardSound } from "$lib/sound";
import { perform } from "$lib/theatre";
import { turnedOver } from "$lib/unfold";
import type { Frame, Unfolding } from "$lib/wire";

/** Pauses after an automatic decision and after a decision of somebody else. */
const REST_MS = 220;
const LOOK_MS = 650;

/** What the stage needs from the table. */
export interface Scenery {
  root(): HTMLElement | undefined;
  /** Called before a frame is animated. */
  begun(frame: Frame): void;
  /** Called when the frame is applied. */
  applied(): void;
}

export class TableStage {
  unfolding = $state.raw<{ readonly shown: Unfolding; readonly order: readonly number[]; readonly last: boolean } | null>(null);
  #resume: (() => void) | null = null;

  constructor(private readonly live: Live, private readonly scenery: Scenery) {
    $effect(() => {
      live.stage = (frame, apply) => this.act(frame, apply);
      return () => {
        live.stage = null;
        this.#resume?.();
      };
    });
  }

  async act(frame: Frame, apply: () => void): Promise<void> {
    this.scenery.begun(frame);
    const ending = frame.events.some((event) => event.key === "unfolded") ? frame.changes.unfoldings?.at(-1) : undefined;
    if (ending && this.live.info) await this.#unfold(frame, ending, this.live.info.options.players);
    const root = this.scenery.root();
    if (!root) return apply();
    if (frame.events.some((event) => (event.cards ?? []).length > 0)) cardSound();
    const motion = { timeScale: settings.timeScale, travels: settings.travels };
    await perform(root, frame, () => { apply(); this.scenery.applied(); }, motion);
    // The player's own choices need not wait: they appear with the question.
    if ((this.live.view?.choices.length ?? 0) > 0) return;
    if (frame.seat !== this.live.seat && frame.events.length > 0) await rest(LOOK_MS * settings.timeScale);
    else if (frame.by !== "person") await rest(REST_MS * settings.timeScale);
  }

  #unfold(frame: Frame, shown: Unfolding, players: number): Promise<void> {
    const last = frame.events.some((event) => event.key === "game_ended");
    this.unfolding = { shown, order: turnedOver(frame.events, players), last };
    return new Promise((resolve) => (this.#resume = resolve));
  }

  /** The player has closed the Unfolding. */
  unfolded(): void {
    this.unfolding = null;
    this.#resume?.();
    this.#resume = null;
  }
}

function rest(milliseconds: number): Promise<void> {
  return milliseconds < 10 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
