// A table as this page knows it: what it was told, what of that is shown already, and what was asked of it.

import { ask, Refusal } from "./api";
import { contributionFor, contributionTaken } from "./fairness";
import { fold, NOTHING, type Moment } from "./fold";
import { Lines, type Line } from "./lines";
import { Socket, type Hearer, type Link } from "./socket";
import type { Code, Emote, Frame, Outgoing, Rank, Refused, SheetInfo, TableInfo, View } from "./wire";

/** Shows how the view changes: measures, calls `apply`, moves things; resolved when the eye has followed. */
export type Stage = (frame: Frame, apply: () => void) => Promise<void>;
/** More frames than this at once are not acted out: somebody was away, and wants to see how it stands. */
const MOST_ACTED = 24;
const MOST_SAID = 100;
/** A decision is answered at once. Where nothing is heard for so long, the line is dead, though nobody has closed it. */
const PATIENCE_MS = 8000;
/** What needs no words: it was done before, or the deal went on without this browser's part. */
const QUIET: ReadonlySet<Code> = new Set(["repeated", "already_contributed", "not_open"]);
/** What may be otherwise in a moment. A refusal does not say of what: perhaps of what this browser added to the seed. */
const PASSING: ReadonlySet<Code> = new Set(["too_fast", "busy", "not_ready", "changed", "failed"]);
/** What ends a visit before it has begun. */
const SHUT: ReadonlySet<Code> = new Set(["no_spectators", "no_table", "version", "unknown_token"]);

export class Live implements Hearer {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  owner = $state(false);
  link = $state<Link>("connecting");
  moment = $state.raw<Moment>(NOTHING);
  /** Every frame that is shown, for the log. */
  log = $state.raw<readonly Frame[]>([]);
  said = $state.raw<readonly Line[]>([]);
  sheet = $state.raw<SheetInfo | null>(null);
  /** What each choice would make of one's hand, at the present ply. */
  prospects = $state.raw<Readonly<Record<string, Rank>>>({});
  /** What was refused last; `missing` when there is no such table. */
  refused = $state.raw<{ readonly code: Code | "offline"; readonly count: number } | null>(null);
  missing = $state<Code | "offline" | null>(null);
  /** A decision that was sent and has not come back; without a token, that the last one is taken back. */
  pending = $state.raw<{ readonly ply: number; readonly token: string | null } | null>(null);
  /** When what is shown was heard, which is before it was acted out: what clocks count from. */
  arrived = $state(0);
  busy = $state(false);
  waiting = $state(0);
  stage: Stage | null = null;

  #queue: { readonly frame: Frame; readonly heard: number }[] = [];
  readonly #lines = new Lines();
  #told = -1;
  /** The last ply that this seat has made: where others choose at the same time, theirs is no answer. */
  #own = -1;
  #socket: Socket | null = null;
  #refusals = 0;
  /** The seat and the promise that this browser has added to, on the present connection, as far as it knows. */
  #added = "";
  /** The page went elsewhere, perhaps before there was a connection to close. */
  #left = false;

  constructor(readonly key: string) {}

  get view(): View | null {
    return this.moment.view;
  }

  /** All that was told is shown, so one may choose. */
  get ready(): boolean {
    return !this.busy && this.waiting === 0 && this.pending === null;
  }

  get choices(): readonly string[] {
    return (this.ready || this.#standing) && this.link === "open" ? (this.view?.choices ?? []) : [];
  }

  /** Everybody predicts at the same time: what others do meanwhile takes no choice away, nor the focus from it. */
  get #standing(): boolean {
    return this.view?.phase === "predict" && this.pending === null && this.#own <= this.moment.ply;
  }

  async open(): Promise<void> {
    this.missing = null;
    try {
      const dated = (at: number): void => this.#lines.heard(at, performance.now());
      const place = await ask("table", "GET", "/api/v1/tables/{key}", { path: { key: this.key }, dated });
      if (this.#left) return;
      this.info = place.table;
      this.seat = place.seat;
      this.owner = place.owner;
      const sheet = ask("sheet", "GET", "/api/v1/tables/{key}/sheet", { path: { key: place.table.id } });
      this.#socket = new Socket(`/api/v1/tables/${place.table.id}/socket`, this);
      this.sheet = await sheet;
    } catch (error) {
      this.missing = error instanceof Refusal ? error.code : "failed";
    }
  }

  close(): void {
    this.#left = true;
    this.#socket?.close();
    this.#socket = null;
    this.#queue = [];
  }

  /** Connect anew, as who one is now: a stranger who sits down is known only from then on. */
  async renew(): Promise<void> {
    this.#socket?.close();
    this.#socket = null;
    if (!this.#left) await this.open();
  }

  // --- what is heard ----------------------------------------------------------------------------

  since(): number | null {
    return this.#told < 0 ? null : this.#told;
  }

  linked(link: Link): void {
    this.link = link;
  }

  hear(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
      case "table":
        if (message.type === "welcome") this.#added = "";
        this.#heardTable(message.table, message.seat, message.owner);
        if (message.type === "welcome") this.#heardWelcome(message.ply);
        break;
      case "view":
        this.#heardView(message.ply, message.view);
        break;
      case "frame":
        this.#heardFrame(message);
        break;
      case "said":
        if (!this.said.some((line) => line.at === message.at && line.seat === message.seat)) {
          this.said = [...this.said, this.#lines.line(message, performance.now())].slice(-MOST_SAID);
        }
        break;
      case "prospects":
        if (message.ply === this.moment.ply) this.prospects = message.ranks;
        break;
      case "refused":
        this.#heardRefused(message);
        break;
    }
  }

  #heardWelcome(ply: number): void {
    this.#lines.welcome();
    this.#again(ply);
  }

  #heardTable(table: TableInfo, seat: number | null, owner: boolean): void {
    const moved = this.seat !== seat;
    this.info = table;
    this.seat = seat;
    this.owner = owner;
    const mine = seat === null ? undefined : table.seats[seat];
    // What was added goes with the seat.
    if (seat === null) this.#added = "";
    if (mine?.contributed) contributionTaken(table.id);
    else if (mine && (table.status === "open" || table.status === "dealing")) this.#contribute(table, seat);
    if (moved && this.#told >= 0) this.#socket?.send({ type: "look" });
  }

  /** Once: the table is told of again before it has it. What was lost with a connection is sent with the next one,
   * and what was refused with the next news of the table, never at once. */
  #contribute(table: TableInfo, seat: number | null): void {
    const added = `${seat} ${table.commitment}`;
    if (added === this.#added) return;
    const contribution = contributionFor(table.id, table.commitment);
    if (this.#socket?.send({ type: "contribute", contribution })) this.#added = added;
  }

  #heardView(ply: number, view: View): void {
    this.#queue = [];
    this.waiting = 0;
    const behind = this.log.length === 0 || (this.log.at(-1)?.ply ?? -1) < ply;
    // A decision for this very moment is still on its way; one for another is not.
    if (this.pending && this.pending.ply !== ply) this.pending = null;
    this.#show({ ply, view }, Date.now());
    this.#told = ply;
    if (behind) void this.#recall();
  }

  #heardFrame(frame: Frame): void {
    if (frame.ply <= this.#told) return;
    if (frame.ply > this.#told + 1) {
      this.#socket?.send({ type: "since", ply: this.#told });
      return;
    }
    this.#told = frame.ply;
    if (frame.seat === this.seat) this.#own = frame.ply;
    this.#lines.heard(frame.at, performance.now());
    this.#queue.push({ frame, heard: Date.now() });
    this.waiting = this.#queue.length;
    void this.#act();
  }

  #heardRefused(message: Refused): void {
    // What was done before shows in a frame, which is on its way: until then the choices are those of before.
    if (QUIET.has(message.code)) return;
    if (PASSING.has(message.code)) this.#added = "";
    const weighed = this.pending === null && message.code === "stale";
    if (this.pending) {
      this.pending = null;
      if (!this.busy) this.#weigh();
    }
    // Nobody asked for what the page would have shown beside a choice that is past.
    if (weighed) return;
    if (this.view === null && SHUT.has(message.code)) {
      this.missing = message.code;
      this.close();
    } else this.refuse(message.code);
  }

  refuse(code: Code | "offline"): void {
    this.refused = { code, count: ++this.#refusals };
  }

  /** One after the other, so that the eye can follow. */
  async #act(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { frame, heard } = next;
      const acted = this.#queue.length < MOST_ACTED && !document.hidden;
      try {
        if (acted) await this.stage?.(frame, () => this.#apply(frame, heard));
      } catch (error) {
        reportError(error);
      }
      // What was not acted out has happened all the same; what is shown already stays as it is.
      this.#apply(frame, heard);
      this.waiting = this.#queue.length;
    }
    this.busy = false;
    this.#weigh();
  }

  #apply(frame: Frame, heard: number): void {
    const next = fold(this.moment, frame);
    if (next === null || next === this.moment) return;
    this.log = [...this.log, frame];
    this.#show(next, heard);
  }

  #show(moment: Moment, heard: number): void {
    this.moment = moment;
    this.prospects = {};
    this.arrived = heard;
    if (this.#answered(moment.ply)) this.pending = null;
    if (!this.busy) this.#weigh();
  }

  /** A decision is answered by its own frame, not by those of others who choose at the same time; taking back is
   * past as soon as anybody has done anything. */
  #answered(ply: number): boolean {
    if (!this.pending) return false;
    const { ply: at, token } = this.pending;
    return token === null ? at < ply : at < this.#own && this.#own <= ply;
  }

  /** Not while a decision is on its way: its choices may be past by then. */
  #weigh(): void {
    if (this.pending === null && this.view && this.view.choices.length > 0) this.#socket?.send({ type: "weigh", ply: this.moment.ply });
  }

  /** What happened before this page came. */
  async #recall(): Promise<void> {
    try {
      const key = this.info?.id ?? this.key;
      const frames = await ask("frames", "GET", "/api/v1/tables/{key}/frames", { path: { key } });
      const before = frames.filter((frame) => frame.ply <= this.moment.ply);
      const last = before.at(-1)?.ply ?? -1;
      // What was shown while they were on their way stays.
      this.log = [...before, ...this.log.filter((frame) => frame.ply > last)];
    } catch {
      // The log begins here, then.
    }
  }

  // --- what is asked ----------------------------------------------------------------------------

  act(token: string): void {
    if (!this.choices.includes(token)) return;
    this.pending = { ply: this.moment.ply, token };
    this.#socket?.send({ type: "act", ply: this.moment.ply, action: token });
    this.#await(this.moment.ply);
  }

  #await(ply: number): void {
    setTimeout(() => {
      if (this.pending?.ply === ply && this.#own <= ply) this.#socket?.renew();
    }, PATIENCE_MS);
  }

  undo(): void {
    if (!this.ready || !this.view?.undo) return;
    this.pending = { ply: this.moment.ply, token: null };
    this.#socket?.send({ type: "undo", ply: this.moment.ply });
    this.#await(this.moment.ply);
  }

  leave(): void {
    this.#socket?.send({ type: "away" });
  }

  back(): void {
    this.#socket?.send({ type: "back" });
  }

  /** False, and told, where there is no connection: what was written is not lost. */
  say(said: { readonly text: string } | { readonly emote: Emote }): boolean {
    const sent = this.#socket?.send({ type: "say", ...said }) ?? false;
    if (!sent) this.refuse("offline");
    return sent;
  }

  /** What was lost with a connection is said again as it was; if it had arrived, nothing happens twice. */
  #again(ply: number): void {
    if (this.pending) {
      const { ply: at, token } = this.pending;
      if (token !== null) this.#socket?.send({ type: "act", ply: at, action: token });
      // Where something has happened since, that was it, or it came too late.
      else if (at === ply) this.#socket?.send({ type: "undo", ply });
      this.#await(at);
    } else if (ply === this.moment.ply) this.#weigh();
  }
}
