// What is open on top of a table, live or replayed.

import type { Eyes } from "$lib/replay.svelte";
import type { Link } from "$lib/socket";
import type { Event, Phase, Unfolding } from "$lib/wire";

export type DialogName = "aid" | "rules" | "settings" | "keys" | "leave" | "coach" | "sure";

/** What covers the table while the player chooses: the notes for the prediction, or revealed cards. */
export type Cover = "notes" | "revealed";

/** Where a table or a replay is. What a kind of table does not know is missing. */
export interface ShellPosition {
  readonly ply: number;
  readonly phase?: Phase | undefined;
  readonly seat?: number | null;
  /** Everything that the server sent is shown. */
  readonly ready?: boolean;
  readonly link?: Link;
  readonly eyes?: Eyes;
  /** The Unfolding of this ply, if it has one, is over. */
  readonly unfolded?: boolean;
}

/** An Unfolding as it is shown over the felt. */
export interface ShownUnfolding {
  readonly shown: Unfolding;
  /** The events to announce, from the last prediction to the end of the round. */
  readonly events?: readonly Event[];
  /** Whether it is the last one of the game. */
  readonly last: boolean;
  /** Show all steps at once. */
  readonly whole?: boolean;
}

export class ShellState {
  root = $state<HTMLElement>();
  dialog = $state<DialogName | null>(null);
  /** The card shown large beside the prompt. */
  detailed = $state<string | null>(null);
  /** The card explained in a dialog. */
  reading = $state<string | null>(null);
  /** The seat, or the deck, whose memory aid is open. */
  remembering = $state<number | "deck" | null>(null);

  /** Whether a dialog is open, so that keys belong to it. */
  get modal(): boolean {
    return this.dialog !== null || this.reading !== null || this.remembering !== null || this.root?.querySelector("dialog[open]") != null;
  }

  /** Whether the detailed card is still under the pointer or has the focus. No event says that it moved away. */
  get looksAtCard(): boolean {
    const card = this.detailed === null ? null : this.root?.querySelector(`[data-card="${this.detailed}"]`);
    return card?.matches(":hover, :focus") === true;
  }

  focus(selector: string): void {
    this.root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }

  /** Move the focus out of the log, which is about to close, to the button that opens it again. */
  leaveLog(): void {
    if (document.activeElement?.closest("[data-beside]")) this.root?.querySelector<HTMLElement>("[data-side]")?.focus();
  }
}
