import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { SeatInfo } from "$lib/wire";
import SeatPlace, { type SeatDeeds } from "./SeatPlace.svelte";

const BOT: SeatInfo = { kind: "bot", name: "Bot", level: "novice", here: true, contributed: false };

test.each([[true, "oracle"], [false, "novice"]])("a changed level (accepted: %s) is shown as the table has it: %s", async (set, shown) => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody")));
  const bot = vi.fn(async () => set);
  const deeds: SeatDeeds = { sit: vi.fn(), clear: vi.fn(), swap: vi.fn(), rename: vi.fn(), bot };
  const props = { seat: BOT, number: 1, mine: 0, owner: true, host: false, swapping: null, open: true, deeds };
  const place = mount(SeatPlace, { target: document.body, props });
  flushSync();
  const select = document.querySelector("select")!;
  expect(select.value).toBe("novice");
  select.focus();
  select.value = "oracle";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(bot).toHaveBeenCalledWith(1, "oracle");
  await new Promise((resolve) => setTimeout(resolve));
  expect([select.value, document.activeElement]).toEqual([shown, select]);
  await unmount(place);
});
