import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { Live } from "$lib/live.svelte";
import type { Line } from "$lib/lines";
import { speak } from "$lib/words.svelte";
import { rooted, state } from "./reactive.sample.svelte";
import { lastLines, wordsOf } from "./speech.svelte";
import { Talk } from "./talk.svelte";

beforeAll(() => speak("en"));

function line(at: number, how: Partial<Line> = {}): Line {
  return { type: "said", seat: 1, name: "Ben", text: `line ${at}`, emote: null, at, fresh: true, former: false, ...how };
}

function talking(open: boolean) {
  const live = new Live("t1");
  live.seat = 0;
  const side = state(open);
  const told: string[] = [];
  const { made: talk, end } = rooted(() => new Talk(live, () => side.now, (text) => told.push(text)));
  const hear = (...lines: Line[]): void => {
    live.said = [...live.said, ...lines];
    flushSync();
  };
  return { talk, side, told, hear, end };
}

test("unread lines are counted one by one, without the player's own and old ones", () => {
  const { talk, told, hear, end } = talking(false);
  hear(line(1, { fresh: false, former: true }), line(2, { fresh: false, former: true }));
  expect([talk.unread, told]).toEqual([0, []]);
  hear(line(3), line(4), line(5, { seat: 0, name: "Ada" }));
  expect(talk.unread).toBe(2);
  hear(line(6, { fresh: false }));
  expect(talk.unread).toBe(3);
  expect(told).toEqual(["Ben: line 3 Ben: line 4"]);
  end();
});

test("chat lines stay unread while the log is shown", () => {
  const { talk, side, hear, end } = talking(true);
  hear(line(1));
  expect(talk.unread).toBe(1);
  talk.tab = "chat";
  flushSync();
  expect(talk.unread).toBe(0);
  hear(line(2));
  expect(talk.unread).toBe(0);
  side.now = false;
  flushSync();
  hear(line(3));
  expect(talk.unread).toBe(1);
  end();
});

test("each seat shows its latest words for a while, and no older ones", () => {
  vi.useFakeTimers();
  try {
    const said = state<readonly Line[]>([line(1, { fresh: false })]);
    const { made: lines, end } = rooted(() => lastLines(() => said.now));
    const shown = () => Object.fromEntries(Object.entries(lines()).map(([seat, said]) => [seat, wordsOf(said)]));
    expect(shown()).toEqual({});
    said.now = [...said.now, line(2), line(3, { seat: 2, text: "hm" })];
    flushSync();
    expect(shown()).toEqual({ 1: "line 2", 2: "hm" });
    vi.advanceTimersByTime(4000);
    said.now = [...said.now, line(4)];
    flushSync();
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual({ 1: "line 4" });
    end();
  } finally {
    vi.useRealTimers();
  }
});
