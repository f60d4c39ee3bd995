// Requests to a table before its start. The websocket brings every change to everybody, including us;
// using the answer at once avoids a delay.

import { ask } from "$lib/api";
import type { Live } from "$lib/live.svelte";
import type { BotChoice, Place, TableSettings } from "$lib/wire";
import { myPortrait } from "$parts/portraits";
import { attempt } from "$parts/toasts.svelte";

export class LobbyAsked {
  constructor(private readonly live: Live) {}

  async sit(seat: number, name: string): Promise<boolean> {
    const path = { key: this.#key, seat };
    const asked = ask("sit", "PUT", "/api/v1/tables/{key}/seats/{seat}", { path, body: { name, portrait: myPortrait() } });
    if (this.live.seat !== null) return this.#taken(asked);
    if (!(await attempt(asked))) return false;
    // A new guest gets an identity only now. The connection opened before does not have it.
    await this.live.renew();
    return true;
  }

  clear(seat: number): Promise<boolean> {
    return this.#taken(ask("clear", "DELETE", "/api/v1/tables/{key}/seats/{seat}", { path: { key: this.#key, seat } }));
  }

  bot(seat: number, level: string): Promise<boolean> {
    const body: BotChoice = { level: level as BotChoice["level"] };
    const path = { key: this.#key, seat };
    return this.#taken(ask("seat_bot", "PUT", "/api/v1/tables/{key}/seats/{seat}/bot", { path, body }));
  }

  swap(one: number, other: number): Promise<boolean> {
    const path = { key: this.#key };
    return this.#taken(ask("swap", "POST", "/api/v1/tables/{key}/swap", { path, body: { one, other } }));
  }

  configure(body: TableSettings): Promise<boolean> {
    return this.#taken(ask("configure", "PATCH", "/api/v1/tables/{key}", { path: { key: this.#key }, body }));
  }

  start(): Promise<boolean> {
    return this.#taken(ask("start", "POST", "/api/v1/tables/{key}/start", { path: { key: this.#key } }));
  }

  get #key(): string {
    return this.live.info?.id ?? this.live.key;
  }

  async #taken(asked: Promise<Place>): Promise<boolean> {
    const place = await attempt(asked);
    if (!place) return false;
    if (place.table.version < (this.live.info?.version ?? 0)) return true;
    this.live.hear({ type: "table", table: place.table, seat: place.seat, owner: place.owner });
    return true;
  }
}
