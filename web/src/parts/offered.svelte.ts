// The levels, clocks and card sheets that the server offers; until it answers, those that every server has.

import { ask } from "$lib/api";
import { LEVELS, type ClockInfo, type SheetOffered } from "$lib/wire";

interface Offered {
  readonly levels: readonly string[];
  readonly clocks: readonly ClockInfo[];
  readonly sheets: readonly SheetOffered[];
}

const EVERYWHERE: Offered = {
  levels: LEVELS,
  clocks: [{ name: "none", bank: null, increment: null }],
  sheets: [],
};
let known = $state.raw<Offered>(EVERYWHERE);
let asked: Promise<void> | null = null;

export function offered(): Offered {
  asked ??= learn();
  return known;
}

/** Wait until the server has answered, or cannot be reached. */
export async function loadOffered(): Promise<Offered> {
  asked ??= learn();
  await asked;
  return known;
}

async function learn(): Promise<void> {
  try {
    known = await ask("options", "GET", "/api/v1/options");
  } catch {
    // The next call of `offered` asks again.
    asked = null;
  }
}
