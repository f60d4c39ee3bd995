// The log by turns: each turn has a first sentence and what follows from it.

import type { Sentence } from "./tell";

const STARTS: ReadonlySet<string> = new Set(["played", "passed", "went_all_in", "auto_passed", "passed_over", "predictions_revealed", "unfolded", "round_ended"]);

export interface Turn<L extends Sentence> {
  readonly first: L;
  readonly rest: readonly L[];
}

/** Group sentences by turns. A heading stands alone. */
export function turnsOf<L extends Sentence>(lines: readonly L[]): Turn<L>[] {
  const turns: { first: L; rest: L[] }[] = [];
  for (const line of lines) {
    const open = turns.at(-1);
    if (!open || open.first.heading || line.heading || STARTS.has(line.event.key)) turns.push({ first: line, rest: [] });
    else open.rest.push(line);
  }
  return turns;
}
