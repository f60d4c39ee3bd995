import { beforeAll, expect, test } from "vitest";
import { eventsAloud, lastRoundAloud, openingAloud, questionAloud, tableAloud, totalsAloud, unfoldingAloud } from "./aloud";
import type { Scene } from "./scene";
import type { Event, TableInfo, Unfolding, View } from "./wire";
import { need } from "./words.svelte";

beforeAll(() => need("moments"));

const info = { options: { side: "A", players: 2, discard: "open", heirs: false }, seats: [{ name: "Ada" }, { name: "Ben" }] } as unknown as TableInfo;

test("the table at the press of a key", () => {
  const rank = { strength: 1, points: 1, name: "pair", value: "A", suit: "clock" };
  const view = { rows: [["7C", "2M", null], ["9S", null, null]], hand: ["AT", "AC"], rank, pot: 4, runes: [1, 0], discard: 2, discard_top: "KT" };
  const says = (changes: object, seat: number | null, options: object = info.options): string =>
    tableAloud({ view: { ...view, ...changes }, info: { ...info, options }, seat } as unknown as Scene);
  expect(says({}, 0)).toBe(
    "3 spaces left in the display. Uncovered in the display: 9 of Scarabs and 2 of Masks. Covered: 7 of Clocks. " +
      "Your hand: Ace of Clocks and Ace of Trees. Current rank: 1 pair (Ace). Pot: 4 Runes. You: 1 Rune and Ben: 0 Runes.",
  );
  // The top of the discard pile can be taken.
  expect(says({}, 0, { ...info.options, discard: "bending" })).toContain("Covered: 7 of Clocks. Discard pile: 2 cards, King of Trees on top.");
  // A spectator has no hand.
  expect(says({ rows: [["7C", null], [null, null]], hand: null, rank: null }, null)).toBe(
    "3 spaces left in the display. Uncovered in the display: 7 of Clocks. Pot: 4 Runes. Ada: 1 Rune and Ben: 0 Runes.",
  );
});

test("everybody's runes", () => {
  expect(totalsAloud(info, [1, 4], 0)).toBe("You: 1 Rune and Ben: 4 Runes.");
  expect(totalsAloud(info, [1, 4], null)).toBe("Ada: 1 Rune and Ben: 4 Runes.");
});

test("the page opens with the round, the pot, the players and the keys", () => {
  const view = { round: 1, pot: 6, runes: [0, 0], rows: [["7C"], [null]], hand: null, rank: null };
  expect(openingAloud({ view, info, seat: 0 } as unknown as Scene)).toBe(
    "Round 1 of 3. Pot: 6 Runes. You: 0 Runes and Ben: 0 Runes. Press T to hear the table again, or the question mark for the keys. Uncovered in the display: 7 of Clocks.",
  );
});

test("the last round is announced, but not if a tie adds another", () => {
  const begins = (round: number): Event[] => [{ key: "round_started", round } as Event];
  expect(lastRoundAloud(info, begins(2))).toBe("");
  expect(lastRoundAloud(info, begins(3))).toBe("This is the last round.");
  expect(lastRoundAloud({ ...info, options: { ...info.options, heirs: true } }, begins(3))).toBe("");
});

test("a question comes with the last spaces, the hand or the way out", () => {
  const view = { phase: "play", actors: [0], turn: 0, choices: ["pass"], rows: [["7C", null], [null, null]], hand: ["3T", "AC"], hand_sizes: [2, 2], target: null, effect: null, away: [] };
  const asks = (changes: object): string => questionAloud({ view: { ...view, ...changes }, info, seat: 0 } as unknown as Scene);
  expect(asks({})).toBe("Your turn: play a card or pass. 3 spaces left in the display.");
  expect(asks({ rows: [["7C", null, null], [null, null, null]] })).toBe("Your turn: play a card or pass.");
  expect(asks({ phase: "discard", hand_sizes: [2, 1] })).toBe("You hold one card too many: which one do you discard? Your hand: Ace of Clocks and 3 of Trees.");
  expect(asks({ phase: "take", choices: ["skip"] })).toBe("Which uncovered card of the display do you take? You may decline.");
  expect(asks({ phase: "hide", turn: 1 })).toBe("Which card stays hidden? Your hand: Ace of Clocks and 3 of Trees.");
});

test("cards that get covered or uncovered", () => {
  const telling = { names: ["Ada", "Ben"], options: info.options, listener: 0 };
  type Rows = View["rows"];
  const says = (before: Rows, after: Rows, ...events: readonly object[]): string => eventsAloud(events as Event[], telling, { rows: before } as View, after).join(" ");
  const one: Rows = [["7C", "2M"], [null, null]];
  const both: Rows = [["7C", "2M"], ["9S", null]];
  const played = [{ key: "played", seat: 1, cards: ["9S"] }, { key: "added", seat: 1, cards: ["9S"] }];
  expect(says([["7C", null], [null, null]], [["7C", "9S"], [null, null]], ...played)).toBe("Ben plays the 9 of Scarabs. Ben adds the 9 of Scarabs to the display.");
  expect(says(one, both, ...played)).toBe("Ben plays the 9 of Scarabs. The 9 of Scarabs covers the 7 of Clocks.");
  expect(says(one, both, { key: "passed", seat: 1, cards: ["9S"] })).toBe(
    "Ben passes: the 9 of Scarabs goes from the deck to the display. The 9 of Scarabs covers the 7 of Clocks.",
  );
  const full: Rows = [["7C", "2M"], ["9S", "R1"]];
  expect(says(one, full, { key: "went_all_in", seat: 0 }, { key: "added", seat: 0, cards: ["9S"] }, { key: "added", seat: 0, cards: ["R1"] })).toBe(
    "You go All In! Your hand stays face down until the Unfolding. You add the 9 of Scarabs and a Rune card to the display. The 9 of Scarabs covers the 7 of Clocks. A Rune card covers the 2 of Masks.",
  );
  const taken = { key: "took", seat: 0, cards: ["9S"] };
  expect(says(both, one, taken)).toBe("You take the 9 of Scarabs from the display. Uncovered: 7 of Clocks.");
  // The same space is filled again at once.
  expect(says(both, [["7C", "2M"], ["KT", null]], taken, { key: "added", seat: 0, cards: ["KT"] })).toBe(
    "You take the 9 of Scarabs from the display. The King of Trees covers the 7 of Clocks.",
  );
  expect(says(both, one, { key: "laid", cards: ["7C", "2M"] }, { key: "round_started", seat: 0, round: 2, runes: 4 })).not.toContain("Uncovered");
});

test("an Unfolding says the values, a wrong prediction and why the pot stays", () => {
  const telling = { names: ["Ada", "Ben"], options: info.options, listener: 0 };
  const ranks = [{ points: 0, value: "A", suit: "clock", strength: 1 }, { points: 1, value: "Q", suit: "mask", strength: 2 }];
  const unfolding = { best: 1, predictions: [0, 0], hands: [[], []], ranks } as unknown as Unfolding;
  const says = (event: Partial<Event>, others = ranks): string[] => unfoldingAloud([event as Event], telling, { ...unfolding, ranks: others } as unknown as Unfolding);
  expect(says({ key: "unfolded", seat: 0, cards: ["AC"], rank: 0 })).toEqual(["You unfold the Ace of Clocks: Nothing."]);
  expect(says({ key: "unfolded", seat: 1, cards: ["QC"], rank: 1 })).toEqual(["Ben unfolds the Queen of Clocks: 1 pair.", "Value: Queen."]);
  expect(says({ key: "best_hand", seat: 1 })).toEqual(["Ben holds the best hand!", "Your prediction was wrong."]);
  const tied = (change: object): typeof ranks => ranks.map((rank, seat) => (seat === 0 ? { ...rank, points: 1, value: "Q", ...change } : rank));
  expect(says({ key: "best_hand", seat: 1 }, tied({}))).toContain("Deciding card: Queen of Masks.");
  expect(says({ key: "best_hand", seat: 1 }, tied({ value: "9" }))).not.toContain("Deciding card: Queen of Masks.");
  // Of hands without a rank, no value has been said.
  const none = ranks.map((rank) => ({ ...rank, points: 0 }));
  expect(says({ key: "best_hand", seat: 1 }, none)).toContain("Deciding card: Queen of Masks.");
  expect(says({ key: "pot_kept", runes: 6 })).toEqual(["Nobody predicted it.", "6 Runes stay in the pot."]);
});
