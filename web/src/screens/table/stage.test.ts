import { afterEach, expect, test, vi } from "vitest";
import { Live } from "$lib/live.svelte";
import type { Event, Frame, TableInfo } from "$lib/wire";
import { rooted } from "./reactive.sample.svelte";
import { TableStage } from "./stage.svelte";

afterEach(() => {
  vi.useRealTimers();
});

function frame(keys: readonly string[]): Frame {
  const events = keys.map((key) => ({ key }));
  const changes = { unfoldings: [{ hands: [] }] };
  return { type: "frame", ply: 4, at: 0, kind: "act", seat: 1, by: "bot", action: null, events, changes } as unknown as Frame;
}

function staged() {
  const live = new Live("t1");
  live.info = { options: { players: 2 } } as unknown as TableInfo;
  const done: string[] = [];
  const scenery = { root: () => undefined, begun: (_: Frame, events: readonly Event[]) => done.push(["begun", ...events.map(({ key }) => key)].join(" ")), applied: () => undefined, peeking: () => false };
  const { made: stage, end } = rooted(() => new TableStage(live, scenery));
  const act = (keys: readonly string[]) => live.stage?.(frame(keys), () => done.push("shown")) ?? Promise.resolve();
  return { live, stage, done, act, end };
}

test("a frame is announced, then shown", async () => {
  const { stage, done, act, end } = staged();
  await act(["played"]);
  expect([done, stage.unfolding]).toEqual([["begun played", "shown"], null]);
  end();
});

test("the end of a round waits until the Unfolding is closed, and only then tells what comes next", async () => {
  const { stage, done, act, end } = staged();
  const acted = act(["unfolded", "unfolded", "round_ended", "game_ended"]);
  await Promise.resolve();
  expect(done).toEqual([]);
  expect(stage.unfolding).toMatchObject({ events: [{ key: "unfolded" }, { key: "unfolded" }, { key: "round_ended" }], last: true });
  stage.unfolded();
  await acted;
  expect([done, stage.unfolding]).toEqual([["begun game_ended", "shown"], null]);
  end();
});

test("leaving the table during an Unfolding does not block the queue", async () => {
  const { live, done, act, end } = staged();
  const acted = act(["unfolded", "round_ended"]);
  end();
  await acted;
  expect([done, live.stage]).toEqual([["begun", "shown"], null]);
});

test("cards shown through the Eye are held up until the player goes on", async () => {
  const { live, stage, done, end } = staged();
  const root = document.createElement("div");
  const { made: shown, end: endShown } = rooted(() => new TableStage(live, { root: () => root, begun: () => done.push("begun"), applied: () => done.push("applied"), peeking: () => false }));
  const events = [{ key: "showed", seat: 1, other: 0, cards: ["KC", "2M", "9T", "9C"] }] as const;
  const acted = live.stage?.({ ...frame([]), events }, () => done.push("shown"));
  await vi.waitFor(() => expect(shown.moment).toMatchObject({ from: 1, to: 0 }));
  expect(done).toEqual(["begun"]);
  shown.skip();
  expect(shown.moment).toBeNull();
  await acted;
  expect(done).toEqual(["begun", "shown", "applied"]);
  endShown();
  end();
  expect(stage.moment).toBeNull();
});

test("the pause after a move is long for a player who has folded the cards away already", async () => {
  vi.useFakeTimers();
  const { live, end } = staged();
  const root = document.createElement("div");
  for (const early of [false, true]) {
    const scenery = { root: () => root, begun: () => undefined, applied: () => undefined, peeking: () => early };
    const { end: endShown } = rooted(() => new TableStage(live, scenery));
    let over = false;
    void live.stage?.(frame(["took"]), () => undefined).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(3000);
    expect(over).toBe(!early);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(over).toBe(true);
    endShown();
  }
  end();
});

test("whoever goes on before the pause after a move has no pause", async () => {
  vi.useFakeTimers();
  const { live, end } = staged();
  const root = document.createElement("div");
  const scenery = { root: () => root, begun: () => undefined, applied: () => undefined, peeking: () => false };
  const { made: stage, end: endShown } = rooted(() => new TableStage(live, scenery));
  for (const early of [true, false]) {
    let over = false;
    void live.stage?.(frame(["took"]), () => early && stage.skip()).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(300);
    expect(over).toBe(early);
    await vi.advanceTimersByTimeAsync(3000);
    expect(over).toBe(true);
  }
  endShown();
  end();
});
