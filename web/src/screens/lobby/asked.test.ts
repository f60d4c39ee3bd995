import { beforeEach, expect, test, vi } from "vitest";
import { Live } from "$lib/live.svelte";
import type { Place, TableInfo } from "$lib/wire";
import { LobbyAsked } from "./asked";

const sockets: { close: ReturnType<typeof vi.fn> }[] = [];
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly close = vi.fn();
  constructor() {
    sockets.push(this);
  }
}

function place(version: number, seat: number | null): Place {
  const table = { id: "t1", version, status: "open", commitment: "00", seats: [] } as unknown as TableInfo;
  return { table, seat, owner: false } as Place;
}

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});

async function opened(seat: number | null): Promise<Live> {
  fetched.mockImplementation(async (url) => Response.json(url.endsWith("/sheet") ? { cards: {} } : place(2, seat)));
  const live = new Live("t1");
  await live.open();
  return live;
}

test("a new guest who sits down gets a new connection", async () => {
  const live = await opened(null);
  fetched.mockImplementation(async (url) => Response.json(url.endsWith("/sheet") ? { cards: {} } : place(3, 1)));
  expect(await new LobbyAsked(live).sit(1, "Ada")).toBe(true);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.close).toHaveBeenCalledOnce();
  expect(live.seat).toBe(1);
  live.close();
});

test("a player who moves to another seat keeps the connection", async () => {
  const live = await opened(0);
  fetched.mockResolvedValue(Response.json(place(3, 2)));
  expect(await new LobbyAsked(live).sit(2, "Ada")).toBe(true);
  expect([sockets.length, live.seat]).toEqual([1, 2]);
  live.close();
});

test("an answer older than the state from the websocket changes nothing", async () => {
  const live = await opened(0);
  fetched.mockResolvedValue(Response.json(place(1, 2)));
  expect(await new LobbyAsked(live).swap(0, 2)).toBe(true);
  expect([live.info?.version, live.seat]).toEqual([2, 0]);
  live.close();
});

test("a refusal changes nothing", async () => {
  const live = await opened(null);
  fetched.mockResolvedValue(Response.json({ code: "seat_taken", reason: "x" }, { status: 409 }));
  expect(await new LobbyAsked(live).sit(1, "Ada")).toBe(false);
  expect([sockets.length, live.seat]).toEqual([1, null]);
  live.close();
});
