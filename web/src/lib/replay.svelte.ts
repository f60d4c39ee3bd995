// A replay: the plies of a finished game through some eyes, where it stands, and what it keeps to itself.

import { ask } from "./api";
import {
  aroundEnding, foldAll, nextRound, nextTurn, previousRound, previousTurn, roundsOf, stretchesOf, upTo,
  type Ply, type RoundMark, type Stretch,
} from "./timeline";
import type { Frame, Place, SheetInfo, TableInfo, View } from "./wire";

export type Eyes = "spectator" | "open" | number;

/** What a link says; null where it says nothing that makes sense. */
export interface Wanted {
  readonly ply: number | null;
  readonly eyes: Eyes | null;
  readonly spoilers: boolean;
}

export function wantedOf(query: URLSearchParams, players: number): Wanted {
  const [ply, eyes] = [query.get("ply"), query.get("eyes")];
  return {
    ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null,
    eyes: eyes === null ? null : eyesOf(eyes, players),
    spoilers: query.get("spoilers") !== "no",
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
  /** Whose eyes were asked for last: what they see may still be on its way. */
  wanted = $state<Eyes>("spectator");
  ply = $state(0);
  /** The Unfolding of this ply is looked at; what comes after it is not there yet. */
  unfolding = $state(false);
  #hides = $state(false);
  /** How far it has been watched while nothing beyond may be shown. */
  #seen = $state(0);

  readonly stretches = $derived(stretchesOf(this.plies));
  readonly rounds = $derived(roundsOf(this.plies));
  readonly last = $derived(Math.max(0, this.plies.length - 1));
  readonly now = $derived(this.plies[this.ply]);
  /** The furthest ply that may be shown as being there. */
  readonly reach = $derived(this.#hides ? Math.min(this.#seen, this.last) : this.last);
  readonly shownStretches = $derived<readonly Stretch[]>(upTo(this.stretches, this.reach));
  readonly shownRounds = $derived<readonly RoundMark[]>(this.rounds.filter(({ ply }) => ply < this.reach || (ply === this.reach && !this.#closed)));
  /** While a round is unfolded the table is still as it was before. */
  readonly view = $derived<View | undefined>(this.unfolding ? this.plies[this.ply - 1]?.view : this.now?.view);
  readonly frames = $derived<readonly Frame[]>(this.plies.slice(0, this.ply + 1).map(({ frame }, ply) => (ply === this.ply ? this.told(frame) : frame)));

  constructor(place: Place, readonly sheet: SheetInfo, watch: Watch) {
    // Who is connected now says nothing about then.
    this.info = { ...place.table, seats: place.table.seats.map((seat) => ({ ...seat, here: true })) };
    this.#watch = watch;
  }

  get hides(): boolean {
    return this.#hides;
  }

  /** Hide what comes, from here on. */
  set hides(hides: boolean) {
    this.#hides = hides;
    this.#seen = this.ply;
  }

  get over(): boolean {
    return this.ply === this.last && !this.unfolding;
  }

  /** Whether the next round, just dealt at the furthest ply, is still behind its Unfolding. */
  get #closed(): boolean {
    return this.#hides && this.unfolding && this.ply === this.reach;
  }

  /** Look through other eyes; the ply stays. */
  async through(eyes: Eyes): Promise<void> {
    const asked = ++this.#asked;
    this.wanted = eyes;
    try {
      const plies = await this.#seenBy(eyes);
      // Who has asked for others meanwhile wants those.
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

  /** Stand at a ply; one that ends a round is unfolded first, unless that is done with. */
  go(ply: number, { unfolded = false } = {}): void {
    this.ply = Math.max(0, Math.min(Math.trunc(ply), this.last));
    this.unfolding = !unfolded && this.now?.ending != null;
    this.#seen = Math.max(this.#seen, this.ply);
  }

  forward(): void {
    if (this.unfolding) this.unfolding = false;
    else if (!this.over) this.go(this.ply + 1);
  }

  /** To where the table looked before: from a new round to the Unfolding of the last one. */
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

  /** The end, or how far it has been watched. */
  toLast(): void {
    this.go(this.reach);
  }

  /** What is told of the present frame: of one that ends a round, the Unfolding or what came then. */
  told(frame: Frame): Frame {
    return this.unfolding ? { ...frame, events: aroundEnding(frame.events)[0] } : frame;
  }

  /** The address of this very moment, through the eyes that were chosen. */
  link(): string {
    const query = new URLSearchParams({ ply: String(this.ply), eyes: String(this.wanted) });
    if (this.#hides) query.set("spoilers", "no");
    return `/replay/${this.info.id}?${query}`;
  }
}

/** A finished game, ready to be watched; null for one that still goes on. Refusals are thrown. */
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
  return { place, replay };
}

function named(eyes: Eyes): "spectator" | "open" | "0" | "1" | "2" | "3" | "4" {
  return eyes === "spectator" || eyes === "open" ? eyes : (String(eyes) as "0" | "1" | "2" | "3" | "4");
}
