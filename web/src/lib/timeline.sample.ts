// A game of two rounds in ten frames, for tests: a turn that is taken back and played again, another turn, predictions, both endings.

import type { Changes, EventKey, Frame, Kind, Unfolding } from "./wire";

export function frame(ply: number, changes: Changes, keys: readonly EventKey[], { seat = null as number | null, kind = "act" as Kind } = {}): Frame {
  return { type: "frame", ply, at: 1000 * ply, kind, seat, by: "bot", action: null, events: keys.map((key) => ({ key, seat })), changes };
}

export function unfolding(round: number): Unfolding {
  return {
    round, hands: [[], []], ranks: [], points: [1, 0], best: 0, predictions: [0, 0], shares: [1, 1], rune_cards: [0, 0],
    gains: [2, 1], runes: [2 * round, round], pot_before: 2, pot: 0,
  };
}

export function game(): Frame[] {
  const [first, second] = [unfolding(1), unfolding(2)];
  return [
    frame(0, { round: 1, turns: 0, turn: 0, phase: "play", unfoldings: [], result: null, target: null, runes: [0, 0] }, ["round_started", "laid"], { kind: "deal" }),
    frame(1, { phase: "take" }, ["played"], { seat: 0 }),
    frame(2, { turns: 1, turn: 1, phase: "play" }, ["took", "added"], { seat: 0 }),
    frame(3, { turns: 0, turn: 0, phase: "take" }, ["taken_back"], { seat: 0, kind: "undo" }),
    frame(4, { turns: 1, turn: 1, phase: "play" }, ["took", "added"], { seat: 0 }),
    frame(5, { turns: 2, turn: 0, phase: "predict" }, ["passed", "predictions_opened"], { seat: 1 }),
    frame(6, {}, ["predicted"], { seat: 0 }),
    frame(7, { round: 2, turns: 0, turn: 1, phase: "play", unfoldings: [first], runes: first.runes }, ["predicted", "unfolded", "round_ended", "round_started"], { seat: 1 }),
    frame(8, { turns: 1, phase: "predict" }, ["passed"], { seat: 1 }),
    frame(9, { phase: "over", unfoldings: [first, second], runes: second.runes, result: { winner: 0, runes: second.runes, by: "runes" } }, ["unfolded", "round_ended", "game_ended"], { seat: 1 }),
  ];
}
