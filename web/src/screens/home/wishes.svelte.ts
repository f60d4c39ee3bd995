// How one played last against bots: the next game begins the same way.

import { DISCARDS, MAX_PLAYERS, SIDES, type NewGame, type OptionsInfo, type ClockName, type Wishes } from "$lib/wire";

const KEY = "foretell.play";
const MAX_OPPONENTS = MAX_PLAYERS - 1;

interface Remembered {
  opponents: number;
  level: string;
  side: OptionsInfo["side"];
  discard: OptionsInfo["discard"];
  heirs: boolean;
  clock: ClockName;
  memory: boolean;
}

const USUAL: Remembered = {
  opponents: 2, level: "apprentice", side: "A", discard: "open", heirs: false, clock: "none", memory: true,
};

class PlayWishes {
  chosen = $state.raw<Remembered>({ ...USUAL, ...remembered() });

  change(wishes: Partial<Remembered>): void {
    this.chosen = { ...this.chosen, ...wishes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Remembered as long as the page lasts.
    }
  }

  /** Whether anything behind "more options" is not as usual, so that nobody is surprised by it. */
  get unusual(): boolean {
    const { opponents: _o, level: _l, ...options } = this.chosen;
    return Object.entries(options).some(([name, value]) => USUAL[name as keyof Remembered] !== value);
  }

  /** A level that this server does not have, or no longer has, becomes the usual one. */
  level(levels: readonly string[]): string {
    const { level } = this.chosen;
    return levels.includes(level) || !levels[0] ? level : levels.includes(USUAL.level) ? USUAL.level : levels[0];
  }

  /** What is sent. */
  game(name: string, levels: readonly string[]): NewGame {
    const { opponents, level: _, ...options } = this.chosen;
    const wishes: Wishes = { players: opponents + 1, ...options };
    return { name, level: this.level(levels) as NonNullable<NewGame["level"]>, wishes };
  }
}

/** What was kept, as far as it makes sense still. */
function remembered(): Partial<Remembered> {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export function checked(stored: unknown): Partial<Remembered> {
  if (typeof stored !== "object" || stored === null) return {};
  const { opponents, level, side, discard, heirs, clock, memory } = stored as Record<string, unknown>;
  return {
    ...(Number.isInteger(opponents) && Number(opponents) >= 1 && Number(opponents) <= MAX_OPPONENTS
      ? { opponents: Number(opponents) }
      : {}),
    ...(typeof level === "string" ? { level } : {}),
    ...(oneOf(SIDES, side) ? { side } : {}),
    ...(oneOf(DISCARDS, discard) ? { discard } : {}),
    ...(clock === "none" || clock === "relaxed" || clock === "fast" ? { clock } : {}),
    ...(typeof heirs === "boolean" ? { heirs } : {}),
    ...(typeof memory === "boolean" ? { memory } : {}),
  };
}

function oneOf<T>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}

export const playWishes = new PlayWishes();
export { USUAL };
