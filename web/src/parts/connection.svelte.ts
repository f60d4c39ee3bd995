// Whether the server answers, for pages without a websocket. Code that fails to reach it calls `lose`.

const PAUSE_MS = 3000;

class Connection {
  lost = $state(!navigator.onLine);
  /** How often the connection came back. Effects that read it fetch again. */
  returns = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("offline", () => this.lose());
    addEventListener("online", () => void this.check());
    if (this.lost) this.lose();
  }

  lose(): void {
    this.lost = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE_MS);
  }

  async check(): Promise<void> {
    const answered = await fetch("/health", { cache: "no-store" }).then((response) => response.ok, () => false);
    if (!answered) return this.lose();
    clearTimeout(this.#timer);
    if (!this.lost) return;
    this.lost = false;
    this.returns += 1;
  }
}

export const connection = new Connection();
