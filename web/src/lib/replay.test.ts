import { describe, expect, it } from "vitest";
import { Replay, wantedOf, type Eyes } from "./replay.svelte";
import { game } from "./timeline.sample";
import type { Place, SheetInfo, TableInfo } from "./wire";

const SHEET: SheetInfo = { name: "", digest: "", suits: [], cards: {} };

function table(): TableInfo {
  const seat = { kind: "person", name: "Ada", level: null, here: false, contributed: false } as const;
  return {
    id: "abc", code: null, version: 1, status: "over", clock: "none", spectators: "open", memory: true, talk: true, listed: false, level: "adept",
    options: { players: 2, side: "A", discard: "open", heirs: false, sheet_name: "", sheet_digest: "" },
    seats: [seat, seat], owner: 0, commitment: "", result: null, rematch: [], next: null, created: 0,
  };
}

async function watched(asked: Eyes[] = []): Promise<Replay> {
  const place: Place = { table: table(), seat: null, owner: false, rounds: [], lesson: false };
  const replay = new Replay(place, SHEET, (eyes) => {
    asked.push(eyes);
    return Promise.resolve(game());
  });
  await replay.through("spectator");
  return replay;
}

function stands(replay: Replay): string {
  return `${replay.ply}${replay.unfolding ? " unfolding" : ""}`;
}

describe("links", () => {
  it("name a ply, a viewer, and whether spoilers are hidden", () => {
    expect(wantedOf(new URLSearchParams("ply=41&eyes=2&spoilers=no"), 3)).toEqual({ ply: 41, eyes: 2, spoilers: false, review: false });
    expect(wantedOf(new URLSearchParams("eyes=open"), 3)).toEqual({ ply: null, eyes: "open", spoilers: true, review: false });
  });

  it("may open the review", () => {
    expect(wantedOf(new URLSearchParams("review=yes"), 3).review).toBe(true);
  });

  it("may be invalid", () => {
    expect(wantedOf(new URLSearchParams("ply=-1&eyes=3&spoilers=maybe"), 3)).toEqual({ ply: null, eyes: null, spoilers: true, review: false });
    expect(wantedOf(new URLSearchParams("ply=1e9&eyes=0x1"), 5)).toEqual({ ply: null, eyes: null, spoilers: true, review: false });
  });

  it("lead to the ply where they were made", async () => {
    const replay = await watched();
    await replay.through(1);
    replay.go(4);
    replay.hides = true;
    expect(replay.link()).toBe("/replay/abc?ply=4&eyes=1&spoilers=no");
    replay.hides = false;
    expect(replay.link()).toBe("/replay/abc?ply=4&eyes=1");
  });
});

describe("a chosen viewer", () => {
  const place: Place = { table: table(), seat: null, owner: false, rounds: [], lesson: false };

  it("is taken from a link at once, and shown when its frames have arrived", async () => {
    let answer = (): void => undefined;
    const replay = new Replay(place, SHEET, () => new Promise((resolve) => (answer = () => resolve(game()))));
    const chosen = replay.through(1);
    expect([replay.eyes, replay.wanted, replay.link()]).toEqual(["spectator", 1, "/replay/abc?ply=0&eyes=1"]);
    answer();
    await chosen;
    expect([replay.eyes, replay.wanted]).toEqual([1, 1]);
  });

  it("stays the same if the frames of another cannot be loaded", async () => {
    const replay = new Replay(place, SHEET, () => Promise.reject(new Error("offline")));
    await expect(replay.through("open")).rejects.toThrow("offline");
    expect([replay.eyes, replay.wanted]).toEqual(["spectator", "spectator"]);
  });
});

describe("moving through the game", () => {
  it("stops at a round's Unfolding before the next deal, both ways", async () => {
    const replay = await watched();
    replay.go(6);
    const seen = [stands(replay)];
    for (let step = 0; step < 3; step++) {
      replay.forward();
      seen.push(stands(replay));
    }
    expect(seen).toEqual(["6", "7 unfolding", "7", "8"]);
    for (let step = 0; step < 3; step++) {
      replay.back();
      seen.push(stands(replay));
    }
    expect(seen.slice(4)).toEqual(["7", "7 unfolding", "6"]);
  });

  it("shows the table as before during an Unfolding", async () => {
    const replay = await watched();
    replay.go(7);
    expect(replay.view?.round).toBe(1);
    expect(replay.frames.at(-1)?.events.map(({ key }) => key)).toEqual(["predicted", "unfolded", "round_ended"]);
    replay.forward();
    expect(replay.view?.round).toBe(2);
    expect(replay.frames.at(-1)?.events.map(({ key }) => key)).toContain("round_started");
  });

  it("is over after the last Unfolding, and stays within the game", async () => {
    const replay = await watched();
    replay.go(99);
    expect([stands(replay), replay.over]).toEqual(["9 unfolding", false]);
    replay.forward();
    expect([stands(replay), replay.over]).toEqual(["9", true]);
    replay.forward();
    replay.toNextTurn();
    replay.toNextRound();
    expect(stands(replay)).toBe("9");
    replay.go(-3);
    expect(stands(replay)).toBe("0");
  });

  it("moves by turns and rounds", async () => {
    const replay = await watched();
    replay.toNextRound();
    expect(stands(replay)).toBe("7 unfolding");
    replay.toNextRound();
    expect(stands(replay)).toBe("7");
    replay.toNextTurn();
    expect(stands(replay)).toBe("8");
    replay.toPreviousRound();
    expect(stands(replay)).toBe("7");
    replay.toPreviousTurn();
    expect(stands(replay)).toBe("6");
  });
});

describe("the viewer", () => {
  it("changes without changing the ply, and is requested once", async () => {
    const asked: Eyes[] = [];
    const replay = await watched(asked);
    replay.go(5);
    await replay.through("open");
    await replay.through("spectator");
    await replay.through("open");
    expect([replay.ply, replay.eyes]).toEqual([5, "open"]);
    expect(asked).toEqual(["spectator", "open"]);
  });
});

describe("hiding spoilers", () => {
  it("hides the length of the game and the marks after the watched part", async () => {
    const replay = await watched();
    replay.go(5);
    expect(replay.reach).toBe(9);
    replay.hides = true;
    expect(replay.reach).toBe(5);
    expect(replay.shownRounds.map(({ round }) => round)).toEqual([1]);
    expect(replay.shownStretches.at(-1)?.to).toBe(5);
    replay.go(2);
    expect(replay.reach).toBe(5);
    replay.toLast();
    expect(stands(replay)).toBe("5");
  });

  it("marks the next round only after the Unfolding before it", async () => {
    const replay = await watched();
    replay.hides = true;
    replay.go(7);
    expect(replay.shownRounds.map(({ round }) => round)).toEqual([1]);
    replay.forward();
    expect(replay.shownRounds.map(({ round }) => round)).toEqual([1, 2]);
  });

  it("forgets what was watched before it was turned on", async () => {
    const replay = await watched();
    replay.go(9);
    replay.go(1);
    replay.hides = true;
    expect(replay.reach).toBe(1);
  });
});
