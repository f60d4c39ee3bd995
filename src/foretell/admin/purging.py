"""Delete old tables."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from ..daily.dates import DAY_MS
from .database import OpenDatabase

TABLES_AT_ONCE = 200
"""Tables deleted in one transaction. Small transactions do not delay a running server."""

# A move changes only the log, so an unfinished table is as old as its last entry.
_LAST_MOVE = "NOT EXISTS (SELECT 1 FROM entries WHERE game = id AND at >= $1)"
FINISHED = f"updated < $1 AND status = 'over' AND {_LAST_MOVE}"
ANY = f"updated < $1 AND {_LAST_MOVE}"


class Purged(NamedTuple):
    """What a purge deletes."""

    tables: int
    entries: int


async def purge_tables(database: OpenDatabase, days: int, *, unfinished: bool = False, dry_run: bool = True) -> Purged:
    """Delete the finished tables that nobody has changed for a number of days; with `unfinished`, also the others.

    A dry run only counts. Servers may keep running: tables of that age are not in their memory, unless somebody has
    one open, who is then told that it is gone.
    """
    before = time.time_ns() // 1_000_000 - max(days, 1) * DAY_MS
    old = ANY if unfinished else FINISHED
    rows = await database.rows(f"SELECT id FROM tables WHERE {old} ORDER BY id", before)  # noqa: S608 (constants)
    tables = [row[0] for row in rows]
    if dry_run:
        counted = await database.rows("SELECT count(*) FROM entries WHERE game = ANY($1::text[])", tables)
        return Purged(len(tables), counted[0][0])
    purged = Purged(0, 0)
    for start in range(0, len(tables), TABLES_AT_ONCE):
        batch = tables[start : start + TABLES_AT_ONCE]
        async with database.transaction():
            # Somebody may have come back since the first query.
            still = f"SELECT id FROM tables WHERE {old} AND id = ANY($2::text[])"  # noqa: S608 (constants)
            kept = [row[0] for row in await database.rows(still, before, batch)]
            purged = Purged(purged.tables + len(kept), purged.entries + await delete_tables(database, kept))
    return purged


async def delete_tables(database: OpenDatabase, tables: Sequence[str]) -> int:
    """Delete tables with their logs and their results of a day, within a transaction. Return the number of entries."""
    wanted = list(tables)
    entries = await database.execute("DELETE FROM entries WHERE game = ANY($1::text[])", wanted)
    await database.execute("DELETE FROM day_results WHERE table_id = ANY($1::text[])", wanted)
    await database.execute("DELETE FROM seats WHERE table_id = ANY($1::text[])", wanted)
    await database.execute("DELETE FROM tables WHERE id = ANY($1::text[])", wanted)
    await database.announce(wanted)
    return entries
