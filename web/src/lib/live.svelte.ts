// The state of a live table: what the server sent, how much of it is shown, and what this page asked for.

import { ask, Refusal } from "./api";
import { contributionFor, contributionTaken } from "./fairness";
import { fold, NOTHING, type ViewAt } from "./fold";
import { Lines, type Line } from "./lines";
import { Possible } from "./possible.svelte";
import { Socket, type Hearer, type Link } from "./socket";
import type { Code, Emote, Frame, Outgoing, Rank, Refused, SheetInfo, TableInfo, View } from "./wire";

/** Animates a frame: measures the page, calls `apply`, moves the cards, and resolves at the end of the animation. */
export type Stage = (frame: Frame, apply: () => void) => Promise<void>;
/** If more frames than this are waiting, they are shown without animation: the player was away and wants the present state. */
const MAX_ACTED = 24;
const MAX_SAID = 100;
/** The server answers a decision at once. After this time without an answer the connection counts as dead, even if it is not closed. */
const PATIENCE_MS = 8000;
/** Refusals that need no message: the decision was made before, or the deal went on without this browser's contribution. */
const QUIET: ReadonlySet<Code> = new Set(["repeated", "already_contributed", "not_open"]);
/** Temporary refusals. A refusal does not name its request, so the contribution to the seed may be what was refused; it is sent again. */
const PASSING: ReadonlySet<Code> = new Set(["too_fast", "busy", "not_ready", "changed", "failed"]);
/** Refusals that mean that this table cannot be opened. */
const SHUT: ReadonlySet<Code> = new Set(["no_spectators", "no_table", "version", "unknown_token", "ended"]);

export class Live implements Hearer {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  owner = $state(false);
  link = $state<Link>("connecting");
  /** The server cannot store moves at the moment. */
  stalled = $state(false);
  shown = $state.raw<ViewAt>(NOTHING);
  /** All frames shown so far. */
  log = $state.raw<readonly Frame[]>([]);
  said = $state.raw<readonly Line[]>([]);
  sheet = $state.raw<SheetInfo | null>(null);
  /** The rank of the hand after each choice, at the present ply. */
  prospects = $state.raw<Readonly<Record<string, Rank>>>({});
  readonly #possible = new Possible();
  /** The newest view, perhaps not shown yet. */
  #newest: ViewAt = NOTHING;
  /** The last refusal; `count` tells equal ones apart. */
  refused = $state.raw<{ readonly code: Code | "offline"; readonly count: number } | null>(null);
  missing = $state<Code | "offline" | null>(null);
  /** A decision without an answer yet. A token of null is a take-back. */
  pending = $state.raw<{ readonly ply: number; readonly token: string | null; readonly confidence?: number | null } | null>(null);
  /** When the shown view arrived, before its animation. Clocks count from here. */
  arrived = $state(0);
  busy = $state(false);
  waiting = $state(0);
  /** A bot plays the player's seat, perhaps only in a frame that waits to be shown. */
  away = $state(false);
  stage: Stage | null = null;

  #queue: { readonly frame: Frame; readonly heard: number }[] = [];
  readonly #lines = new Lines();
  #told = -1;
  /** The table shows the predictions, and the cards that moved before them have landed. */
  #landed = $state(false);
  /** The last ply of this seat. During predictions the frames of other seats do not answer our decision. */
  #own = $state(-1);
  #socket: Socket | null = null;
  #refusals = 0;
  /** The seat and the commitment for which this connection has sent its contribution. */
  #added = "";
  /** Show the waiting frames without animation. */
  #hurries = false;
  /** Show frames without animation until the player must choose or the round ends. */
  skipping = $state(false);
  /** `close` was called, perhaps before there was a connection. */
  #left = false;

  constructor(readonly key: string) {}

  get view(): View | null {
    return this.shown.view;
  }

  /** Everything that the server sent is shown, so the player may choose. */
  get ready(): boolean {
    return !this.busy && this.waiting === 0 && this.pending === null;
  }

  get choices(): readonly string[] {
    return (this.ready || this.#standing) && this.link === "open" && !this.away ? (this.view?.choices ?? []) : [];
  }

  /** The player has no seat, or a bot plays it. */
  get watching(): boolean {
    return this.seat === null || this.away;
  }

  /** Everybody predicts at the same time, so the choices stay while the frames of others are shown. */
  get #standing(): boolean {
    return this.view?.phase === "predict" && this.#landed && this.pending === null && this.#own <= this.shown.ply;
  }

  /** While the player predicts: the points of the best rank that each seat can still have. */
  get possible(): readonly number[] | null {
    return this.view?.phase === "predict" ? this.#possible.points : null;
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

  /** Connect again: a guest gets an identity with the first seat, and the old connection has none. */
  async renew(): Promise<void> {
    this.#socket?.close();
    this.#socket = null;
    if (!this.#left) await this.open();
  }

  // --- messages from the server -----------------------------------------------------------------

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
        if (message.type === "welcome") {
          this.#added = "";
          this.stalled = false;
        }
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
          this.said = [...this.said, this.#lines.line(message, performance.now())].slice(-MAX_SAID);
        }
        break;
      case "prospects":
        this.#possible.answered(message);
        if (message.ply === this.shown.ply) this.prospects = message.ranks;
        break;
      case "database":
        this.stalled = !message.responding;
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
    // A player who leaves the seat takes the contribution along.
    if (seat === null) this.#added = "";
    if (mine?.contributed) contributionTaken(table.id);
    else if (mine && !table.duplicate && (table.status === "open" || table.status === "dealing")) this.#contribute(table, seat);
    if (moved && this.#told >= 0) this.#socket?.send({ type: "look" });
  }

  /** Send the contribution once per connection. The table's state may arrive several times before it has the
   * contribution. After a refusal, the next such message sends it again. */
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
    // A decision for this ply may still be on its way.
    if (this.pending && this.pending.ply !== ply) this.pending = null;
    this.away = this.seat !== null && view.away[this.seat] === true;
    this.#newest = { ply, view };
    this.#possible.told(this.#newest);
    this.#show(this.#newest, Date.now());
    this.#landed = view.phase === "predict";
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
    if (this.seat !== null && frame.changes.away) this.away = frame.changes.away[this.seat] === true;
    this.#lines.heard(frame.at, performance.now());
    this.#newest = fold(this.#newest, frame) ?? this.#newest;
    // The answer comes while the table still shows what was before.
    if (this.#possible.told(this.#newest) && this.pending === null) this.#socket?.send({ type: "weigh", ply: frame.ply });
    this.#queue.push({ frame, heard: Date.now() });
    this.waiting = this.#queue.length;
    void this.#act();
  }

  #heardRefused(message: Refused): void {
    // The frame of a repeated decision is on its way; until then nothing changes.
    if (QUIET.has(message.code)) return;
    if (PASSING.has(message.code)) this.#added = "";
    const weighed = this.pending === null && message.code === "stale";
    if (this.pending) {
      this.pending = null;
      if (!this.busy) this.#weigh();
    }
    // The page asked for prospects without the player, and the choice has been made: the player need not know.
    if (weighed) return;
    if (message.code === "ended" || (this.view === null && SHUT.has(message.code))) {
      this.missing = message.code;
      this.close();
    } else this.refuse(message.code);
  }

  refuse(code: Code | "offline"): void {
    this.refused = { code, count: ++this.#refusals };
  }

  /** Show the waiting frames one after another. */
  async #act(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { frame, heard } = next;
      const acted = this.#queue.length < MAX_ACTED && !this.#hurries && !this.#skips(frame) && !document.hidden;
      try {
        if (acted) await this.stage?.(frame, () => this.#apply(frame, heard));
      } catch (error) {
        reportError(error);
      }
      // Apply the frame if the stage did not; applying it twice changes nothing.
      this.#apply(frame, heard);
      this.#landed = this.view?.phase === "predict";
      this.waiting = this.#queue.length;
    }
    this.busy = this.#hurries = false;
    this.#weigh();
  }

  /** Show the moves of the others at once, until it is the player's turn. The end of a round is always shown. */
  skipToTurn(): void {
    this.skipping = true;
  }

  #skips(frame: Frame): boolean {
    if (frame.events.some((event) => event.key === "unfolded") || (frame.changes.choices?.length ?? 0) > 0) this.skipping = false;
    return this.skipping;
  }

  /** Go to the present state of the game without the animations in between. */
  catchUp(): void {
    this.#hurries = this.busy;
  }

  #apply(frame: Frame, heard: number): void {
    const next = fold(this.shown, frame);
    if (next === null || next === this.shown) return;
    this.log = [...this.log, frame];
    this.#show(next, heard);
  }

  #show(next: ViewAt, heard: number): void {
    this.shown = next;
    this.prospects = {};
    this.arrived = heard;
    if (this.#answered(next.ply)) this.pending = null;
    if (!this.busy) this.#weigh();
  }

  /** Whether a decision is on its way. Its answer may be here and wait until the table shows it. */
  get unanswered(): boolean {
    return this.pending !== null && (this.pending.token === null || this.#own <= this.pending.ply);
  }

  /** Whether the pending decision is answered: by a frame of its own seat, because others may choose at the same
   * time. Any frame answers a take-back. */
  #answered(ply: number): boolean {
    if (!this.pending) return false;
    const { ply: at, token } = this.pending;
    return token === null ? at < ply : at < this.#own && this.#own <= ply;
  }

  /** Ask for the prospects of the choices, but not while a decision is on its way. */
  #weigh(): void {
    if (this.pending === null && this.view && this.view.choices.length > 0) this.#socket?.send({ type: "weigh", ply: this.shown.ply });
  }

  /** Fetch the frames from before this page was opened, for the log. */
  async #recall(): Promise<void> {
    try {
      const key = this.info?.id ?? this.key;
      const frames = await ask("frames", "GET", "/api/v1/tables/{key}/frames", { path: { key } });
      const before = frames.filter((frame) => frame.ply <= this.shown.ply);
      const last = before.at(-1)?.ply ?? -1;
      // Keep the frames that arrived during the request.
      this.log = [...before, ...this.log.filter((frame) => frame.ply > last)];
    } catch {
      // The log stays shorter.
    }
  }

  // --- requests of the player -------------------------------------------------------------------

  /** Choose. `confidence` says how sure the player is of a prediction, in percent. */
  act(token: string, confidence: number | null = null): void {
    if (!this.choices.includes(token)) return;
    this.pending = { ply: this.shown.ply, token, confidence };
    this.#decide(this.shown.ply, token, confidence);
    this.#await(this.shown.ply);
  }

  #decide(ply: number, token: string, confidence: number | null): void {
    this.#socket?.send({ type: "act", ply, action: token, ...(confidence === null ? {} : { confidence }) });
  }

  #await(ply: number): void {
    setTimeout(() => {
      if (this.pending?.ply === ply && this.#own <= ply) this.#socket?.renew();
    }, PATIENCE_MS);
  }

  undo(): void {
    if (!this.ready || !this.view?.undo) return;
    this.pending = { ply: this.shown.ply, token: null };
    this.#socket?.send({ type: "undo", ply: this.shown.ply });
    this.#await(this.shown.ply);
  }

  leave(): void {
    this.#socket?.send({ type: "away" });
  }

  back(): void {
    this.#socket?.send({ type: "back" });
  }

  /** Send a chat line or an emote. Without a connection, say so and return false, so that the text is kept. */
  say(said: { readonly text: string } | { readonly emote: Emote }): boolean {
    const sent = this.#socket?.send({ type: "say", ...said }) ?? false;
    if (!sent) this.refuse("offline");
    return sent;
  }

  /** After a reconnection, send the pending decision again. The server accepts it only once. */
  #again(ply: number): void {
    if (this.pending) {
      const { ply: at, token, confidence = null } = this.pending;
      if (token !== null) this.#decide(at, token, confidence);
      // A take-back is sent again only if nothing has happened since.
      else if (at === ply) this.#socket?.send({ type: "undo", ply });
      this.#await(at);
    } else if (ply === this.shown.ply) this.#weigh();
  }
}
