"""The store in PostgreSQL. Several servers can share the tables; each is notified of the changes by the others."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from operator import itemgetter
from typing import Any, TypeVar

import asyncpg
import msgspec

from ..table.entries import Entry
from ..table.lobby import Lobby
from .connections import (
    CHANNEL,
    COMMAND_SECONDS,
    CONNECT_SECONDS,
    DATABASE_ERRORS,
    PersistentConnection,
    Subscription,
    connect,
    make_durable,
    reported,
    retry,
    without_password,
)
from .reads import ENTRY_COLUMNS, LOG_QUERIES, TABLE_QUERIES, LogQuery, StoreReads, TableQuery, Value
from .row_encoding import LOBBY, EntryKey, damaged, decoded, persons_of, row_of, won
from .schema import steps_from
from .store import MAX_MESSAGE, StoredKey, StoreError
from .stored_days import StoreDays

T = TypeVar("T")

RETRY_SECONDS = 15.0
"""How long to wait for a database that stopped responding."""
READY_SECONDS = 2.0
READERS = 4
MAX_NOTICE = 7_900
"""Maximum size of a notification in bytes, including the worker's name. PostgreSQL accepts fewer than 8,000."""
SCHEMA_LOCK = 0x666F726574656C6C
KEYS_LOCK = SCHEMA_LOCK + 1

# PostgreSQL sends the notifications with the commit, and only if an entry is new: without a row in `new`, the subquery
# does not run.
APPEND = """
WITH new AS (
  INSERT INTO entries
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::smallint[], $6::text[], $7::text[])
  ON CONFLICT DO NOTHING RETURNING game, ply
), told AS (SELECT pg_notify($8, notice) FROM unnest($9::text[]) AS notice)
SELECT game, ply, (SELECT count(*) FROM told) FROM new"""
INSERT_ENTRY = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5, $6, $7)"
READ_SAME = f"""
SELECT {ENTRY_COLUMNS}
FROM entries JOIN unnest($1::text[], $2::int[]) AS asked (game, ply) USING (game, ply)"""  # noqa: S608 (built from constants)
READ_ENTRIES = {name: f"SELECT {ENTRY_COLUMNS} FROM {query}" for name, query in LOG_QUERIES.items()}  # noqa: S608 (built from constants)
READ_TABLES = {name: f"SELECT body FROM {query}" for name, query in TABLE_QUERIES.items()}  # noqa: S608 (built from constants)

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

CLAIM = """
INSERT INTO claims VALUES ($1, $2, $3)
ON CONFLICT (name) DO UPDATE SET worker = excluded.worker, until = excluded.until
WHERE claims.worker = excluded.worker OR claims.until < $4 RETURNING name"""
# In a statement of its own, which waits for nothing: two workers that claim old names at the same time could otherwise
# deadlock.
DELETE_CLAIMS = "DELETE FROM claims WHERE name IN (SELECT name FROM claims WHERE until < $1 FOR UPDATE SKIP LOCKED)"
KEEP_CLAIMS_MS = 86_400_000
TRY_WRITE = "UPDATE schema_version SET version = version"
"""Returns when this and every earlier commit is durable, also on the synchronous standbys."""
NOTIFY = "SELECT pg_notify($1, $2)"


class _NotStored(Exception):  # noqa: N818 (it only rolls a transaction back)
    """A table was not stored, so the transaction must not store anything."""


class PostgresStore(StoreReads, StoreDays):
    """A store with one connection that appends to the log, one that listens to the other workers, and a pool."""

    shared = True

    def __init__(self, url: str, retry_seconds: float) -> None:
        self._database = without_password(url)
        self._retry_seconds = retry_seconds
        self._worker = self._claimant = secrets.token_hex(8)
        self._subscribers: list[Callable[[bytes], None]] = []
        self._log = PersistentConnection(lambda: connect(url))
        self._appending = asyncio.Lock()
        self._subscription = Subscription(
            lambda: connect(url), self._hear, lambda: self._tell_subscribers(b'{"missed":true}')
        )
        self._pool: asyncpg.Pool = asyncpg.create_pool(
            url,
            min_size=1,
            max_size=READERS,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            init=make_durable,
        )
        self._closed = False

    @classmethod
    async def open(cls, url: str, retry_seconds: float = RETRY_SECONDS) -> "PostgresStore":
        """Connect, and create the tables if they are missing."""
        try:
            store = cls(url, retry_seconds)
        except DATABASE_ERRORS as error:
            raise _unopened(url, error) from error
        try:
            await _prepare(await store._log.connection(), without_password(url))
            await store._pool
            await store._subscription.open()
        except DATABASE_ERRORS as error:
            await store.close()
            raise _unopened(url, error) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Add entries to the logs in one transaction; False for an entry whose (game, ply) was taken.

        If the connection breaks during the call, an entry that is stored exactly as we sent it counts as new.
        """
        if not entries:
            return []
        # All workers insert in the same order. Otherwise two workers with several keys in common could deadlock.
        ordered = sorted(entries, key=itemgetter(0, 1))
        columns = (*zip(*ordered, strict=True), CHANNEL, self._notices(ordered))
        async with self._appending:
            new = await self._retry(lambda again: self._append_once(ordered, columns, again=again))
        return [True] * len(entries) if len(new) == len(entries) else won(entries, new)

    async def _append_once(self, entries: list[Entry], columns: tuple[Any, ...], *, again: bool) -> set[EntryKey]:
        connection = await self._log.connection()
        try:
            new = {(row[0], row[1]) for row in await connection.fetch(APPEND, *columns)}
            if again and len(new) < len(entries):
                same = {tuple(row) for row in await connection.fetch(READ_SAME, *columns[:2])}
                new |= {entry[:2] for entry in entries if entry in same}
                # A primary that restarts keeps a commit that was still waiting for the standby, which may lack it.
                await connection.execute(TRY_WRITE)
        except TimeoutError:
            self._log.drop()
            raise
        return new

    async def create(self, lobby: Lobby, log: Sequence[Entry] = ()) -> bool:
        return await (self._put_together([(CREATE, lobby, ())], log) if log else self._put(CREATE, lobby))

    async def create_all(self, lobbies: Sequence[Lobby]) -> bool:
        return await self._put_together([(CREATE, lobby, ()) for lobby in lobbies])

    async def save(self, lobby: Lobby) -> bool:
        return await self._put(SAVE, lobby, *self._change_notice(lobby))

    async def save_with_rematch(self, lobby: Lobby, rematch: Lobby) -> bool:
        return await self._put_together([(SAVE, lobby, self._change_notice(lobby)), (CREATE, rematch, ())])

    async def _put_together(
        self, puts: Sequence[tuple[str, Lobby, tuple[str, ...]]], log: Sequence[Entry] = ()
    ) -> bool:
        """Carry out several statements, each with its table and its notice, and insert a log, in one transaction."""
        rows = [(statement, *row_of(lobby), persons_of(lobby), *notice) for statement, lobby, notice in puts]
        first = puts[0][1]

        async def attempt(again: bool) -> bool:  # noqa: FBT001 (`retry` prescribes the argument)
            async with self._pool.acquire() as connection:
                with suppress(_NotStored):
                    async with connection.transaction():
                        for row in rows:
                            if await connection.fetchval(*row) is None:
                                raise _NotStored
                        await connection.executemany(INSERT_ENTRY, log)
                    return True
            return again and await self._is_durable(first, row_of(first)[-1])

        return await self._retry(attempt)

    def _change_notice(self, lobby: Lobby) -> tuple[str, str]:
        return CHANNEL, self._notice(msgspec.json.encode({"changed": [lobby.id]}))

    async def _put(self, statement: str, lobby: Lobby, *notice: str) -> bool:
        row = row_of(lobby)

        async def attempt(again: bool) -> bool:  # noqa: FBT001 (`retry` prescribes the argument)
            if await self._pool.fetchval(statement, *row, persons_of(lobby), *notice) is not None:
                return True
            return again and await self._is_durable(lobby, row[-1])

        return await self._retry(attempt)

    async def _is_durable(self, lobby: Lobby, body: str) -> bool:
        """Return whether an earlier attempt has stored a table with this body. If so, wait for the standbys."""
        stored: bool = await self._pool.fetchval(READ_TABLES["by_id"], lobby.id) == body
        if stored:
            await self._pool.execute(TRY_WRITE)
        return stored

    async def signing_keys(self) -> list[StoredKey]:
        return [tuple(row) for row in await self._fetch("SELECT id, made, secret FROM signing_keys")]

    async def add_signing_keys(self, keys: Sequence[StoredKey], made_after: int, drop_before: int) -> None:
        async def attempt(_: bool) -> None:  # noqa: FBT001 (`retry` prescribes the argument)
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", KEYS_LOCK)
                await connection.execute("DELETE FROM signing_keys WHERE made < $1", drop_before)
                if not await connection.fetchval("SELECT count(*) FROM signing_keys WHERE made > $1", made_after):
                    await connection.executemany("INSERT INTO signing_keys VALUES ($1, $2, $3)", keys)

        await self._retry(attempt)

    async def claim(self, name: str, now: int, until: int) -> bool:
        await self._fetch(DELETE_CLAIMS, now - KEEP_CLAIMS_MS)
        return bool(await self._fetch(CLAIM, name, self._claimant, until, now))

    async def publish(self, message: bytes) -> None:
        if len(message) > MAX_MESSAGE or b"\0" in message:
            raise StoreError(
                f"a message has at most {MAX_MESSAGE} bytes and no zero byte; this one has {len(message)} bytes"
            )
        await self._fetch(NOTIFY, CHANNEL, self._notice(message))

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        self._subscribers.append(heard)

    def _notice(self, message: bytes) -> str:
        try:
            return f"{self._worker} {message.decode()}"
        except UnicodeDecodeError as error:
            raise StoreError(f"a message must be UTF-8 text: {error}") from None

    def _notices(self, entries: Sequence[Entry]) -> list[str]:
        moved = msgspec.json.encode({"moved": [entry[:2] for entry in entries]})
        if len(moved) + len(self._worker) < MAX_NOTICE or len(entries) == 1:
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

    async def ready(self) -> bool:
        try:
            async with asyncio.timeout(READY_SECONDS):
                return bool(await self._pool.fetchval("SELECT count(*) = 1 FROM schema_version"))
        except DATABASE_ERRORS:
            return False

    async def writable(self) -> bool:
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self._pool.execute(TRY_WRITE)
        except DATABASE_ERRORS:
            return False
        return True

    async def close(self) -> None:
        """Close all connections. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        await self._subscription.close()
        async with self._appending:
            await self._log.close()
        with suppress(*DATABASE_ERRORS):  # the pool was never opened, or closing it took too long
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._pool.close()

    async def _retry(self, attempt: Callable[[bool], Awaitable[T]]) -> T:
        async def unless_closed(again: bool) -> T:  # noqa: FBT001 (`retry` prescribes the argument)
            if self._closed:
                raise StoreError(f"the store {self._database} is closed")
            return await attempt(again)

        try:
            return await retry(unless_closed, self._database, self._retry_seconds)
        except StoreError:
            # A write may still be carried out. Under another name, this worker hears the notice of it.
            self._worker = secrets.token_hex(8)
            raise

    async def _fetch(self, statement: str, *values: Value) -> list[Any]:
        return await self._retry(lambda _: self._pool.fetch(statement, *values))

    async def _rows(self, query: str, *values: Value) -> list[Any]:
        return [tuple(row) for row in await self._fetch(query, *values)]

    async def _change(self, statement: str, *values: Value) -> None:
        await self._fetch(statement, *values)

    async def _tables(self, query: TableQuery, *values: Value) -> list[Lobby]:
        return [decoded(LOBBY, row[0]) for row in await self._fetch(READ_TABLES[query], *values)]

    async def _entries(self, query: LogQuery, *values: Value) -> list[Entry]:
        rows = await self._fetch(READ_ENTRIES[query], *values)
        try:
            return msgspec.convert([tuple(row) for row in rows], list[Entry])
        except msgspec.ValidationError as error:
            raise damaged(error) from error


def _unopened(url: str, error: BaseException) -> StoreError:
    return StoreError("error-database-server", name=without_password(url), reason=reported(error))


async def _prepare(connection: asyncpg.Connection, name: str) -> None:
    """Create the tables. If several servers start together, one of them does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        known = await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
        version = await connection.fetchval("SELECT version FROM schema_version") if known else None
        for step in steps_from(version, name):
            await connection.execute(step)
