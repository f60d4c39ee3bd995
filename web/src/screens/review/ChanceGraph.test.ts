import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Replay } from "$lib/replay.svelte";
import ChanceGraph from "./ChanceGraph.svelte";
import { GameReviewing } from "./review.svelte";

it("has its place before the review arrives, and tells no chances yet", async () => {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person", name }));
  const replay = { info: { id: "abc", seats }, ply: 0, reach: 9, shownRounds: [] } as unknown as Replay;
  const props = { reviewing: new GameReviewing("abc", 0), replay, onscrub: () => {} };
  const graph = mount(ChanceGraph, { target: document.body, props });
  expect([...document.querySelectorAll("li")].map(({ textContent }) => textContent.trim())).toEqual(["Ada", "Ben"]);
  expect(document.querySelector("[data-plot]")).not.toBeNull();
  expect(document.querySelector("[data-sentence]")?.textContent).toBe("");
  await unmount(graph);
});
