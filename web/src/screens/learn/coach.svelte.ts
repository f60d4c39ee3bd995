// The state of the coach: the present text, and the choices allowed at the table.

import type { Live } from "$lib/live.svelte";
import { positionOf, showdownPosition, type LessonPosition, type Step } from "$lib/lesson";
import type { StepKind } from "$lib/unfold";
import { t } from "$lib/words.svelte";

const NOWHERE: LessonPosition = { id: "", steps: [], choice: null, ended: false };

export class Coach {
  readonly #live: Live;
  /** How many steps of each point of the lesson were read. */
  #read = $state.raw<Readonly<Record<string, number>>>({});
  /** All steps shown so far, the present one last. */
  #told = $state.raw<readonly Step[]>([]);
  #back = $state(0);
  /** The step at which the learner chose something else than the coach suggests. */
  strayed = $state<string | null>(null);

  /** The present step of an Unfolding. */
  #unfolding = $state<StepKind | null>(null);
  #scored = $state(false);

  readonly position = $derived.by(() => {
    const { view } = this.#live;
    if (!view) return NOWHERE;
    // The view still shows the predictions.
    return this.#unfolding !== null && view.unfoldings.length === 0 ? showdownPosition(this.#unfolding) : positionOf(view, this.#scored);
  });
  readonly present = $derived.by(() => {
    const { id, steps } = this.position;
    return steps[Math.min(this.#read[id] ?? 0, steps.length - 1)] ?? null;
  });
  readonly step = $derived.by(() => this.#told.at(-1 - this.#back) ?? this.present);
  /** Whether an earlier text is shown again. */
  readonly again = $derived(this.#back > 0);
  readonly mayGoBack = $derived(this.#back < this.#told.length - 1);
  /** Whether there is another step to read. The last step waits for a choice of the learner or of the others. */
  readonly mayGoOn = $derived(this.again || (this.#read[this.position.id] ?? 0) < this.position.steps.length - 1);

  constructor(live: Live) {
    this.#live = live;
  }

  /** Remember the present step, so that it can be read again. */
  tell(): void {
    const step = this.present;
    if (step === null || step.key === this.#told.at(-1)?.key) return;
    this.#told = [...this.#told.filter((told) => told.key !== step.key), step];
    this.#back = 0;
  }

  /** An Unfolding shows this kind of step; null when it has closed. */
  unfold(kind: StepKind | null): void {
    this.#unfolding = kind;
    this.#scored ||= kind === "summary";
  }

  next(): void {
    if (this.#back > 0) this.#back -= 1;
    else if (this.mayGoOn) this.#read = { ...this.#read, [this.position.id]: (this.#read[this.position.id] ?? 0) + 1 };
  }

  back(): void {
    if (this.mayGoBack) this.#back += 1;
  }

  /** Whether the coach tells the learner what to do, so that the prompt need not: in the first round. */
  get speaks(): boolean {
    return !["own", "end", "yours", ""].includes(this.position.id);
  }

  /** Whether the coach talks about a seat, which revealed cards would cover. */
  get looksAtSeat(): boolean {
    return this.mayGoOn && this.step?.point?.includes("seat-") === true;
  }

  allows(token: string): boolean {
    return this.position.choice === null || token === this.position.choice;
  }

  /** The learner chose something else. */
  instead(): string {
    this.strayed = this.step?.key ?? null;
    return t("lesson-instead");
  }
}
