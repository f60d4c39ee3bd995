// Finished games whose cards the server does not tell everybody yet.

import type { TableInfo } from "$lib/wire";

/** Whether a game has no record and no positions to try yet: those of a deal of the day wait until it ends, by UTC. */
export function isSealed({ day }: Pick<TableInfo, "day">): boolean {
  return day !== undefined && day >= new Date().toISOString().slice(0, 10);
}
