import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Live } from "$lib/live.svelte";
import { router } from "$lib/router.svelte";
import type { TableInfo } from "$lib/wire";
import { rooted } from "../table/reactive.sample.svelte";
import { placesOf } from "./places";
import { Rematch } from "./rematch.svelte";

const SEATS = ["person", "person", "bot", "person"].map((kind, seat) => ({ kind, name: `P${seat}` }));
const asked: string[] = [];
const sent: string[] = [];
let answer: object;

function table(rematch: readonly number[], next: string | null = null, seats: readonly object[] = SEATS): TableInfo {
  return { id: "old", seats, rematch, next } as unknown as TableInfo;
}

function over(rematch: readonly number[] = [], seat: number | null = 0) {
  const live = new Live("old");
  live.seat = seat;
  live.info = table(rematch);
  const { made, end } = rooted(() => new Rematch(live));
  const hear = (...news: Parameters<typeof table>): void => {
    live.info = table(...news);
    flushSync();
  };
  return { rematch: made, hear, end };
}

beforeEach(() => {
  asked.length = sent.length = 0;
  answer = { table: table([0]) };
  vi.stubGlobal("fetch", async (url: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${url}`);
    if (body !== undefined) sent.push(body);
    return Response.json(answer);
  });
  vi.spyOn(router, "go").mockReset();
});

test("who accepts waits for the other people, not for bots, and goes to the new table when it starts", async () => {
  const { rematch, hear, end } = over();
  expect(rematch.accepted).toBe(false);
  await rematch.accept();
  expect(asked).toEqual(["POST /api/v1/tables/old/rematch"]);
  hear([0]);
  expect([rematch.accepted, rematch.asking, rematch.missing]).toEqual([true, [], [1, 3]]);
  hear([0, 1]);
  expect([rematch.asking, rematch.missing]).toEqual([[1], [3]]);
  expect(router.go).not.toHaveBeenCalled();
  hear([0, 1, 3], "new");
  expect(router.go).toHaveBeenCalledExactlyOnceWith("/t/new");
  end();
  expect(asked).toHaveLength(1);
});

test("the last one to accept goes there with the answer", async () => {
  const { rematch, end } = over([1, 3]);
  expect([rematch.accepted, rematch.asking]).toEqual([false, [1, 3]]);
  answer = { table: { ...table([]), id: "new" } };
  await rematch.accept();
  expect(router.go).toHaveBeenCalledExactlyOnceWith("/t/new");
  end();
});

test("who has not accepted on this page is not taken along, but may follow", async () => {
  const { rematch, hear, end } = over([0]);
  hear([0, 1, 3], "new");
  expect(router.go).not.toHaveBeenCalled();
  expect([rematch.next, rematch.asking]).toEqual(["new", []]);
  await rematch.accept();
  expect(router.go).toHaveBeenCalledExactlyOnceWith("/t/new");
  expect(asked).toEqual([]);
  end();
});

test("who leaves the page takes the acceptance back", async () => {
  const { rematch, hear, end } = over();
  await rematch.accept();
  hear([0]);
  end();
  expect(asked).toEqual(["POST /api/v1/tables/old/rematch", "DELETE /api/v1/tables/old/rematch"]);
});

test("whoever has accepted may start without the people who have left", async () => {
  const { rematch, hear, end } = over([0, 3]);
  const present = (here: boolean) => SEATS.map((seat) => ({ ...seat, here }));
  hear([0, 3], null, present(true));
  expect([rematch.missing, rematch.deserted]).toEqual([[1], false]);
  hear([0, 3], null, present(false));
  expect(rematch.deserted).toBe(true);
  answer = { table: { ...table([]), id: "new" } };
  await rematch.startWithout();
  expect(sent).toEqual(['{"without_absent":true}']);
  expect(router.go).toHaveBeenCalledExactlyOnceWith("/t/new");
  end();
});

test("places go by runes, but the winner of a tie comes first", () => {
  expect(placesOf({ winner: 2, runes: [9, 12, 12, 3], by: "hand" })).toEqual([2, 1, 0, 3]);
  expect(placesOf({ winner: null, runes: [5, 5], by: "nobody" })).toEqual([0, 1]);
});
