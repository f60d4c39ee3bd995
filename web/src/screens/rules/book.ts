// The structure of the rules: sections with texts (message keys) and pictures.

import { RANK_NAMES } from "$parts/ranks";

/** A term and its explanation: the attribute `.about` of the same message, unless another key is given. */
export interface Term {
  readonly title: string;
  readonly about: string;
}

export type Scene = "card" | "pots" | "display" | "effects" | "aid" | "score";

export type Block =
  | { readonly kind: "text"; readonly key: string }
  | { readonly kind: "list"; readonly numbered: boolean; readonly keys: readonly string[] }
  | { readonly kind: "terms"; readonly terms: readonly Term[] }
  | { readonly kind: "scene"; readonly scene: Scene; readonly keys: readonly string[] };

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const EFFECTS = ["take", "exchange", "draw", "reveal 3", "reveal 4", "reveal 5", "rune", "hypnosis", "eye"] as const;

function section(id: string, ...blocks: ((id: string) => Block)[]): Section {
  return { id, title: `rules-${id}`, blocks: blocks.map((block) => block(id)) };
}

const keyed = (id: string, names: readonly string[]): string[] => names.map((name) => `rules-${id}-${name}`);
const text = (name: string) => (id: string): Block => ({ kind: "text", key: `rules-${id}-${name}` });
const list = (...names: string[]) => (id: string): Block => ({ kind: "list", numbered: false, keys: keyed(id, names) });
const steps = (...names: string[]) => (id: string): Block => ({ kind: "list", numbered: true, keys: keyed(id, names) });
const terms = (...names: string[]) => (id: string): Block =>
  ({ kind: "terms", terms: keyed(id, names).map((title) => ({ title, about: `${title}.about` })) });
const variants = (...names: string[]) => (id: string): Block =>
  ({ kind: "terms", terms: names.map((name) => ({ title: `variant-${name}`, about: `rules-${id}-${name}` })) });
const scene = (name: Scene, ...keys: string[]) => (): Block => ({ kind: "scene", scene: name, keys });

const EFFECT_KEYS = EFFECTS.map((effect) => `effect-${effect.replace(" ", "-")}`);
const RANK_KEYS = RANK_NAMES.flatMap((rank) => [`rank-${rank}`, `aid-about-${rank}`]);

export const SECTIONS: readonly Section[] = [
  section("goal", text("aim"), text("rounds"), text("flow"), steps("improve", "predict", "score")),
  section(
    "table",
    text("cards"),
    scene("card", "rules-table-card"),
    text("deal"),
    text("display"),
    text("pot"),
    scene("pots"),
    text("first"),
  ),
  section("turn", text("choice"), terms("play", "pass", "all-in"), text("five"), text("full")),
  section("play", steps("choose", "effects", "discard", "add"), text("example")),
  section("effects", text("about"), scene("effects", ...EFFECT_KEYS.flatMap((key) => [key, `${key}.about`])), text("begun")),
  section("display", text("add"), text("cover"), text("free"), scene("display", "rules-display-picture")),
  section(
    "ranks",
    text("about"),
    text("side"),
    scene("aid", ...RANK_KEYS, "aid-ties", "aid-ties-about", "aid-rune-cards"),
    text("ace"),
    text("rune"),
  ),
  section("prediction", text("order"), text("self"), text("two")),
  section("unfolding", text("hands"), steps("pot", "rank", "runes"), text("example"), scene("score")),
  section("end", text("winner"), text("tie"), text("pot")),
  section("variants", text("about"), variants("heirs", "bending", "closed")),
  section("knowledge", list("all", "one", "none"), text("memory"), text("closed")),
  section(
    "questions",
    terms(
      "deck", "impossible", "own", "gap", "one-space", "second", "tie", "kicker", "nothing", "order", "lie", "supply", "heirs",
      "long",
    ),
  ),
];

/** The message keys of a block: a list for each passage that a search can find. */
export function passages(block: Block): readonly (readonly string[])[] {
  switch (block.kind) {
    case "text":
      return [[block.key]];
    case "terms":
      return block.terms.map(({ title, about }) => [title, about]);
    case "list":
      return block.keys.map((key) => [key]);
    case "scene":
      return block.keys.length === 0 ? [] : inPairs(block);
  }
}

/** A search finds effects and ranks one by one, by name and explanation. */
function inPairs({ scene: name, keys }: { readonly scene: Scene; readonly keys: readonly string[] }): string[][] {
  if (name !== "effects" && name !== "aid") return [[...keys]];
  return keys.flatMap((key, at) => (at % 2 === 0 ? [[key, keys[at + 1] ?? key]] : []));
}
