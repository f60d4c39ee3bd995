// Links to other screens that several screens share.

/** The link to a position of a finished game, to play on from there. Without a seat, it is that of whoever chooses. */
export function tryLink(table: string, ply: number, seat: number | null): string {
  return `/try/${table}?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`;
}
