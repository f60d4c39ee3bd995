// Plays a replay step by step, with animation.

import type { Replay } from "$lib/replay.svelte";
import { settings } from "$lib/settings.svelte";
import { cardSound } from "$lib/sound";
import { perform } from "$lib/theatre";
import { newEvents } from "./narration";

/** How long a step is shown, in milliseconds: a minimum, and more for each letter to read. */
const MIN_MS = 600;
const MS_PER_LETTER = 12;
const MIN_TIME_SCALE = 0.4;

export class Player {
  playing = $state(false);
  #moving = false;
  /** The number of the current run. A run ends when this changes. */
  #run = 0;

  /** `root` is the element of the table, `letters` the length of the text at the present step. */
  constructor(private readonly replay: Replay, private readonly root: () => HTMLElement | undefined, private readonly letters: () => number) {}

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    this.#run += 1;
  }

  /** Continue after an Unfolding. */
  async goOn(): Promise<void> {
    const run = this.#run;
    await this.forward();
    if (this.playing && run === this.#run) void this.#keep(++this.#run);
  }

  /** Make one step. During an animation, make it without one. */
  async forward(): Promise<void> {
    const { replay } = this;
    const root = this.root();
    const next = replay.unfolding ? replay.now : replay.plies[replay.ply + 1];
    if (!root || !next || this.#moving || (next.ending && !replay.unfolding)) return replay.forward();
    const frame = { ...next.frame, events: newEvents(next, false) };
    if (frame.events.some(({ cards }) => (cards ?? []).length > 0)) cardSound();
    this.#moving = true;
    await perform(root, frame, () => replay.forward(), { timeScale: settings.timeScale, travels: settings.travels });
    this.#moving = false;
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    if (this.replay.over) this.replay.toFirst();
    else if (!this.replay.unfolding) await this.forward();
    await this.#keep(run);
  }

  /** Play to the next Unfolding or to the end. */
  async #keep(run: number): Promise<void> {
    const { replay } = this;
    while (this.#run === run && !replay.unfolding && !replay.over) {
      await rest((MIN_MS + MS_PER_LETTER * this.letters()) * Math.max(settings.timeScale, MIN_TIME_SCALE));
      if (this.#run === run) await this.forward();
    }
    if (this.#run === run && replay.over) this.playing = false;
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
