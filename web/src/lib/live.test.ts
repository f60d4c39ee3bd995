import { beforeEach, expect, test, vi } from "vitest";
import { Live } from "./live.svelte";
import type { Frame, Incoming, Outgoing, TableInfo, View } from "./wire";

class FakeSocket {
  static last: FakeSocket;
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Incoming[] = [];

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const TABLE = {
  id: "t1", status: "playing", commitment: "00", seats: [{ kind: "person", name: "Ada", contributed: true }],
  options: { players: 2, side: "A", discard: "open", heirs: false },
} as unknown as TableInfo;
const VIEW = { phase: "play", choices: ["7C", "pass"], undo: false, away: [false, false] } as unknown as View;

function frame(ply: number, changes: object, seat = 1): Frame {
  return { type: "frame", ply, at: 0, kind: "act", seat, by: "bot", action: null, events: [], changes };
}

function sent(type: Incoming["type"]): Incoming[] {
  return FakeSocket.last.sent.filter((message) => message.type === type);
}

async function opened(): Promise<Live> {
  const live = new Live("t1");
  await live.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: "welcome", version: 1, table: TABLE, seat: 0, owner: true, ply: 3 });
  FakeSocket.last.hear({ type: "view", ply: 3, at: 0, view: VIEW });
  return live;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url.endsWith("/sheet") ? { cards: {} } : url.includes("/frames") ? [] : { table: TABLE, seat: 0, owner: true }));
});

test("a decision is sent with its ply, and nothing else is sent until its frame arrives", async () => {
  const live = await opened();
  live.act("7C");
  live.act("pass");
  expect(sent("act")).toEqual([{ type: "act", ply: 3, action: "7C" }]);
  expect(live.choices).toEqual([]);
  FakeSocket.last.hear(frame(4, { choices: ["pass"] }, 0));
  await vi.waitFor(() => expect(live.choices).toEqual(["pass"]));
});

test("a choice of another player at the same time is not an answer: nothing is highlighted or requested again", async () => {
  const live = await opened();
  live.act("pass");
  FakeSocket.last.hear(frame(4, {}));
  await vi.waitFor(() => expect(live.shown.ply).toBe(4));
  await vi.waitFor(() => expect(live.busy).toBe(false));
  expect([live.choices, sent("weigh")]).toEqual([[], [{ type: "weigh", ply: 3 }]]);
  FakeSocket.last.hear(frame(5, { choices: ["7C"] }, 0));
  await vi.waitFor(() => expect(live.choices).toEqual(["7C"]));
  expect(sent("weigh").at(-1)).toEqual({ type: "weigh", ply: 5 });
});

test("if another player's decision comes first and ours is refused, the prospects are requested again", async () => {
  const live = await opened();
  live.act("pass");
  FakeSocket.last.hear(frame(4, {}));
  await vi.waitFor(() => expect([live.shown.ply, live.busy]).toEqual([4, false]));
  FakeSocket.last.hear({ type: "refused", code: "illegal", reason: "", ply: 4, choices: [] });
  expect([live.choices, sent("weigh").at(-1)]).toEqual([["7C", "pass"], { type: "weigh", ply: 4 }]);
});

test("a connection that dies after a choice of another player is replaced, too", async () => {
  vi.useFakeTimers();
  try {
    const live = await opened();
    const dead = FakeSocket.last;
    live.act("pass");
    dead.hear(frame(4, {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.last).not.toBe(dead);
  } finally {
    vi.useRealTimers();
  }
});

test("a refused request for prospects is silent", async () => {
  const live = await opened();
  FakeSocket.last.hear({ type: "refused", code: "stale", reason: "", ply: 4, choices: [] });
  expect(live.refused).toBeNull();
});

test("a take-back that came too late ends with the first frame", async () => {
  const live = await opened();
  FakeSocket.last.hear({ type: "view", ply: 3, at: 0, view: { ...VIEW, undo: true } });
  live.undo();
  FakeSocket.last.hear(frame(4, { undo: false }));
  await vi.waitFor(() => expect(live.choices).toEqual(["7C", "pass"]));
});

test("while a bot plays the seat, the player watches and cannot choose, as soon as the frame arrives", async () => {
  const live = await opened();
  let shown = (): void => {};
  live.stage = () => new Promise((done) => (shown = done));
  FakeSocket.last.hear(frame(4, { pot: 5 }));
  FakeSocket.last.hear(frame(5, { away: [true, false] }, 0));
  expect([live.watching, live.choices]).toEqual([true, []]);
  shown();
  await vi.waitFor(() => expect(live.shown.ply).toBe(4));
  shown();
  await vi.waitFor(() => expect(live.ready).toBe(true));
  expect([live.watching, live.choices]).toEqual([true, []]);
  FakeSocket.last.hear(frame(6, { away: [false, false], choices: ["7C"] }, 0));
  shown();
  await vi.waitFor(() => expect([live.watching, live.choices]).toEqual([false, ["7C"]]));
});

test("an impossible choice is not sent", async () => {
  const live = await opened();
  live.act("9M");
  expect(FakeSocket.last.sent.some(({ type }) => type === "act")).toBe(false);
});

test("missing frames are requested, and known frames are ignored", async () => {
  const live = await opened();
  FakeSocket.last.hear(frame(5, { pot: 9 }));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "since", ply: 3 });
  FakeSocket.last.hear(frame(3, { pot: 1 }));
  expect(live.shown.ply).toBe(3);
});

test("a decision lost with its connection is sent again, after the missing frames", async () => {
  vi.useFakeTimers();
  try {
    const live = await opened();
    live.act("7C");
    FakeSocket.last.lose();
    expect(live.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", version: 1, since: 3 }]);
    FakeSocket.last.hear({ type: "welcome", version: 1, table: TABLE, seat: 0, owner: true, ply: 3 });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "act", ply: 3, action: "7C" });
    expect(live.link).toBe("open");
  } finally {
    vi.useRealTimers();
  }
});

test("a dead connection is replaced, and the decision is sent again", async () => {
  vi.useFakeTimers();
  try {
    const live = await opened();
    const dead = FakeSocket.last;
    live.act("7C");
    await vi.advanceTimersByTimeAsync(7000);
    expect(FakeSocket.last).toBe(dead);
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSocket.last).not.toBe(dead);
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear({ type: "welcome", version: 1, table: TABLE, seat: 0, owner: true, ply: 3 });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "act", ply: 3, action: "7C" });
    dead.onclose?.();
    expect(live.link).toBe("open");
  } finally {
    vi.useRealTimers();
  }
});

test("an answered decision does not renew the connection", async () => {
  vi.useFakeTimers();
  try {
    const live = await opened();
    const line = FakeSocket.last;
    live.stage = () => new Promise(() => undefined);
    live.act("7C");
    line.hear(frame(4, { choices: [] }, 0));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.last).toBe(line);
  } finally {
    vi.useRealTimers();
  }
});

test("frames are animated one after another, and choices wait for the last", async () => {
  const live = await opened();
  const acted: number[] = [];
  const going: (() => void)[] = [];
  live.stage = (shown, apply) => {
    acted.push(shown.ply);
    return new Promise((resolve) => going.push(() => { apply(); resolve(); }));
  };
  FakeSocket.last.hear(frame(4, { choices: [] }));
  FakeSocket.last.hear(frame(5, { choices: ["pass"] }));
  expect([acted, live.choices]).toEqual([[4], []]);
  going[0]?.();
  await vi.waitFor(() => expect(acted).toEqual([4, 5]));
  expect(live.choices).toEqual([]);
  going[1]?.();
  await vi.waitFor(() => expect(live.choices).toEqual(["pass"]));
});

test("a frame whose animation fails is shown all the same, and so is the next", async () => {
  const failed: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => failed.push(error));
  const live = await opened();
  live.stage = () => Promise.reject(new Error("nothing to move"));
  FakeSocket.last.hear(frame(4, { choices: [] }));
  FakeSocket.last.hear(frame(5, { choices: ["pass"] }));
  await vi.waitFor(() => expect(live.choices).toEqual(["pass"]));
  expect(failed).toHaveLength(2);
});

test("frames that arrive while the log is loading are kept", async () => {
  let answer = (_: Response): void => undefined;
  const asked = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", async (url: string) =>
    url.includes("/frames") ? asked : Response.json(url.endsWith("/sheet") ? { cards: {} } : { table: TABLE, seat: 0, owner: true }));
  const live = await opened();
  FakeSocket.last.hear(frame(4, { choices: [] }));
  await vi.waitFor(() => expect(live.log.map(({ ply }) => ply)).toEqual([4]));
  answer(Response.json([0, 1, 2, 3].map((ply) => frame(ply, {}))));
  await vi.waitFor(() => expect(live.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]));
});

test("a refusal gives the choices back", async () => {
  const live = await opened();
  live.act("7C");
  FakeSocket.last.hear({ type: "refused", code: "stale", reason: "", ply: 3, choices: [] });
  expect([live.refused?.code, live.choices]).toEqual(["stale", ["7C", "pass"]]);
});

test("a refusal of a repeated decision is silent, and nothing can be chosen until its frame is shown", async () => {
  const live = await opened();
  live.act("7C");
  FakeSocket.last.hear({ type: "refused", code: "repeated", reason: "", ply: 4, choices: [] });
  expect([live.refused, live.choices]).toEqual([null, []]);
  FakeSocket.last.hear(frame(4, { choices: ["pass"] }, 0));
  await vi.waitFor(() => expect(live.choices).toEqual(["pass"]));
});

test("a full view of another ply ends the waiting for an answer; one of the same ply does not", async () => {
  const live = await opened();
  live.act("7C");
  FakeSocket.last.hear({ type: "view", ply: 3, at: 0, view: VIEW });
  expect(live.choices).toEqual([]);
  FakeSocket.last.hear({ type: "view", ply: 2, at: 0, view: VIEW });
  expect(live.choices).toEqual(["7C", "pass"]);
});

test("a decision is taken back once, however often the player asks", async () => {
  const live = await opened();
  FakeSocket.last.hear({ type: "view", ply: 3, at: 0, view: { ...VIEW, undo: true } });
  live.undo();
  live.undo();
  expect(sent("undo")).toEqual([{ type: "undo", ply: 3 }]);
  expect(live.choices).toEqual([]);
  FakeSocket.last.hear(frame(4, { undo: false }, 0));
  await vi.waitFor(() => expect(live.choices).toEqual(["7C", "pass"]));
});

test.each([[3, true], [4, false]])("a take-back is sent again at ply %i: %s", async (ply, again) => {
  vi.useFakeTimers();
  try {
    const live = await opened();
    FakeSocket.last.hear({ type: "view", ply: 3, at: 0, view: { ...VIEW, undo: true } });
    live.undo();
    FakeSocket.last.lose();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear({ type: "welcome", version: 1, table: TABLE, seat: 0, owner: true, ply });
    expect(FakeSocket.last.sent.some(({ type }) => type === "undo")).toBe(again);
  } finally {
    vi.useRealTimers();
  }
});

test("a line that was kept is no news, by the server's clock as it answered", async () => {
  const said = { type: "said", seat: 1, name: "Ben", text: "hello", emote: null } as const;
  const now = Date.parse("2001-02-03T04:05:06Z");
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url.endsWith("/sheet") ? { cards: {} } : url.includes("/frames") ? [] : { table: TABLE, seat: 0, owner: true },
      { headers: { date: new Date(now).toUTCString() } }));
  const live = await opened();
  FakeSocket.last.hear({ ...said, at: now - 60_000 });
  FakeSocket.last.hear({ ...said, at: now + 500 });
  FakeSocket.last.hear({ ...said, at: now + 500 });
  expect(live.said.map(({ fresh }) => fresh)).toEqual([false, true]);
});

test("clocks count from the arrival of a frame, not from its display", async () => {
  vi.useFakeTimers({ now: 50_000 });
  try {
    const live = await opened();
    expect(live.arrived).toBe(50_000);
    live.stage = (_, apply) => new Promise((resolve) => setTimeout(() => { apply(); resolve(); }, 4000));
    FakeSocket.last.hear(frame(4, {}));
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.hear(frame(5, {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([live.shown.ply, live.arrived]).toEqual([5, 51_000]);
  } finally {
    vi.useRealTimers();
  }
});

const RANK = { strength: 1, points: 1, name: "pair", value: "2", suit: "mask" } as const;
const PREDICT = { phase: "predict", round: 1, choices: ["=0", "=1"], known: [] };

test("prospects of an earlier ply are ignored", async () => {
  const live = await opened();
  FakeSocket.last.hear({ type: "prospects", ply: 2, ranks: { "7C": RANK }, possible: null });
  expect(live.prospects).toEqual({});
  FakeSocket.last.hear({ type: "prospects", ply: 3, ranks: { "7C": RANK }, possible: null });
  expect(live.prospects).toEqual({ "7C": RANK });
});

test("what is possible is asked before the predictions are shown, and stays while others predict", async () => {
  const live = await opened();
  let land = (): void => {};
  live.stage = (_, apply) => new Promise((done) => (land = () => { apply(); done(); }));
  FakeSocket.last.hear(frame(4, PREDICT));
  FakeSocket.last.hear(frame(5, { predicted: [false, true] }));
  expect(sent("weigh").slice(-2)).toEqual([{ type: "weigh", ply: 4 }, { type: "weigh", ply: 5 }]);
  FakeSocket.last.hear({ type: "prospects", ply: 5, ranks: {}, possible: [1, 10] });
  expect(live.possible).toBeNull();
  for (const ply of [4, 5]) {
    await vi.waitFor(() => {
      land();
      expect([live.shown.ply, live.possible]).toEqual([ply, [1, 10]]);
    });
  }
  live.stage = null;
  FakeSocket.last.hear(frame(6, { phase: "play", round: 2 }));
  FakeSocket.last.hear(frame(7, { ...PREDICT, round: 2 }));
  expect(live.possible).toBeNull();
});

test("the choices of a prediction wait until the cards before it have landed", async () => {
  const live = await opened();
  let [show, land] = [(): void => {}, (): void => {}];
  live.stage = (_, apply) => new Promise((done) => ([show, land] = [apply, done]));
  FakeSocket.last.hear(frame(4, PREDICT));
  FakeSocket.last.hear(frame(5, { predicted: [false, true] }));
  show();
  expect([live.shown.ply, live.choices]).toEqual([4, []]);
  land();
  await vi.waitFor(() => expect(live.choices).toEqual(["=0", "=1"]));
  expect(live.busy).toBe(true);
});

test("the choices of the next round wait until the Unfolding is over", async () => {
  const live = await opened();
  FakeSocket.last.hear(frame(4, PREDICT));
  await vi.waitFor(() => expect(live.choices).toEqual(["=0", "=1"]));
  let [show, end] = [(): void => {}, (): void => {}];
  live.stage = (_, apply) => new Promise((done) => ([show, end] = [apply, done]));
  FakeSocket.last.hear(frame(5, { phase: "play", round: 2, choices: ["pass"] }));
  show();
  expect([live.shown.ply, live.choices]).toEqual([5, []]);
  end();
  await vi.waitFor(() => expect(live.choices).toEqual(["pass"]));
});

test("a table that cannot be opened has a reason", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "no_table", reason: "" }, { status: 404 }));
  const live = new Live("nothing");
  await live.open();
  expect(live.missing).toBe("no_table");
});

const OPEN = { ...TABLE, status: "open", seats: [{ kind: "person", name: "Ada", contributed: false }] } as unknown as TableInfo;

test("the contribution is sent once per connection until the table has it", async () => {
  vi.useFakeTimers();
  try {
    const live = new Live("t1");
    await live.open();
    const hello = (): void => FakeSocket.last.hear({ type: "welcome", version: 1, table: OPEN, seat: 0, owner: true, ply: -1 });
    const told = (table: TableInfo): void => FakeSocket.last.hear({ type: "table", table, seat: 0, owner: true });
    hello();
    told(OPEN);
    told(OPEN);
    expect(sent("contribute")).toHaveLength(1);
    FakeSocket.last.lose();
    await vi.advanceTimersByTimeAsync(1000);
    hello();
    expect(sent("contribute")).toHaveLength(1);
    told({ ...OPEN, commitment: "01" });
    expect(sent("contribute")).toHaveLength(2);
    live.close();
  } finally {
    vi.useRealTimers();
  }
});

async function asked(): Promise<(table: TableInfo, seat?: number | null) => void> {
  const live = new Live("t1");
  await live.open();
  FakeSocket.last.hear({ type: "welcome", version: 1, table: OPEN, seat: 0, owner: true, ply: -1 });
  return (table, seat = 0) => FakeSocket.last.hear({ type: "table", table, seat, owner: true });
}

test.each([["too_fast", 2], ["failed", 2], ["not_ready", 2], ["not_open", 1], ["not_seated", 1]] as const)(
  "what was refused (%s) is added with the next news of the table, and not before: %i in all",
  async (code, times) => {
    const told = await asked();
    FakeSocket.last.hear({ type: "refused", code, reason: "", ply: -1, choices: [] });
    expect(sent("contribute")).toHaveLength(1);
    told(OPEN);
    told(OPEN);
    expect(sent("contribute")).toHaveLength(times);
  },
);

test("a player who leaves a seat and takes it again contributes again", async () => {
  const told = await asked();
  told(OPEN, null);
  expect(sent("contribute")).toHaveLength(1);
  told(OPEN);
  told(OPEN);
  expect(sent("contribute")).toHaveLength(2);
});

test("predictions of others leave the choices, and the player's own prediction in another tab removes them", async () => {
  const live = await opened();
  FakeSocket.last.hear({ type: "view", ply: 3, at: 0, view: { ...VIEW, phase: "predict", choices: ["=0", "=1"] } });
  const going: (() => void)[] = [];
  live.stage = (_, apply) => new Promise((resolve) => going.push(() => { apply(); resolve(); }));
  FakeSocket.last.hear(frame(4, { predicted: [false, true] }));
  expect([live.ready, live.choices]).toEqual([false, ["=0", "=1"]]);
  FakeSocket.last.hear(frame(5, { choices: [] }, 0));
  expect(live.choices).toEqual([]);
  live.close();
});

test("chat without a connection is not sent, and the player learns it", async () => {
  const live = await opened();
  expect([live.say({ text: "hello" }), live.refused]).toEqual([true, null]);
  FakeSocket.last.readyState = 3;
  expect([live.say({ text: "hello" }), live.refused?.code, sent("say").length]).toEqual([false, "offline", 1]);
});

test("leaving before the connection is open closes it when it opens", async () => {
  const live = new Live("t1");
  await live.open();
  const socket = FakeSocket.last;
  socket.readyState = 0;
  live.close();
  expect(socket.readyState).toBe(0);
  socket.readyState = 1;
  socket.onopen?.();
  expect([socket.readyState, socket.sent]).toEqual([3, []]);
});

test("a table knows while the server cannot store moves, and forgets it with a new connection", async () => {
  const live = await opened();
  FakeSocket.last.hear({ type: "database", responding: false });
  expect(live.stalled).toBe(true);
  FakeSocket.last.hear({ type: "database", responding: true });
  expect(live.stalled).toBe(false);
  FakeSocket.last.hear({ type: "database", responding: false });
  FakeSocket.last.hear({ type: "welcome", version: 1, table: TABLE, seat: 0, owner: true, ply: 3 });
  expect(live.stalled).toBe(false);
});

test("a game that the host has ended closes, even in the middle", async () => {
  const live = await opened();
  FakeSocket.last.hear({ type: "refused", code: "ended", reason: "", ply: -1, choices: [] });
  expect(live.missing).toBe("ended");
  expect(FakeSocket.last.readyState).toBe(3);
});
