"""The store in PostgreSQL: several servers on the same tables, and each hears what the others do."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from operator import itemgetter
from typing import Any

import asyncpg
import msgspec

from ..table.entries import Entry
from ..table.lobby import Lobby
from .lines import CHANNEL, COMMAND_SECONDS, CONNECT_SECONDS, FAILED, Ear, Line, connect, patiently, place_of, promise
from .rows import LOBBY, MOST_PLY, Key, bounded, decoded, persons_of, row_of, searchable, with_logs, won
from .schema import steps_from
from .store import MOST_MESSAGE, StoreError

PATIENCE = 15.0
"""Seconds for which a database that went away is waited for."""
READY_SECONDS = 2.0
READERS = 4
MOST_NOTICE = 7_900
"""Bytes of a notification: PostgreSQL takes less than 8,000, and the worker's name is among them."""
SCHEMA_LOCK = 0x666F726574656C6C

# The notices go out with the commit, and only if something is new: a subquery of no row is not asked.
APPEND = """
WITH new AS (
  INSERT INTO entries
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::smallint[], $6::text[], $7::text[])
  ON CONFLICT DO NOTHING RETURNING game, ply
), told AS (SELECT pg_notify($8, notice) FROM unnest($9::text[]) AS notice)
SELECT game, ply, (SELECT count(*) FROM told) FROM new"""
READ_SAME = """
SELECT game, ply, at, kind, seat, by, text
FROM entries JOIN unnest($1::text[], $2::int[]) AS asked (game, ply) USING (game, ply)"""
READ_ENTRIES = """
SELECT game, ply, at, kind, seat, by, text FROM entries WHERE game = $1 AND ply >= $2 ORDER BY ply"""
READ_LOGS = """
SELECT game, ply, at, kind, seat, by, text FROM entries WHERE game = ANY($1::text[]) ORDER BY game, ply"""

CREATE = """
WITH new AS (
  INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id, created
), came AS (INSERT INTO seats SELECT person, new.created, new.id FROM new, unnest($9::text[]) AS person)
SELECT id FROM new"""
SAVE = """
WITH new AS (
  UPDATE tables SET code = $2, version = $3, status = $4, listed = $5, created = $6, updated = $7, body = $8
  WHERE id = $1 AND version = $3 - 1 RETURNING id, created
), gone AS (
  DELETE FROM seats USING new WHERE table_id = new.id AND (person <> ALL ($9::text[]) OR seats.created <> new.created)
), came AS (
  INSERT INTO seats SELECT person, new.created, new.id FROM new, unnest($9::text[]) AS person ON CONFLICT DO NOTHING
)
SELECT id, pg_notify($10, $11) FROM new"""

READ_TABLE = "SELECT body FROM tables WHERE id = $1"
READ_TABLES = "SELECT body FROM tables WHERE id = ANY($1::text[])"
READ_CODE = "SELECT body FROM tables WHERE code = $1 AND status <> 'over'"
READ_LISTED = "SELECT body FROM tables WHERE status = 'open' AND listed = 1 ORDER BY created DESC, id LIMIT $1"
READ_FINISHED = """
SELECT body FROM tables WHERE status = 'over' AND listed = 1 AND updated < $1 ORDER BY updated DESC, id LIMIT $2"""
READ_GAMES = """
SELECT body FROM seats JOIN tables ON id = table_id
WHERE person = $1 AND seats.created < $2 ORDER BY seats.created DESC, table_id LIMIT $3"""
TELL = "SELECT pg_notify($1, $2)"


class PostgresStore:
    """A connection for the log, one to hear the others on, and a few for everything else."""

    shared = True

    def __init__(self, url: str, patience: float) -> None:
        self._place = place_of(url)
        self._patience = patience
        self._worker = secrets.token_hex(8)
        self._subscribers: list[Callable[[bytes], None]] = []
        self._log = Line(lambda: connect(url))
        self._appending = asyncio.Lock()
        self._ear = Ear(lambda: connect(url), self._hear, lambda: self._tell_subscribers(b'{"missed":true}'))
        self._pool: asyncpg.Pool = asyncpg.create_pool(
            url, min_size=1, max_size=READERS, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, init=promise
        )
        self._closed = False

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE) -> "PostgresStore":
        """Connect, and make the tables if they are not there."""
        try:
            store = cls(url, patience)
        except FAILED as error:
            raise _unopened(url, error) from error
        try:
            await _prepare(await store._log.connection())
            await store._pool
            await store._ear.open()
        except FAILED as error:
            await store.close()
            raise _unopened(url, error) from error
        except BaseException:
            await store.close()
            raise
        return store

    # --- the log ----------------------------------------------------------------------------------

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Add to the logs in one transaction; False for an entry whose (game, ply) was taken.

        If the connection breaks meanwhile, what is found stored exactly as we sent it was ours.
        """
        if not entries:
            return []
        # Two workers that meet at several keys meet in the same order, or each would wait for the other.
        ordered = sorted(entries, key=itemgetter(0, 1))
        columns = (*zip(*ordered, strict=True), CHANNEL, self._notices(ordered))
        async with self._appending:
            new: set[Key] = await self._patiently(lambda again: self._append_once(ordered, columns, again=again))
        return [True] * len(entries) if len(new) == len(entries) else won(entries, new)

    async def _append_once(self, entries: list[Entry], columns: tuple[Any, ...], *, again: bool) -> set[Key]:
        connection = await self._log.connection()
        try:
            new = {(row[0], row[1]) for row in await connection.fetch(APPEND, *columns)}
            if again and len(new) < len(entries):
                same = {tuple(row) for row in await connection.fetch(READ_SAME, *columns[:2])}
                new |= {entry[:2] for entry in entries if entry in same}
        except TimeoutError:
            self._log.drop()
            raise
        return new

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        """The log of a game from ply `since` on, in order."""
        if not searchable(game):
            return []
        return _entries(await self._fetch(READ_ENTRIES, game, bounded(since, MOST_PLY)), game)

    # --- tables -----------------------------------------------------------------------------------

    async def create(self, lobby: Lobby) -> bool:
        """Store a new table; False if its id is taken, or its code by a table that is not over."""
        return await self._put(CREATE, lobby)

    async def save(self, lobby: Lobby) -> bool:
        """Store a changed table; False unless the stored one is the version just before it."""
        return await self._put(SAVE, lobby, CHANNEL, self._notice(msgspec.json.encode({"changed": [lobby.id]})))

    async def table(self, table: str) -> Lobby | None:
        """The table of this id."""
        return next(iter(await self._lobbies(READ_TABLE, table)), None) if searchable(table) else None

    async def load(self, tables: Sequence[str]) -> dict[str, tuple[Lobby, list[Entry]]]:
        """Tables by their ids, each with its whole log; those that are not there are missing."""
        wanted = [table for table in tables if searchable(table)]
        entries = _entries(await self._fetch(READ_LOGS, wanted), "these tables")
        return with_logs(await self._lobbies(READ_TABLES, wanted), entries)

    async def table_by_code(self, code: str) -> Lobby | None:
        """The table of this code that is not over."""
        return next(iter(await self._lobbies(READ_CODE, code)), None) if searchable(code) else None

    async def listed(self, limit: int) -> list[Lobby]:
        """Open tables that want to be found, newest first."""
        return await self._lobbies(READ_LISTED, max(0, bounded(limit)))

    async def finished(self, before: int, limit: int) -> list[Lobby]:
        """Listed tables that are over, last changed before that time, newest first."""
        return await self._lobbies(READ_FINISHED, bounded(before), max(0, bounded(limit)))

    async def games_of(self, person: str, before: int, limit: int) -> list[Lobby]:
        """Tables where the person sits, opened before that time, newest first."""
        if not searchable(person):
            return []
        return await self._lobbies(READ_GAMES, person, bounded(before), max(0, bounded(limit)))

    async def _put(self, statement: str, lobby: Lobby, *notice: str) -> bool:
        row = row_of(lobby)

        async def attempt(again: bool) -> bool:  # noqa: FBT001 (what `patiently` calls)
            if await self._pool.fetchval(statement, *row, persons_of(lobby), *notice) is not None:
                return True
            return again and await self._pool.fetchval(READ_TABLE, lobby.id) == row[-1]

        return bool(await self._patiently(attempt))

    # --- other workers ----------------------------------------------------------------------------

    async def publish(self, message: bytes) -> None:
        """Tell the other workers: text in UTF-8, at most `MOST_MESSAGE` bytes."""
        if len(message) > MOST_MESSAGE or b"\0" in message:
            raise StoreError(f"a message has at most {MOST_MESSAGE} bytes, none of them 0; this one has {len(message)}")
        await self._fetch(TELL, CHANNEL, self._notice(message))

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        """Have `heard` called with what other workers tell."""
        self._subscribers.append(heard)

    def _notice(self, message: bytes) -> str:
        try:
            return f"{self._worker} {message.decode()}"
        except UnicodeDecodeError as error:
            raise StoreError(f"a message is text in UTF-8: {error}") from None

    def _notices(self, entries: Sequence[Entry]) -> list[str]:
        moved = msgspec.json.encode({"moved": [entry[:2] for entry in entries]})
        if len(moved) + len(self._worker) < MOST_NOTICE or len(entries) == 1:
            return [self._notice(moved)]
        half = len(entries) // 2
        return [*self._notices(entries[:half]), *self._notices(entries[half:])]

    def _hear(self, notice: str) -> None:
        worker, _, message = notice.partition(" ")
        if worker != self._worker:
            self._tell_subscribers(message.encode())

    def _tell_subscribers(self, message: bytes) -> None:
        for heard in self._subscribers:
            heard(message)

    # --- its life ---------------------------------------------------------------------------------

    async def ready(self) -> bool:
        """Whether the database answers now."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                return bool(await self._pool.fetchval("SELECT count(*) = 1 FROM schema_version"))
        except FAILED:
            return False

    async def close(self) -> None:
        """Let go of the database; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        await self._ear.close()
        async with self._appending:
            await self._log.close()
        with suppress(*FAILED):  # a pool that was never opened, or one that cut its connections when time was up
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._pool.close()

    async def _patiently(self, attempt: Callable[[bool], Awaitable[Any]]) -> Any:
        async def unless_closed(again: bool) -> Any:  # noqa: FBT001 (what `patiently` calls)
            if self._closed:
                raise StoreError(f"the store {self._place} is closed")
            return await attempt(again)

        return await patiently(unless_closed, self._place, self._patience)

    async def _fetch(self, statement: str, *values: str | int | list[str]) -> list[Any]:
        rows: list[Any] = await self._patiently(lambda _: self._pool.fetch(statement, *values))
        return rows

    async def _lobbies(self, statement: str, *values: str | int | list[str]) -> list[Lobby]:
        return [decoded(LOBBY, row[0]) for row in await self._fetch(statement, *values)]


def _entries(rows: list[Any], whose: str) -> list[Entry]:
    try:
        return msgspec.convert([tuple(row) for row in rows], list[Entry])
    except msgspec.ValidationError as error:
        raise StoreError(f"the log of {whose} is damaged, or something else wrote to it: {error}") from error


def _unopened(url: str, error: BaseException) -> StoreError:
    reason = str(error) or type(error).__name__
    return StoreError(f"the database {place_of(url)} cannot be opened: {reason}; is it there, and is the URL right?")


async def _prepare(connection: asyncpg.Connection) -> None:
    """Make the tables; of several servers that start together, one does."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        known = await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
        version = await connection.fetchval("SELECT version FROM schema_version") if known else None
        for step in steps_from(version):
            await connection.execute(step)
