// The coach: which text is read now, and which choices are allowed at the table meanwhile.

import type { Live } from "$lib/live.svelte";
import { placeOf, type Place, type Step } from "$lib/lesson";
import { t } from "$lib/words.svelte";

const NOWHERE: Place = { id: "", steps: [], choice: null, ended: false };

export class Coach {
  readonly #live: Live;
  /** How many steps of each place were read. */
  #read = $state.raw<Readonly<Record<string, number>>>({});
  /** Every step that was told, the present one last. */
  #told = $state.raw<readonly Step[]>([]);
  #back = $state(0);

  readonly place = $derived.by(() => (this.#live.view ? placeOf(this.#live.view) : NOWHERE));
  readonly present = $derived.by(() => {
    const { id, steps } = this.place;
    return steps[Math.min(this.#read[id] ?? 0, steps.length - 1)] ?? null;
  });
  readonly step = $derived.by(() => this.#told.at(-1 - this.#back) ?? this.present);
  /** Whether an earlier text is read again. */
  readonly again = $derived(this.#back > 0);
  readonly mayGoBack = $derived(this.#back < this.#told.length - 1);
  /** The last step of a place waits for a choice, of the learner or of the others. */
  readonly mayGoOn = $derived(this.again || (this.#read[this.place.id] ?? 0) < this.place.steps.length - 1);

  constructor(live: Live) {
    this.#live = live;
  }

  /** Keep what is told now, to be read again. */
  tell(): void {
    const step = this.present;
    if (step === null || step.key === this.#told.at(-1)?.key) return;
    this.#told = [...this.#told.filter((told) => told.key !== step.key), step];
    this.#back = 0;
  }

  next(): void {
    if (this.#back > 0) this.#back -= 1;
    else if (this.mayGoOn) this.#read = { ...this.#read, [this.place.id]: (this.#read[this.place.id] ?? 0) + 1 };
  }

  back(): void {
    if (this.mayGoBack) this.#back += 1;
  }

  allows(token: string): boolean {
    return this.place.choice === null || token === this.place.choice;
  }

  instead(): string {
    return t("lesson-instead");
  }
}
