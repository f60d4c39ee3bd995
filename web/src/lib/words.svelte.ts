// The messages of the page in the chosen language, from the same Fluent files that the terminal reads.

import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { SOURCES } from "words:languages";
import { settings, type Language } from "./settings.svelte";

export type Part = "main" | "home" | "forms" | "lobby" | "moments" | "games" | "settings" | "rules" | "lesson" | "replay" | "ending" | "review" | "puzzles" | "coach" | "daily" | "duplicate";
export type Arguments = Readonly<Record<string, string | number>>;

/** A number in a message, with a minus sign where the languages have a hyphen. */
class SignedNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

const wanted = new Set<Part>(["main"]);
let spoken: ReadonlySet<Part> = new Set();
let shown = $state.raw<FluentBundle>(new FluentBundle("en"));
let speaking = $state<Language>("en");
/** The latest change of language or parts. An earlier one that finishes later is dropped. */
let latest: Promise<void> | null = null;

/** The language on screen: the chosen one, as soon as its messages are loaded. */
export function language(): Language {
  return speaking;
}

/** The text of a key: `t("home-play")`, or of its attribute: `t("effect-take.about", {...})`. */
export function t(key: string, given: Arguments = {}): string {
  const [name = "", attribute] = key.split(".");
  const message = shown.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return `⟨${key}⟩`;
  return shown.formatPattern(pattern, signed(given), []);
}

function signed(given: Arguments): Record<string, string | FluentNumber> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === "number" ? new SignedNumber(value) : value]));
}

function withMinus(written: string): string {
  return written.replace("-", "−");
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return shown.hasMessage(key);
}

/** Load parts, now and with every later change of language. */
export async function need(...parts: readonly Part[]): Promise<void> {
  const missing = parts.filter((part) => !spoken.has(part));
  if (missing.length === 0) return;
  for (const part of missing) wanted.add(part);
  try {
    await speak(untrack(() => settings.language));
  } catch (error) {
    // The next change of language should not fail for them.
    for (const part of missing) wanted.delete(part);
    throw error;
  }
}

/** Change the language of the page. */
export function speak(next: Language): Promise<void> {
  if (untrack(language) === next && [...wanted].every((part) => spoken.has(part))) return (latest = Promise.resolve());
  const change: Promise<void> = fetched(next).then((show) => (latest === change ? show() : (latest ?? undefined)));
  latest = change;
  return change;
}

/** Load a language, or more parts of the present one. Call the result to show them. */
async function fetched(next: Language): Promise<() => void> {
  const added = untrack(language) === next && spoken.size > 0;
  const parts = [...wanted];
  const missing = added ? parts.filter((part) => !spoken.has(part)) : parts;
  const sources = await Promise.all(missing.map((part) => SOURCES[next]?.[part]?.()));
  return () => {
    // Another bundle would make every text of the page anew.
    const bundle = added ? shown : new FluentBundle(next, { useIsolating: false, functions: {} });
    for (const source of sources) if (source) bundle.addResource({ body: source.default } as FluentResource);
    shown = bundle;
    spoken = new Set(parts);
    speaking = next;
    document.documentElement.lang = next;
  };
}

/** A number as the language writes it. */
export function numeral(value: number, digits = 0): string {
  return withMinus(new Intl.NumberFormat(speaking, { maximumFractionDigits: digits }).format(value));
}

/** A number for comparison with others: always with this many decimals, halves rounded away from zero. */
export function decimal(value: number, digits: number): string {
  return withMinus(new Intl.NumberFormat(speaking, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value));
}

/** The locale of the browser that has the chosen language, such as `en-GB`: regions write dates in different ways. */
function locale(): string {
  return navigator.languages.find((tag) => tag.split("-")[0] === speaking) ?? speaking;
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}

/** A day as people write it: "2026-11-18" is "18 November 2026". Its days begin at midnight UTC. */
export function dated(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** "the 7 of Clocks and the Jack of Masks". */
export function listed(texts: readonly string[]): string {
  const [first = "", ...rest] = texts;
  if (rest.length === 0) return first;
  if (rest.length === 1) return t("list-two", { first, last: rest[0] ?? "" });
  return t("list-more", { first, rest: listed(rest) });
}
