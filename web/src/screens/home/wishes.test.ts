import { beforeEach, describe, expect, test } from "vitest";
import { checked, playWishes, DEFAULTS } from "./wishes.svelte";

beforeEach(() => playWishes.change(DEFAULTS));

describe("the remembered options", () => {
  test("is valid, or ignored", () => {
    expect(checked({ opponents: 4, level: "apprentice", side: "B", clock: "fast", heirs: true })).toEqual({
      opponents: 4, level: "apprentice", side: "B", clock: "fast", heirs: true,
    });
    expect(checked({ opponents: 9, side: "C", discard: 1, heirs: "yes", clock: "slow", memory: null })).toEqual({});
    expect(checked(null)).toEqual({});
    expect(checked("x")).toEqual({});
  });

  test("is kept in the browser", () => {
    playWishes.change({ opponents: 3 });
    expect(JSON.parse(localStorage.getItem("foretell.play") ?? "")).toMatchObject({ opponents: 3, level: "apprentice" });
  });
});

describe("the request to the server", () => {
  test("has one player more than opponents", () => {
    playWishes.change({ opponents: 4, side: "B" });
    expect(playWishes.game("Ada", ["novice", "apprentice"], [])).toMatchObject({
      name: "Ada", level: "apprentice", wishes: { players: 5, side: "B", discard: "open" },
    });
  });

  test("names a card sheet that the server has", () => {
    const sheets = [{ name: "One", digest: "1", code: "a" }, { name: "Two", digest: "2", code: "b" }];
    expect(playWishes.game("Ada", ["novice"], []).wishes).not.toHaveProperty("sheet_code");
    expect(playWishes.game("Ada", ["novice"], sheets).wishes).toMatchObject({ sheet_name: "One", sheet_code: "a" });
    playWishes.change({ sheet: "2" });
    expect(playWishes.game("Ada", ["novice"], sheets).wishes).toMatchObject({ sheet_name: "Two", sheet_code: "b" });
    expect(playWishes.unusual).toBe(true);
    playWishes.change({ sheet: "gone" });
    expect(playWishes.game("Ada", ["novice"], sheets).wishes).toMatchObject({ sheet_name: "One" });
    expect(playWishes.game("Ada", ["novice"], sheets).wishes).not.toHaveProperty("sheet");
  });

  test("names only levels that the server has", () => {
    playWishes.change({ level: "deep" });
    expect(playWishes.game("Ada", ["novice", "apprentice"], []).level).toBe("apprentice");
    expect(playWishes.game("Ada", ["novice", "deep"], []).level).toBe("deep");
    expect(playWishes.game("Ada", ["novice"], []).level).toBe("novice");
  });
});

test("options that differ from the defaults are noticed, except opponents and level", () => {
  playWishes.change({ opponents: 4, level: "novice" });
  expect(playWishes.unusual).toBe(false);
  playWishes.change({ memory: false });
  expect(playWishes.unusual).toBe(true);
});
