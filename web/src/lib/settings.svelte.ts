// What a player has set for this browser: kept in it, and nowhere else.

import { NAMES } from "words:languages";

export const LANGUAGES: readonly string[] = Object.keys(NAMES);
/** The code of a language, such as "ro". */
export type Language = string;
export const THEMES = ["auto", "night", "day"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["calm", "normal", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notices: boolean;
  letters: boolean;
  keys: boolean;
  log: boolean;
  name: string;
}

const KEY = "foretell.settings";
const PACES: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, quick: 0.55, none: 0 };

class Settings implements Stored {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  sound = $state(true);
  notices = $state(false);
  /** Letters beside the suits' signs. */
  letters = $state(false);
  /** Single letters as shortcuts at the table. */
  keys = $state(true);
  /** Whether the log lies open beside the table. */
  log = $state(false);
  name = $state("");

  constructor() {
    const stored = read();
    this.language = known(LANGUAGES, stored["language"]) ?? preferred();
    this.theme = known(THEMES, stored["theme"]) ?? "auto";
    this.speed = known(SPEEDS, stored["speed"]) ?? "normal";
    this.sound = stored["sound"] !== false;
    this.notices = stored["notices"] === true;
    this.letters = stored["letters"] === true;
    this.keys = stored["keys"] !== false;
    this.log = stored["log"] === true;
    this.name = typeof stored["name"] === "string" ? stored["name"].slice(0, 40) : "";
  }

  /** How long movements take, as a factor; 0 for none at all. */
  get pace(): number {
    return calm() ? Math.min(PACES[this.speed], 0.5) : PACES[this.speed];
  }

  /** Whether things may travel; else they fade. */
  get travels(): boolean {
    return this.speed !== "none" && !calm();
  }

  save(): void {
    const { language, theme, speed, sound, notices, letters, keys, log, name } = this;
    const stored: Stored = { language, theme, speed, sound, notices, letters, keys, log, name };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Without a store the settings last as long as the page.
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

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const language = known(LANGUAGES, wanted.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return "en";
}

export const settings = new Settings();
