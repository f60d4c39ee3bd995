// Short vibrations on devices that can, unless the player has switched them off.

import { settings } from "./settings.svelte";

export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}

function vibrate(pattern: number | number[]): void {
  // Browsers ignore this before the first tap, and some report it as a problem.
  if (settings.haptics && canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
}

/** A choice was made. */
export function tapped(): void {
  vibrate(12);
}

/** The player's turn begins. */
export function called(): void {
  vibrate([30, 60, 30]);
}

/** The player's prediction was right or wrong. */
export function judged(right: boolean): void {
  vibrate(right ? [20, 50, 20, 50, 60] : 90);
}
