// The state of a replay: the plies of a finished game as one viewer saw them, the present ply, and what is hidden as a spoiler.

import { ask } from "./api";
import {
  aroundEnding, foldAll, nextRound, nextTurn, previousRound, previousTurn, roundsOf, stretchesOf, upTo,
  type Ply, type RoundMark, type Stretch,
} from "./timeline";
import type { Frame, Place, SheetInfo, TableInfo, View } from "./wire";

export type Eyes = "spectator" | "open" | number;

/** What a link asks for; null where it says nothing valid. */
export interface Wanted {
  readonly ply: number | null;
  readonly eyes: Eyes | null;
  readonly spoilers: boolean;
  /** Whether the review is open. */
  readonly review: boolean;
}

export function wantedOf(query: URLSearchParams, players: number): Wanted {
  const [ply, eyes] = [query.get("ply"), query.get("eyes")];
  return {
    ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null,
    eyes: eyes === null ? null : eyesOf(eyes, players),
    spoilers: query.get("spoilers") !== "no",
    review: query.get("review") === "yes",
  };
}

function eyesOf(text: string, players: number): Eyes | null {
  if (text === "spectator" || text === "open") return text;
  return /^\d$/.test(text) && Number(text) < players ? Number(text) : null;
}

type Watch = (eyes: Eyes) => Promise<readonly Frame[]>;

export class Replay {
  readonly info: TableInfo;
  readonly #watch: Watch;
  readonly #watched = new Map<Eyes, Ply[]>();
  #asked = 0;
  plies = $state.raw<readonly Ply[]>([]);
  eyes = $state<Eyes>("spectator");
  /** The viewer that was chosen last; its frames may still be loading. */
  wanted = $state<Eyes>("spectator");
  ply = $state(0);
  /** The Unfolding of this ply is shown, and what follows it is not. */
  unfolding = $state(false);
  /** The graph of the review is shown. */
  reviewed = $state(false);
  #hides = $state(false);
  /** The furthest ply watched since spoilers were hidden. */
  #seen = $state(0);

  readonly stretches = $derived(stretchesOf(this.plies));
  readonly rounds = $derived(roundsOf(this.plies));
  readonly last = $derived(Math.max(0, this.plies.length - 1));
  readonly now = $derived(this.plies[this.ply]);
  /** The furthest ply whose existence may be shown. */
  readonly reach = $derived(this.#hides ? Math.min(this.#seen, this.last) : this.last);
  readonly shownStretches = $derived<readonly Stretch[]>(upTo(this.stretches, this.reach));
  readonly shownRounds = $derived<readonly RoundMark[]>(this.rounds.filter(({ ply }) => ply < this.reach || (ply === this.reach && !this.#closed)));
  /** During an Unfolding the table still looks as before. */
  readonly view = $derived<View | undefined>(this.unfolding ? this.plies[this.ply - 1]?.view : this.now?.view);
  readonly frames = $derived<readonly Frame[]>(this.plies.slice(0, this.ply + 1).map(({ frame }, ply) => (ply === this.ply ? this.told(frame) : frame)));

  constructor(place: Place, readonly sheet: SheetInfo, watch: Watch) {
    // Do not show who is connected now.
    this.info = { ...place.table, seats: place.table.seats.map((seat) => ({ ...seat, here: true })) };
    this.#watch = watch;
  }

  get hides(): boolean {
    return this.#hides;
  }

  /** Hide everything after the present ply. */
  set hides(hides: boolean) {
    this.#hides = hides;
    this.#seen = this.ply;
  }

  get over(): boolean {
    return this.ply === this.last && !this.unfolding;
  }

  /** Whether the furthest ply deals a round and its Unfolding is still shown. */
  get #closed(): boolean {
    return this.#hides && this.unfolding && this.ply === this.reach;
  }

  /** Show the same ply as another viewer saw it. */
  async through(eyes: Eyes): Promise<void> {
    const asked = ++this.#asked;
    this.wanted = eyes;
    try {
      const plies = await this.#seenBy(eyes);
      // Another viewer may have been chosen during the request.
      if (asked === this.#asked) this.#look(eyes, plies);
    } finally {
      if (asked === this.#asked) this.wanted = this.eyes;
    }
  }

  async #seenBy(eyes: Eyes): Promise<readonly Ply[]> {
    let plies = this.#watched.get(eyes);
    if (!plies) this.#watched.set(eyes, (plies = foldAll(await this.#watch(eyes))));
    return plies;
  }

  #look(eyes: Eyes, plies: readonly Ply[]): void {
    this.plies = plies;
    this.eyes = eyes;
    if (this.ply > this.last) this.go(this.last);
  }

  /** Go to a ply. A ply that ends a round shows its Unfolding first, unless `unfolded` is set. */
  go(ply: number, { unfolded = false } = {}): void {
    this.ply = Math.max(0, Math.min(Math.trunc(ply), this.last));
    this.unfolding = !unfolded && this.now?.ending != null;
    this.#seen = Math.max(this.#seen, this.ply);
  }

  forward(): void {
    if (this.unfolding) this.unfolding = false;
    else if (!this.over) this.go(this.ply + 1);
  }

  /** One step back: from a new deal to the Unfolding before it, else to the ply before. */
  back(): void {
    if (!this.unfolding && this.now?.ending) this.unfolding = true;
    else this.go(this.ply - 1, { unfolded: true });
  }

  toNextTurn(): void {
    if (this.unfolding) this.unfolding = false;
    else if (!this.over) this.go(nextTurn(this.stretches, this.ply));
  }

  toPreviousTurn(): void {
    this.go(previousTurn(this.stretches, this.ply), { unfolded: true });
  }

  toNextRound(): void {
    if (this.unfolding) this.unfolding = false;
    else if (!this.over) this.go(nextRound(this.rounds, this.ply, this.last));
  }

  toPreviousRound(): void {
    this.go(previousRound(this.rounds, this.ply), { unfolded: true });
  }

  toFirst(): void {
    this.go(0);
  }

  /** Go to the end or, with spoilers hidden, to the furthest ply watched. */
  toLast(): void {
    this.go(this.reach);
  }

  /** The present frame as the log shows it: during an Unfolding, without the events after it. */
  told(frame: Frame): Frame {
    return this.unfolding ? { ...frame, events: aroundEnding(frame.events)[0] } : frame;
  }

  /** The address of the present ply and viewer. */
  link(): string {
    const query = new URLSearchParams({ ply: String(this.ply), eyes: String(this.wanted) });
    if (this.#hides) query.set("spoilers", "no");
    if (this.reviewed) query.set("review", "yes");
    return `/replay/${this.info.id}?${query}`;
  }
}

/** Load a finished game; `replay` is null if the game is not over. Throws refusals. */
export async function opened(id: string, query: URLSearchParams): Promise<{ place: Place; replay: Replay | null }> {
  const path = { key: id };
  const place = await ask("table", "GET", "/api/v1/tables/{key}", { path });
  if (place.table.status !== "over") return { place, replay: null };
  const sheet = await ask("sheet", "GET", "/api/v1/tables/{key}/sheet", { path });
  const replay = new Replay(place, sheet, (eyes) =>
    ask("frames", "GET", "/api/v1/tables/{key}/frames", { path, query: { eyes: named(eyes) } }),
  );
  const wanted = wantedOf(query, place.table.options.players);
  await replay.through(wanted.eyes ?? place.seat ?? "spectator");
  replay.go(wanted.ply ?? 0);
  replay.hides = !wanted.spoilers;
  replay.reviewed = wanted.review;
  return { place, replay };
}

function named(eyes: Eyes): "spectator" | "open" | "0" | "1" | "2" | "3" | "4" {
  return eyes === "spectator" || eyes === "open" ? eyes : (String(eyes) as "0" | "1" | "2" | "3" | "4");
}
