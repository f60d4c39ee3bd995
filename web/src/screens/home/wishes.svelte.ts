// The options of the last game against bots, which the next game starts with.

import { DISCARDS, PLAYERS, SIDES, type NewGame, type OptionsInfo, type ClockName, type SheetOffered, type TableSettings } from "$lib/wire";
import { myPortrait } from "$parts/portraits";

const KEY = "foretell.play";

interface Remembered {
  opponents: number;
  level: string;
  side: OptionsInfo["side"];
  discard: OptionsInfo["discard"];
  heirs: boolean;
  clock: ClockName;
  memory: boolean;
  /** The digest of the card sheet; empty for the first one that the server offers. */
  sheet: string;
}

export const DEFAULTS: Remembered = {
  opponents: 2, level: "apprentice", side: "A", discard: "open", heirs: false, clock: "none", memory: true, sheet: "",
};

class PlayWishes {
  chosen = $state.raw<Remembered>({ ...DEFAULTS, ...remembered() });

  change(wishes: Partial<Remembered>): void {
    this.chosen = { ...this.chosen, ...wishes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Without storage, the options last as long as the page.
    }
  }

  /** Whether any option under "more options" differs from its default. Then they are shown. */
  get unusual(): boolean {
    const { opponents: _o, level: _l, ...options } = this.chosen;
    return Object.entries(options).some(([name, value]) => DEFAULTS[name as keyof Remembered] !== value);
  }

  /** Replace a level that the server does not have by the default. */
  level(levels: readonly string[]): string {
    const { level } = this.chosen;
    return levels.includes(level) || !levels[0] ? level : levels.includes(DEFAULTS.level) ? DEFAULTS.level : levels[0];
  }

  /** The chosen card sheet, if the server still has it, else the first one. */
  sheet(sheets: readonly SheetOffered[]): SheetOffered | undefined {
    return sheets.find((one) => one.digest === this.chosen.sheet) ?? sheets[0];
  }

  /** The body of the request. */
  game(name: string, levels: readonly string[], sheets: readonly SheetOffered[]): NewGame {
    const { opponents, level: _, sheet: _s, ...options } = this.chosen;
    const sheet = this.sheet(sheets);
    const wishes: TableSettings = { players: opponents + 1, ...options, ...(sheet ? { sheet_name: sheet.name, sheet_code: sheet.code } : {}) };
    const portrait = myPortrait();
    return { name, ...(portrait ? { portrait } : {}), level: this.level(levels) as NonNullable<NewGame["level"]>, wishes };
  }
}

/** The stored options that are still valid. */
function remembered(): Partial<Remembered> {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export function checked(stored: unknown): Partial<Remembered> {
  if (typeof stored !== "object" || stored === null) return {};
  const { opponents, level, side, discard, heirs, clock, memory, sheet } = stored as Record<string, unknown>;
  return {
    ...(PLAYERS.some((players) => players - 1 === opponents) ? { opponents: Number(opponents) } : {}),
    ...(typeof level === "string" ? { level } : {}),
    ...(oneOf(SIDES, side) ? { side } : {}),
    ...(oneOf(DISCARDS, discard) ? { discard } : {}),
    ...(clock === "none" || clock === "relaxed" || clock === "fast" ? { clock } : {}),
    ...(typeof heirs === "boolean" ? { heirs } : {}),
    ...(typeof memory === "boolean" ? { memory } : {}),
    ...(typeof sheet === "string" ? { sheet } : {}),
  };
}

function oneOf<T>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}

export const playWishes = new PlayWishes();
