// Every question that a table can ask, so that the prompt can keep room for the longest one.

import { theCard } from "./cards";
import { nameOf } from "./scene";
import { effectOffer } from "./tell";
import type { TableInfo } from "./wire";
import { t } from "./words.svelte";

/** The phases in which a card is played. */
const PHASES = ["take", "exchange", "give", "pick", "hide", "discard"] as const;
const NAMING = ["hypnosis", "eye"] as const;
const OFFERED = ["take", "exchange", "draw", "reveal 7", "rune", "hypnosis", "eye"] as const;
const SUITS = ["C", "M", "S", "T"] as const;
const VALUES = ["A", "K", "Q", "J", "10", "7"] as const;

export interface Questions {
  /** While no card is played, the question has the whole width of the prompt. */
  readonly alone: readonly string[];
  /** Beside the played card. */
  readonly beside: readonly string[];
  /** Beside the played card and above the button that declines, because names take the row of buttons. */
  readonly naming: readonly string[];
}

/** The questions of all phases, each with the longest names and cards. */
export function questionsOf(info: TableInfo): Questions {
  const name = longest(info.seats.map((_, seat) => nameOf(info, seat)));
  const card = longest(["R1", ...SUITS.flatMap((suit) => VALUES.map((value) => `${value}${suit}`))].map(theCard));
  const named = { name, card, allin: "yes", bending: info.options.discard === "bending" ? "yes" : "no", count: 2 };
  const predict = info.options.players === 2 ? "ask-predict-secret" : "ask-predict";
  return {
    alone: ["ask-play", "all-in-asks", predict, "waiting-predict", "ask-over"].map((key) => t(key, named)),
    beside: [
      ...PHASES.map((phase) => t(`ask-${phase}`, named)),
      ...OFFERED.map((effect) => t("ask-offer", { offer: effectOffer(effect) })),
      ...["waiting", "waiting-hide"].map((key) => t(key, named)),
    ],
    naming: NAMING.map((phase) => t(`ask-${phase}`, named)),
  };
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one), "");
}
