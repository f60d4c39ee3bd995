// The steps of a replay and their keys.

import type { Replay } from "$lib/replay.svelte";

export type Move = "first" | "round-back" | "turn-back" | "back" | "forward" | "turn-forward" | "round-forward" | "last";

/** Make a step without animation. */
export function jump(replay: Replay, move: Move): void {
  switch (move) {
    case "first":
      return replay.toFirst();
    case "last":
      return replay.toLast();
    case "back":
      return replay.back();
    case "forward":
      return replay.forward();
    case "turn-back":
      return replay.toPreviousTurn();
    case "turn-forward":
      return replay.toNextTurn();
    case "round-back":
      return replay.toPreviousRound();
    case "round-forward":
      return replay.toNextRound();
  }
}

const KEYS: Readonly<Record<string, Move>> = { ArrowLeft: "back", ArrowRight: "forward", PageUp: "turn-back", PageDown: "turn-forward", Home: "first", End: "last" };
const SHIFTED: Readonly<Record<string, Move>> = { PageUp: "round-back", PageDown: "round-forward" };

export type Shortcut = "log" | "aid" | "keys" | "detail" | "moment";
const LETTERS: Readonly<Record<string, Shortcut>> = { l: "log", h: "aid", "?": "keys", i: "detail", m: "moment" };

/** The shortcut of a letter, as at the table. Nothing takes text here, so shortcuts also work on the scrubber. */
export function letterOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest("select"))) return null;
  return LETTERS[event.key.toLowerCase()] ?? null;
}

/** The step for a key; null where keys have another use, such as in a list or in a scrolling element. */
export function moveOf(event: KeyboardEvent): Move | "play" | null {
  const at = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('select, ol[tabindex="0"], dialog')) return null;
  if (at?.closest("[data-scrolls]") && !event.key.startsWith("Arrow")) return null;
  if (event.key === " ") return at?.closest("button, a") ? null : "play";
  return (event.shiftKey ? SHIFTED[event.key] : KEYS[event.key]) ?? null;
}
