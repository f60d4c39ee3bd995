// Cards and choices, read from tokens such as "7C", "+7C" and "@2".

import { t } from "./words.svelte";

const ORDER = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "R"];

export function valueOf(card: string): string {
  return card.startsWith("R") ? "R" : card.slice(0, -1);
}

export function suitOf(card: string): "C" | "M" | "S" | "T" | null {
  const last = card.at(-1);
  return last === "C" || last === "M" || last === "S" || last === "T" ? last : null;
}

const SUITS = { C: "clock", M: "mask", S: "scarab", T: "tree" } as const;

/** The letter of a suit in the language of the page. */
export function suitLetter(suit: keyof typeof SUITS): string {
  return t(`suit-${SUITS[suit]}.letter`);
}

/** Sort cards by value: high values first, Rune cards last. */
export function byValue(one: string, other: string): number {
  return ORDER.indexOf(valueOf(one)) - ORDER.indexOf(valueOf(other)) || (one < other ? -1 : 1);
}

/** "Jack of Masks". */
export function cardName(card: string): string {
  return t(`card-${card}`);
}

/** "the Jack of Masks". */
export function theCard(card: string): string {
  return t(`card-${card}.the`);
}

export type Sort = "play" | "take" | "exchange" | "give" | "pick" | "hide" | "discard" | "seat" | "plain";
const SIGNS: Readonly<Record<string, Sort>> = {
  "+": "take", "~": "exchange", "-": "give", "^": "pick", "!": "hide", x: "discard", "@": "seat", "=": "seat",
};

export interface Choice {
  readonly token: string;
  readonly sort: Sort;
  readonly card: string | null;
  readonly seat: number | null;
}

export function choiceOf(token: string): Choice {
  if (["pass", "allin", "use", "skip"].includes(token)) return { token, sort: "plain", card: null, seat: null };
  const sort = SIGNS[token[0] ?? ""];
  if (sort === undefined) return { token, sort: "play", card: token, seat: null };
  if (sort === "seat") return { token, sort, card: null, seat: Number(token.slice(1)) };
  return { token, sort, card: token.slice(1), seat: null };
}
