// What is said at a table, and which of it is news: the server's clock and this browser's need not agree.

import type { Said } from "./wire";

export interface Line extends Said {
  /** Said just now; older lines come again with every connection. */
  readonly fresh: boolean;
  /** It may have been read before this page was opened. */
  readonly former: boolean;
}

/** For so long a line is news. */
export const NEWS_MS = 6000;

export class Lines {
  /** How far this clock is ahead of the server's, and how long a message takes: the least that was seen. */
  #ahead = Infinity;
  #welcomes = 0;

  welcome(): void {
    this.#welcomes += 1;
  }

  /** Something was heard now that was made at `at`, by the server's clock. `now` need not be a time of day. */
  heard(at: number, now: number): void {
    this.#ahead = Math.min(this.#ahead, now - at);
  }

  line(said: Said, now: number): Line {
    this.heard(said.at, now);
    const fresh = now - said.at - this.#ahead <= NEWS_MS;
    return { ...said, fresh, former: !fresh && this.#welcomes <= 1 };
  }
}

/** What came after the last line that was known. */
export function linesAfter(last: Line | undefined, lines: readonly Line[]): readonly Line[] {
  return last ? lines.slice(lines.lastIndexOf(last) + 1) : lines;
}
