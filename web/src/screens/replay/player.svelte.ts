// Playing a replay: step after step at the speed that is set, with cards that travel.

import type { Replay } from "$lib/replay.svelte";
import { settings } from "$lib/settings.svelte";
import { cardSound } from "$lib/sound";
import { perform } from "$lib/theatre";
import { newEvents } from "./narration";

/** How long a step is looked at, in milliseconds: longer where there is more to read. */
const LEAST = 600;
const LETTER = 12;
const QUICKEST = 0.4;

export class Player {
  playing = $state(false);
  #moving = false;
  /** Which run of playing goes on: an older one ends by itself. */
  #run = 0;

  /** `root`: where the table is; `letters`: how much is told of the present step. */
  constructor(private readonly replay: Replay, private readonly root: () => HTMLElement | undefined, private readonly letters: () => number) {}

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    this.#run += 1;
  }

  /** The Unfolding has been seen. */
  async goOn(): Promise<void> {
    const run = this.#run;
    await this.forward();
    if (this.playing && run === this.#run) void this.#keep(++this.#run);
  }

  /** One step. Whoever is faster than the cards is not held up by them. */
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

  /** Goes on until the end; an Unfolding is waited for. */
  async #keep(run: number): Promise<void> {
    const { replay } = this;
    while (this.#run === run && !replay.unfolding && !replay.over) {
      await rest((LEAST + LETTER * this.letters()) * Math.max(settings.timeScale, QUICKEST));
      if (this.#run === run) await this.forward();
    }
    if (this.#run === run && replay.over) this.playing = false;
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
