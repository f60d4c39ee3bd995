// The player's settings, stored only in this browser.

import { NAMES } from "words:languages";
import { MAX_NAME, PORTRAITS, type Portrait } from "./wire";

export const LANGUAGES: readonly string[] = Object.keys(NAMES);
/** The code of a language, such as "ro". */
export type Language = string;
export const THEMES = ["auto", "night", "day"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["calm", "normal", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
/** The table and the backs of the cards: night-blue velvet, a green card room, or a red parlour. */
export const DECORS = ["velvet", "baize", "parlour"] as const;
export type Decor = (typeof DECORS)[number];

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number;
  haptics: boolean;
  notices: boolean;
  letters: boolean;
  keys: boolean;
  log: boolean;
  name: string;
  portrait: Portrait | null;
  decor: Decor;
  emotes: boolean;
  sure: boolean;
}

const KEY = "foretell.settings";
const TIME_SCALES: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, quick: 0.55, none: 0 };

class Settings implements Stored {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  sound = $state(true);
  /** From 0 to 100. */
  volume = $state(70);
  /** Phones vibrate when something is chosen, and at the start of a turn. */
  haptics = $state(true);
  notices = $state(false);
  /** Show the letter of each suit beside its sign. */
  letters = $state(false);
  /** Single letters are shortcuts at the table. */
  keys = $state(true);
  /** The log is open beside the table. */
  log = $state(false);
  name = $state("");
  portrait = $state<Portrait | null>(null);
  decor = $state<Decor>("velvet");
  /** Show the emotes of others at their seats. */
  emotes = $state(true);
  /** Ask how sure the player is of a prediction. */
  sure = $state(false);

  constructor() {
    const stored = read();
    this.language = known(LANGUAGES, stored["language"]) ?? preferred();
    this.theme = known(THEMES, stored["theme"]) ?? "auto";
    this.speed = known(SPEEDS, stored["speed"]) ?? "normal";
    this.sound = stored["sound"] !== false;
    this.volume = percent(stored["volume"]) ?? 70;
    this.haptics = stored["haptics"] !== false;
    this.notices = stored["notices"] === true;
    this.letters = stored["letters"] === true;
    this.keys = stored["keys"] !== false;
    this.log = stored["log"] === true;
    this.name = typeof stored["name"] === "string" ? stored["name"].slice(0, MAX_NAME) : "";
    this.portrait = known(PORTRAITS, stored["portrait"]) ?? null;
    this.decor = known(DECORS, stored["decor"]) ?? "velvet";
    this.emotes = stored["emotes"] !== false;
    this.sure = stored["sure"] === true;
  }

  /** The factor by which the durations of animations are multiplied; 0 turns animations off. */
  get timeScale(): number {
    return calm() ? Math.min(TIME_SCALES[this.speed], 0.5) : TIME_SCALES[this.speed];
  }

  /** Whether cards travel; otherwise they fade in. */
  get travels(): boolean {
    return this.speed !== "none" && !calm();
  }

  save(): void {
    const { language, theme, speed, sound, volume, haptics, notices, letters, keys, log, name, portrait, decor, emotes, sure } = this;
    const stored: Stored = { language, theme, speed, sound, volume, haptics, notices, letters, keys, log, name, portrait, decor, emotes, sure };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Without storage, the settings last as long as the page.
    }
  }
}

function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function known<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((one) => one === value);
}

function percent(value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 100 ? Math.round(value) : undefined;
}

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const language = known(LANGUAGES, wanted.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return "en";
}

export const settings = new Settings();
