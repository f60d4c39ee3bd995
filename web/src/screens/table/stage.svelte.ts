// Shows frames on the table: narration, animation, and the Unfolding at the end of a round.

import type { Live } from "$lib/live.svelte";
import { eyeOf, PEEK_MS, REVEALED_MS, type ShownCards } from "$lib/moment";
import { settings } from "$lib/settings.svelte";
import { cardSound, flipSound, runeSound, sealSound } from "$lib/sound";
import { perform } from "$lib/theatre";
import { aroundEnding } from "$lib/timeline";
import type { Event, EventKey, Frame, Unfolding } from "$lib/wire";
import type { ShownUnfolding } from "./shell.svelte";

/** Pauses after an automatic decision and after a decision of somebody else. */
const REST_MS = 220;
const LOOK_MS = 650;
/** How long an All In is seen before the game goes on. */
const ALL_IN_MS = 1200;

/** What the stage needs from the table. */
export interface Scenery {
  root(): HTMLElement | undefined;
  /** Called before a frame is animated, with the events to announce. The Unfolding announces its own events. */
  begun(frame: Frame, events: readonly Event[]): void;
  /** Called when the frame is applied. */
  applied(): void;
  /** Whether the player has folded revealed cards away to look at the table. */
  peeking(): boolean;
}

export class TableStage {
  unfolding = $state.raw<ShownUnfolding | null>(null);
  /** Cards that are held up over the board. */
  moment = $state.raw<ShownCards | null>(null);
  /** Ends what waits for the player: the Unfolding, a moment or a pause. */
  #resume: (() => void) | null = null;
  /** The player continued before the pause after the present frame. */
  #hurried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    this.#resume = null;
    this.#hurried = false;
    const ending = frame.events.some((event) => event.key === "unfolded") ? frame.changes.unfoldings?.at(-1) : undefined;
    if (ending) await this.#unfold(frame.events, ending);
    // The next deal is announced only when the player has left the Unfolding.
    this.scenery.begun(frame, ending ? aroundEnding(frame.events)[1] : frame.events);
    const root = this.scenery.root();
    if (!root) return apply();
    const moment = eyeOf(frame.events);
    if (moment && settings.timeScale > 0) await this.#hold(moment);
    soundOf(frame.events);
    const motion = { timeScale: settings.timeScale, travels: settings.travels };
    await perform(root, frame, () => { apply(); this.scenery.applied(); }, motion);
    if (frame.events.some((event) => event.key === "went_all_in")) await this.#rest(ALL_IN_MS * settings.timeScale);
    // The player's own choices need not wait: they appear with the question.
    if ((this.live.view?.choices.length ?? 0) > 0) return;
    const revealed = frame.events.some((event) => event.key === "revealed") && (this.live.view?.revealed.length ?? 0) > 0;
    if (frame.seat !== this.live.seat && frame.events.length > 0) await this.#rest((revealed ? REVEALED_MS : LOOK_MS) * settings.timeScale);
    else if (frame.by !== "person") await this.#rest(REST_MS * settings.timeScale);
  }

  #hold(moment: ShownCards): Promise<void> {
    this.moment = moment;
    return new Promise((resolve) => (this.#resume = resolve));
  }

  /** Go on from a moment or a pause. */
  skip(): void {
    if (this.unfolding) return;
    this.moment = null;
    if (this.#resume) this.#resume();
    else this.#hurried = true;
    this.#resume = null;
  }

  #rest(milliseconds: number): Promise<void> {
    if (milliseconds < 10 || this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      this.#resume = resolve;
      this.#timer = setTimeout(resolve, this.scenery.peeking() ? PEEK_MS : milliseconds);
    });
  }

  /** Make the present pause longer, while the player looks at the table. */
  wait(): void {
    if (this.unfolding || this.moment || !this.#resume) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#resume, PEEK_MS);
  }

  #unfold(events: readonly Event[], shown: Unfolding): Promise<void> {
    const last = events.some((event) => event.key === "game_ended");
    this.unfolding = { shown, events: aroundEnding(events)[0], last };
    return new Promise((resolve) => (this.#resume = resolve));
  }

  /** The player has closed the Unfolding. */
  unfolded(): void {
    this.unfolding = this.moment = null;
    this.#resume?.();
    this.#resume = null;
  }
}

/** The sound of what happens in a frame: that of the most important event. */
function soundOf(events: readonly Event[]): void {
  const has = (key: EventKey): boolean => events.some((event) => event.key === key);
  if (has("went_all_in")) sealSound();
  else if (has("gained_rune")) runeSound();
  else if (has("revealed") || has("showed")) flipSound();
  else if (events.some((event) => (event.cards ?? []).length > 0)) cardSound();
}
