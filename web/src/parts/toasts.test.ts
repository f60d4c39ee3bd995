import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "$lib/api";
import { speak, t } from "$lib/words.svelte";
import Toasts from "./Toasts.svelte";
import { attempt, dismiss, tell, toasts } from "./toasts.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function texts(): string[] {
  return toasts().map((toast) => toast.text());
}

test("a refusal is shown as a notice that disappears by itself", async () => {
  expect(await attempt(Promise.reject(new Refusal("seat_taken", "x")))).toBeNull();
  expect(texts()).toEqual(["This seat is taken: choose another one."]);
  expect(toasts()[0]?.bad).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual([]);
});

test("a success is passed on without a notice", async () => {
  expect(await attempt(Promise.resolve(7))).toBe(7);
  expect(texts()).toEqual([]);
});

test("a missing answer and an unexpected error have messages, too", async () => {
  await attempt(Promise.reject(new Refusal("offline", "x")));
  await attempt(Promise.reject(new TypeError("x")));
  expect(texts()).toEqual([t("offline"), t("refused-failed")]);
});

test("a notice is not shown twice at once, and never more than three", () => {
  for (const key of ["page-yes", "page-yes", "page-no", "dialog-close", "toast-dismiss"]) tell(() => t(key));
  expect(texts()).toEqual(["no", "Close", "Dismiss"]);
});

test("a notice can be dismissed", () => {
  tell(() => t("page-yes"));
  for (const { id } of toasts()) dismiss(id);
  expect(texts()).toEqual([]);
});

test("a notice follows the language", async () => {
  tell(() => t("dialog-close"));
  await speak("fr");
  expect(texts()).toEqual(["Fermer"]);
  await speak("en");
  for (const { id } of toasts()) dismiss(id);
});

test("a notice appears in a region that was shown before, empty", async () => {
  const said: (string | null)[] = [];
  HTMLElement.prototype.showPopover = function () {
    said.push(this.textContent);
  };
  const shown = mount(Toasts, { target: document.body });
  flushSync();
  const region = document.querySelector('[role="status"][aria-live="polite"]');
  expect(said).toEqual([""]);
  tell(() => t("page-yes"));
  flushSync();
  expect(document.querySelector('[role="status"]')).toBe(region);
  expect(region?.textContent).toContain(t("page-yes"));
  await unmount(shown);
});
