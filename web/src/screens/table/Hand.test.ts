import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Scene } from "$lib/scene";
import Hand from "./Hand.svelte";

test.each([[["7C", "7M"], undefined], [["7C", "7M", "R1"], "+2"], [["7C", "R2", "R1"], "+4"]])("beside the rank of %s stands what its Rune cards bring: %s", async (hand, extra) => {
  const view = { hand, rank: { name: "pair", points: 1, value: "7", suit: "C", strength: 0 }, actors: [], rows: [[], []], all_in: null, phase: "play", turn: 1 };
  const scene = { view, info: { seats: [], options: { side: "A" } }, seat: 0, sheet: null, choices: [], prospects: {}, previewed: null } as unknown as Scene;
  const shown = mount(Hand, { target: document.body, props: { scene } });
  flushSync();
  expect(document.querySelector('[data-spot="rank"] [aria-hidden]:not(svg)')?.textContent).toBe(extra);
  await unmount(shown);
});
