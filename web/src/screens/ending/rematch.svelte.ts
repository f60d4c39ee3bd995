// A rematch: who wants it, who has not accepted yet, and the way to its table once it has started.

import { untrack } from "svelte";
import { ask } from "$lib/api";
import type { Live } from "$lib/live.svelte";
import { router } from "$lib/router.svelte";
import { nameOf } from "$lib/scene";
import { has, listed, t } from "$lib/words.svelte";
import { attempt, tell } from "$parts/toasts.svelte";

export class Rematch {
  /** This page has accepted, so it goes to the new table when that starts. */
  #accepted = $state(false);
  /** A request is on its way. */
  sending = $state(false);

  constructor(private readonly live: Live) {
    $effect(() => {
      const next = live.info?.next;
      if (next && this.#accepted) untrack(() => this.#go(next));
    });
    // Somebody else wants a rematch while the player looks at the table.
    let told = 0;
    $effect(() => {
      const count = this.asking.length;
      if (count > told && !this.accepted && has("over-rematch-wanted")) tell(() => this.wanted);
      told = count;
    });
    // A player who leaves the table, or closes the tab, does not wait for the others.
    $effect(() => {
      const leave = (): void => this.#leave();
      addEventListener("pagehide", leave);
      return () => {
        removeEventListener("pagehide", leave);
        leave();
      };
    });
  }

  get #seats(): readonly number[] {
    return this.live.info?.rematch ?? [];
  }

  get accepted(): boolean {
    return this.live.seat !== null && this.#seats.includes(this.live.seat);
  }

  /** The rematch has started; null before. */
  get next(): string | null {
    return this.live.info?.next ?? null;
  }

  /** The other players who want a rematch. */
  get asking(): readonly number[] {
    return this.next ? [] : this.#seats.filter((seat) => seat !== this.live.seat);
  }

  /** The people who have not accepted. */
  get missing(): readonly number[] {
    return (this.live.info?.seats ?? []).flatMap(({ kind }, seat) => (kind === "person" && !this.#seats.includes(seat) ? [seat] : []));
  }

  /** Whether everybody who has not accepted has left the table. */
  get deserted(): boolean {
    const seats = this.live.info?.seats ?? [];
    return this.missing.length > 0 && this.missing.every((seat) => !seats[seat]?.here);
  }

  /** "Ana wants a rematch." */
  get wanted(): string {
    const [first = 0] = this.asking;
    return t("over-rematch-wanted", { name: this.#names([first]) });
  }

  /** "… Waiting for Ben and Cleo." */
  get waiting(): string {
    return t("over-rematch-waiting", { names: this.#names(this.missing) });
  }

  /** "Start without Ben and Cleo" */
  get without(): string {
    return t("over-rematch-without", { names: this.#names(this.missing) });
  }

  accept(): Promise<void> {
    return this.#request({});
  }

  /** Bots take the seats of the people who have left. */
  startWithout(): Promise<void> {
    return this.#request({ without_absent: true });
  }

  async #request(body: { without_absent?: boolean }): Promise<void> {
    if (this.next) return this.#go(this.next);
    const { info } = this.live;
    if (!info || this.sending) return;
    this.sending = this.#accepted = true;
    const place = await attempt(ask("rematch", "POST", "/api/v1/tables/{key}/rematch", { path: { key: info.id }, body }));
    this.sending = false;
    if (!place) this.#accepted = false;
    else if (place.table.id !== info.id) this.#go(place.table.id);
  }

  async decline(): Promise<void> {
    const { info } = this.live;
    if (!info || this.sending) return;
    this.sending = true;
    this.#accepted = false;
    await attempt(ask("decline_rematch", "DELETE", "/api/v1/tables/{key}/rematch", { path: { key: info.id } }));
    this.sending = false;
  }

  #go(table: string): void {
    this.#accepted = false;
    router.go(`/t/${table}`);
  }

  /** The request must outlive the page. */
  #leave(): void {
    const { info } = this.live;
    if (!info || !this.#accepted || this.next) return;
    this.#accepted = false;
    void fetch(`/api/v1/tables/${info.id}/rematch`, { method: "DELETE", keepalive: true }).catch(() => undefined);
  }

  #names(seats: readonly number[]): string {
    const { info } = this.live;
    return info ? listed(seats.map((seat) => nameOf(info, seat))) : "";
  }
}
