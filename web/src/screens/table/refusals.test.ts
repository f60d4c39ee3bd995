import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Live } from "$lib/live.svelte";
import { speak, t } from "$lib/words.svelte";
import { dismiss, toasts } from "$parts/toasts.svelte";
import { rooted } from "./reactive.sample.svelte";
import { tellRefusals } from "./refusals.svelte";

beforeAll(() => speak("en"));

test("a refusal shown in the lobby is not shown again, and each refusal is shown once", () => {
  const live = new Live("t1");
  live.refuse("seat_taken");
  const { end } = rooted(() => tellRefusals(live));
  expect(toasts()).toEqual([]);
  live.refuse("stale");
  flushSync();
  expect(toasts().map((toast) => toast.text())).toEqual([t("refused-stale")]);
  for (const { id } of toasts()) dismiss(id);
  live.refuse("stale");
  flushSync();
  expect(toasts()).toHaveLength(1);
  end();
});
