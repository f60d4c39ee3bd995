// Finished games whose cards the server does not tell everybody yet.

import type { TableInfo } from "$lib/wire";

type Dealt = Pick<TableInfo, "day" | "duplicate">;

/** Whether a game has no record and no positions to try yet: those of a deal of the day wait until it ends, by UTC. */
export function isSealed(info: Dealt): boolean {
  const { day } = info;
  return isWaiting(info) || (day !== undefined && day >= new Date().toISOString().slice(0, 10));
}

/** Whether other tables still play the same cards. Until they are over, there is no replay and no review. */
export function isWaiting({ duplicate }: Pick<Dealt, "duplicate">): boolean {
  return duplicate !== undefined && !duplicate.over;
}
