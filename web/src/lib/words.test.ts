import { afterEach, expect, test, vi } from "vitest";
import { language, need, speak, t } from "./words.svelte";

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

afterEach(() => speak("en"));

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
