import { afterEach, expect, test, vi } from "vitest";
import { dated, decimal, language, moment, need, numeral, speak, t } from "./words.svelte";

const slow = vi.hoisted(() => {
  let come = (): void => undefined;
  return { words: new Promise<void>((resolve) => (come = resolve)), come: () => come() };
});
vi.mock("words:fr/main", async () => {
  await slow.words;
  return { default: [{ id: "list-two", value: "et", attributes: {} }] };
});
vi.mock("words:en/lesson", () => {
  throw new Error("no connection");
});

afterEach(() => {
  vi.unstubAllGlobals();
  return speak("en");
});

test("the language that was set last is shown, whichever comes first", async () => {
  const first = speak("fr");
  const second = speak("es");
  await second;
  slow.come();
  await first;
  expect(language()).toBe("es");
});

test("a part that cannot be had is in nobody's way", async () => {
  await speak("en");
  await expect(need("lesson")).rejects.toThrow();
  await speak("it");
  expect(language()).toBe("it");
  expect(t("home-play")).not.toContain("⟨");
});

test.each([
  [["de-AT", "en-GB", "en-US"], "24 Dec 2026"],
  [["en-US", "en-GB"], "Dec 24, 2026"],
  [["fr-CA"], "Dec 24, 2026"],
])("a date is written as in the region of a browser of %s", async (languages, date) => {
  vi.stubGlobal("navigator", { languages });
  await speak("en");
  expect(moment(new Date(2026, 11, 24, 20, 30).getTime())).toContain(date);
});

// tests/locales/test_numerals.py rounds the same numbers for the terminal.
test.each([
  [2.55, "2.6"],
  [2, "2.0"],
  [1.05, "1.1"],
  [0.25, "0.3"],
  [-0.25, "−0.3"],
  [2.449, "2.4"],
  [1234.5, "1,234.5"],
])("%d is written as in the terminal", async (value, text) => {
  await speak("en");
  expect(decimal(value, 1)).toBe(text);
});

// The French words are made up in this file.
test.each(["en", "es", "it", "ro"] as const)("a negative number has a minus sign in %s", async (spoken) => {
  await speak(spoken);
  expect(numeral(-45)).toBe("−45");
  expect(t("number", { value: -45 })).toBe("−45");
});

test.each([
  ["en", ["en-GB"], "18 November 2026"],
  ["en", ["en-US"], "November 18, 2026"],
  ["fr", ["de"], "18 novembre 2026"],
  ["es", [], "18 de noviembre de 2026"],
  ["it", [], "18 novembre 2026"],
  ["ro", [], "18 noiembrie 2026"],
] as const)("a day is written out in %s for a browser of %s", async (spoken, languages, written) => {
  vi.stubGlobal("navigator", { languages });
  await speak(spoken);
  expect(dated("2026-11-18")).toBe(written);
});
