// A puzzle in words. The terminal has the same in cli/puzzle_words.py.

import { choiceOf } from "$lib/cards";
import { choiceName } from "$lib/question";
import { nameOf, type Scene } from "$lib/scene";
import { rankName } from "$lib/tell";
import { listed, t } from "$lib/words.svelte";
import { percent, reasonText } from "../review/words";
import { STAY, type Puzzle, type PuzzleChoice } from "./puzzles";

/** The number that a bar shows: the odds, or the chance to win. */
export function figureOf([, chance, odds]: PuzzleChoice): number {
  return odds ?? chance ?? 0;
}

export function choiceText(scene: Scene, token: string): string {
  return token === STAY ? t("puzzle-stay") : choiceName(scene, token);
}

export function question(puzzle: Puzzle, scene: Scene): string {
  return t(`puzzle-ask-${puzzle.theme}`, { name: nameOf(scene.info, puzzle.view.turn) });
}

export function bestText(puzzle: Puzzle, scene: Scene): string {
  return t("puzzle-best", { choice: listed(puzzle.answers.map((token) => choiceText(scene, token))), count: puzzle.answers.length });
}

/** Why the answer is best, one sentence each. */
export function whyTexts(puzzle: Puzzle, scene: Scene): readonly string[] {
  const named = { names: scene.info.seats.map((_, seat) => nameOf(scene.info, seat)), side: scene.info.options.side };
  const lines = puzzle.reasons.map((reason) => reasonText(reason, named));
  if (puzzle.theme === "prediction") lines.unshift(whyPrediction(puzzle, named.names));
  if (puzzle.theme === "eye") lines.unshift(whyEye(puzzle, scene));
  if (puzzle.instead !== null) lines.unshift(t("puzzle-instead", { choice: choiceText(scene, puzzle.instead) }));
  return lines;
}

function whyPrediction({ choices }: Puzzle, names: readonly string[]): string {
  const [best, second] = [...choices].sort((one, other) => figureOf(other) - figureOf(one));
  const who = (choice: PuzzleChoice | undefined): string => names[choiceOf(choice?.[0] ?? "").seat ?? 0] ?? "";
  return t("puzzle-why-prediction", {
    name: who(best), other: who(second), better: percent(best ? figureOf(best) : 0), worse: percent(second ? figureOf(second) : 0),
  });
}

function whyEye(puzzle: Puzzle, { view, info }: Scene): string {
  const wrong = puzzle.choices.filter(([token]) => !puzzle.answers.includes(token)).map(figureOf);
  return t("puzzle-why-eye", {
    name: nameOf(info, view.turn),
    rank: rankName(view.rank?.points ?? 0, info.options.side),
    better: percent(Math.min(...puzzle.choices.map(figureOf))),
    worse: percent(Math.min(...wrong)),
  });
}
