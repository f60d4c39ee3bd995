"""List tables, and end one."""

import time
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ..store.row_encoding import ENTRIES, LOBBY, decoded, persons_of, row_of
from ..table.duplicate_tables import decks_of, ended_early, table_ids, unsealed
from ..table.entries import Entry
from ..table.live import Live
from ..table.lobby import ID_LENGTH, Lobby
from ..table.steps import finished
from ..table.wire import Status
from .database import OpenDatabase
from .errors import AdminError

LIST = """
SELECT body, (SELECT count(*) FROM entries WHERE game = id) FROM tables
WHERE ($1 = '' OR status = $1) ORDER BY updated DESC, id LIMIT $2"""
BY_ID = "SELECT body FROM tables WHERE id = $1"
BY_IDS = "SELECT body FROM tables WHERE id = ANY($1::text[]) ORDER BY id"
LOG = "SELECT game, ply, at, kind, seat, by, text FROM entries WHERE game = $1 ORDER BY ply"
BY_CODE = "SELECT body FROM tables WHERE code = $1 AND status <> 'over'"
SAVE = """
UPDATE tables SET code = $2, version = $3, status = $4, listed = $5, created = $6, updated = $7, body = $8
WHERE id = $1 AND version = $9"""


class TableRow(NamedTuple):
    """A table of the list."""

    lobby: Lobby
    entries: int
    """The length of its log."""


async def list_tables(database: OpenDatabase, status: Status | None, limit: int) -> list[TableRow]:
    """Return tables, those that changed last first."""
    rows = await database.rows(LIST, status or "", limit)
    return [TableRow(decoded(LOBBY, body), entries) for body, entries in rows]


async def find_table(database: OpenDatabase, key: str) -> Lobby:
    """Return a table by its id or its code."""
    by_code = len(key) < ID_LENGTH
    rows = await database.rows(BY_CODE if by_code else BY_ID, key.upper() if by_code else key)
    if not rows:
        raise AdminError("error-no-table", table=key)
    return decoded(LOBBY, rows[0][0])


async def end_table(database: OpenDatabase, key: str, *, dry_run: bool = True) -> Lobby:
    """End a table without a result, and return it as it was. Running servers tell its players."""
    lobby = await find_table(database, key)
    if lobby.status == "over":
        raise AdminError("error-table-over", table=key)
    if not dry_run:
        async with database.transaction():
            await save_table(database, replace(ended_early(lobby), version=lobby.version))
            if lobby.duplicate is not None:
                await _open_duplicate(database, lobby.duplicate.id)
    return lobby


async def _open_duplicate(database: OpenDatabase, duplicate: str) -> None:
    """Open the games of a duplicate to everybody, if all its tables are over."""
    rows = await database.rows(BY_IDS, list(table_ids(duplicate)))
    lobbies = [decoded(LOBBY, body) for (body,) in rows]
    if all(lobby.status == "over" for lobby in lobbies):
        for lobby in lobbies:
            if lobby.in_running_duplicate and not lobby.ended_by_host:
                game = Live.rebuilt(await log_of(database, lobby.id)).game
                await save_table(database, replace(unsealed(lobby, finished(decks_of(game))), version=lobby.version))


async def log_of(database: OpenDatabase, table: str) -> list[Entry]:
    """Return the log of a table."""
    return decoded(ENTRIES, msgspec.json.encode(await database.rows(LOG, table)))


async def save_table(database: OpenDatabase, lobby: Lobby) -> None:
    """Save a changed table, within a transaction, and tell running servers."""
    updated = time.time_ns() // 1_000_000 if lobby.status != "over" or lobby.result is None else lobby.updated
    saved = replace(lobby, version=lobby.version + 1, updated=updated)
    if not await database.execute(SAVE, *row_of(saved), lobby.version):
        raise AdminError("error-table-changed", table=lobby.id)
    await database.execute("DELETE FROM seats WHERE table_id = $1", lobby.id)
    await database.insert("seats", [(person, saved.created, saved.id) for person in persons_of(saved)])
    await database.announce([lobby.id])
