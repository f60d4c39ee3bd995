// The chat lines of a table, and which of them are new. The clocks of the server and of this browser may differ.

import type { Said } from "./wire";

export interface Line extends Said {
  /** Said just now. The server sends older lines again with every connection. */
  readonly fresh: boolean;
  /** It may have been read before this page was opened. */
  readonly former: boolean;
}

/** How long a line is new. */
export const NEWS_MS = 6000;

export class Lines {
  /** How far this clock is ahead of the server's, plus the time of the fastest message so far. */
  #ahead = Infinity;
  #welcomes = 0;

  welcome(): void {
    this.#welcomes += 1;
  }

  /** A message arrived at `now`, by this clock, that the server sent at `at`, by its own. */
  heard(at: number, now: number): void {
    this.#ahead = Math.min(this.#ahead, now - at);
  }

  line(said: Said, now: number): Line {
    this.heard(said.at, now);
    const fresh = now - said.at - this.#ahead <= NEWS_MS;
    return { ...said, fresh, former: !fresh && this.#welcomes <= 1 };
  }
}

/** The lines after the last known one. */
export function linesAfter(last: Line | undefined, lines: readonly Line[]): readonly Line[] {
  return last ? lines.slice(lines.lastIndexOf(last) + 1) : lines;
}
