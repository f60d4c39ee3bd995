import { beforeAll, expect, test } from "vitest";
import { sentences, type Telling } from "./tell";
import type { Event } from "./wire";
import { speak } from "./words.svelte";

const telling: Telling = {
  names: ["Ada", "Ben", "Cleo"],
  options: { players: 3, side: "A", discard: "open", heirs: false, sheet_name: "", sheet_digest: "" },
  listener: 0,
};

beforeAll(() => speak("en"));

function tells(event: Event, listener: number | null = 0, options: Partial<Telling["options"]> = {}): string[] {
  return sentences([event], { ...telling, listener, options: { ...telling.options, ...options } });
}

test("you, your opponent, somebody else", () => {
  const event: Event = { key: "hypnotised", seat: 0, other: 1, rank: 2 };
  expect(tells(event, 0)).toEqual(["Under your Hypnosis, Ben tells everyone their rank: 2 pairs."]);
  expect(tells(event, 1)).toEqual(["Ada uses Hypnosis on you, and you tell everyone your rank: 2 pairs."]);
  expect(tells(event, null)).toEqual(["Ada uses Hypnosis, and Ben tells everyone their rank: 2 pairs."]);
});

test("ranks are named by the side in use", () => {
  const event: Event = { key: "hypnotised", seat: 0, other: 1, rank: 6 };
  expect(tells(event, null, { side: "B" })[0]).toContain("Straight");
  expect(tells(event, null, { side: "A" })[0]).toContain("Full house");
});

test("who may not know the cards is told how many", () => {
  expect(tells({ key: "drew", seat: 1, cards: [null] })).toEqual(["Ben draws a card."]);
  expect(tells({ key: "drew", seat: 0, cards: ["JM"] })).toEqual(["You draw the Jack of Masks."]);
});

test("face-down discards are told as such to those who know them", () => {
  const event: Event = { key: "discarded", seat: 0, cards: ["JM"] };
  expect(tells(event, 0, { discard: "closed" })).toEqual(["You discard the Jack of Masks face down."]);
  expect(tells(event, 0)).toEqual(["You discard the Jack of Masks."]);
});

test("cards that come one by one are told at once", () => {
  const events: Event[] = [{ key: "added", seat: 1, cards: ["2C"], space: 0 }, { key: "added", seat: 1, cards: ["3C"], space: 1 }];
  expect(sentences(events, telling)).toEqual(["Ben adds the 2 of Clocks and the 3 of Clocks to the display."]);
});

test("others' hidden deals need no words", () => {
  expect(tells({ key: "dealt", seat: 1, cards: [null, null, null, null, null] })).toEqual([]);
});

test("with two players a prediction stays secret, one's own too", () => {
  const event: Event = { key: "predicted", seat: 0, other: 1 };
  expect(tells(event, 0, { players: 2 })).toEqual(["You have made your prediction in secret."]);
  expect(tells(event, 0)).toEqual(["You place your Prediction token in front of Ben."]);
  expect(tells({ key: "predicted", seat: 0, other: 0 })).toEqual(["You keep your Prediction token in front of yourself."]);
});

test("a tie that the better hand settles is told so", () => {
  const result = { winner: 1, runes: [9, 9, 3], by: "hand" } as const;
  const [line] = sentences([{ key: "game_ended", seat: 1 }], { ...telling, result });
  expect(line).toBe("Tied for the lead, Ben wins with 9 Runes thanks to the better hand.");
});
