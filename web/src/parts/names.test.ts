import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "$lib/settings.svelte";
import { MAX_NAME, type SeatInfo } from "$lib/wire";
import { speak } from "$lib/words.svelte";
import { levelAbout, levelName, myName, seatName, tidied } from "./names";

beforeAll(() => speak("en"));

const FREE: SeatInfo = { kind: "free", name: null, level: null, here: false, contributed: false };

describe("a name as the server accepts it", () => {
  test.each([
    ["  Ada ", "Ada"],
    ["Ada\t \nLovelace", "Ada Lovelace"],
    ["A\u0000d\u200ba", "Ada"],
    ["Ștefan Țepeș", "Ștefan Țepeș"],
    ["   ", ""],
  ])("%j becomes %j", (typed, name) => expect(tidied(typed)).toBe(name));

  test("is cut between letters, not within one", () => {
    const long = "🂡".repeat(MAX_NAME + 5);
    expect([...tidied(long)]).toHaveLength(MAX_NAME);
    expect(tidied("x".repeat(MAX_NAME - 1) + " yz")).toBe("x".repeat(MAX_NAME - 1));
  });

  test("is never empty", () => {
    settings.name = " ";
    expect(myName()).toBe("Guest");
    settings.name = " Ada ";
    expect(myName()).toBe("Ada");
  });
});

test("seats are named after their players", () => {
  expect(seatName(FREE, 0)).toBe("Free seat");
  expect(seatName({ ...FREE, kind: "bot", name: "Pythia", level: "apprentice" }, 2)).toBe("Pythia");
  expect(seatName({ ...FREE, kind: "bot", level: "apprentice" }, 2)).toBe("Bot 3");
  expect(seatName({ ...FREE, kind: "person", name: "Ada" }, 1)).toBe("Ada");
});

test("a level without a message is shown by its name on the server", () => {
  expect(levelName("apprentice")).toBe("Apprentice");
  expect(levelAbout("apprentice")).toMatch(/hand/);
  expect(levelName("oracle 9")).toBe("oracle 9");
  expect(levelAbout("oracle 9")).toBeUndefined();
});
