import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import NameDialog from "./NameDialog.svelte";

const onname = vi.fn();
let dialog: ReturnType<typeof mount>;

/** Type another name. */
beforeEach(() => {
  onname.mockReset();
  settings.name = "Ada";
  dialog = mount(NameDialog, { target: document.body, props: { open: true, sitting: false, onname } });
  flushSync();
  const field = document.querySelector("input")!;
  field.value = "Ben";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(settings.name).toBe("Ben");
});

afterEach(() => unmount(dialog));

async function closed(): Promise<void> {
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("dialog")?.open).toBe(false));
}

test("a confirmed name is stored and reported", async () => {
  document.querySelector("form")?.requestSubmit();
  await closed();
  expect([settings.name, onname.mock.calls.length]).toEqual(["Ben", 1]);
});

test("closing the dialog keeps the old name", async () => {
  document.querySelector<HTMLElement>("button.close")?.click();
  await closed();
  expect([settings.name, onname.mock.calls.length]).toEqual(["Ada", 0]);
});
