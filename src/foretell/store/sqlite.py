"""The store in an SQLite file. It needs no setup, but only one server can use it at a time."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..errors import LocalizedError, system_reason
from ..file_lock import FileInUse, FileLock
from ..table.entries import Entry
from ..table.lobby import Lobby
from .batch_queue import BatchQueue
from .reads import ENTRY_COLUMNS, LOG_QUERIES, TABLE_QUERIES, LogQuery, StoreReads, TableQuery, Value
from .row_encoding import ENTRIES, LOBBIES, EntryKey, decoded, persons_of, row_of, won
from .schema import steps_from
from .sqlite_files import APPLICATION_ID, check_ours
from .store import StoreError
from .stored_days import StoreDays

T = TypeVar("T")

MIN_SQLITE = (3, 35)
MAX_ROWS = 1_000
"""Maximum number of entries in one statement: SQLite allows 32,766 variables, and an entry has seven."""
BUSY_SECONDS = 5.0
CHECKPOINT_PAGES = 16_000
"""The size of the write-ahead log, in pages of 4 KB, after which SQLite copies it into the database. With many tables,
most moves change different pages, and a copy delays the commits of its moment. A longer log is copied less often, and
a page that changed several times is copied once."""
WATCH_SECONDS = 1.0
"""Seconds between looks for commits by other processes."""


def _sqlite_form(query: str) -> str:
    return re.sub(r"= ANY\((\$\d)::text\[\]\)", r"IN (SELECT value FROM json_each(\1))", query).replace("$", "?")


def _bound(values: Sequence[Value]) -> list[str | int]:
    return [msgspec.json.encode(value).decode() if isinstance(value, list) else value for value in values]


# A query returns a list as one row of JSON. sqlite3 releases the GIL for every row that it fetches, and while the event
# loop is busy it takes milliseconds to get the GIL back.
READ_ENTRIES = {
    name: f"SELECT json_group_array(json_array({ENTRY_COLUMNS})) FROM (SELECT * FROM {_sqlite_form(query)})"  # noqa: S608 (built from constants)
    for name, query in LOG_QUERIES.items()
}
READ_TABLES = {
    name: f"SELECT coalesce('[' || group_concat(body) || ']', '[]') FROM (SELECT body FROM {_sqlite_form(query)})"  # noqa: S608 (built from constants)
    for name, query in TABLE_QUERIES.items()
}

CREATE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
SAVE = """
UPDATE tables SET code = ?2, version = ?3, status = ?4, listed = ?5, created = ?6, updated = ?7, body = ?8
WHERE id = ?1 AND version = ?3 - 1"""
DELETE_SEATS = "DELETE FROM seats WHERE table_id = ?"
INSERT_SEATS = "INSERT INTO seats SELECT value, ?, ? FROM json_each(?)"


INSERT_ENTRIES = "INSERT INTO entries VALUES "
ENTRY_ROW = "(?,?,?,?,?,?,?)"


@lru_cache(MAX_ROWS)
def _insert(rows: int) -> str:
    return INSERT_ENTRIES + ",".join([ENTRY_ROW] * rows)


class Put(NamedTuple):
    """A table to create or to save, and perhaps another that is stored only together with it."""

    statement: str
    lobby: Lobby
    together_with: "Put | None" = None
    log: Sequence[Entry] = ()
    """The beginning of the log of a new table."""


class ConnectionThread:
    """A connection, and the one thread that uses it."""

    def __init__(self, file: Path, name: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"store-{name}")
        self._connection: sqlite3.Connection | None = None

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)
        except (sqlite3.Error, OSError, OverflowError, UnicodeEncodeError) as error:
            raise StoreError(f"the database {self._file} failed: {error}") from error

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._connection is None:
            # `isolation_level=None`: sqlite3 begins no transactions by itself. It need not check the thread, because
            # the executor has only one.
            self._connection = sqlite3.connect(
                self._file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
        return work(self._connection)

    async def close(self) -> None:
        """Finish the running work, then close the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_connection)
        self._thread.shutdown()

    def _close_connection(self) -> None:
        if self._connection is not None:
            self._connection.close()


class SqliteStore(StoreReads, StoreDays):
    """Writes in one thread, one commit at a time. Reads in another thread, so that they never wait for the disk."""

    shared = False

    def __init__(self, file: Path, lock: FileLock) -> None:
        self._file = file
        self._lock = lock
        self._writer = ConnectionThread(file, "writes")
        self._reader = ConnectionThread(file, "reads")
        self._puts: BatchQueue[Put, bool] = BatchQueue(self._put_all, MAX_ROWS)
        self._subscribers: list[Callable[[bytes], None]] = []
        self._watching: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, file: Path) -> "SqliteStore":
        """Open the file, and create it if it is missing."""
        if sqlite3.sqlite_version_info < MIN_SQLITE:
            needed = ".".join(map(str, MIN_SQLITE))
            raise StoreError("error-sqlite-old", version=sqlite3.sqlite_version, needed=needed)
        try:
            file = file.expanduser().resolve()
            if file.exists():
                check_ours(file)
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = FileLock(file.with_name(f"{file.name}.lock"))
        except FileInUse as error:
            raise StoreError("error-database-in-use", file=str(file), process=error.holder) from None
        except (OSError, RuntimeError) as error:
            # RuntimeError: `~name` of an unknown user
            reason = system_reason(error) if isinstance(error, OSError) else LocalizedError("reason-missing")
            raise StoreError("error-database-file", file=str(file), reason=reason) from error
        store = cls(file, lock)
        try:
            await store._writer.run(lambda connection: _prepare(connection, file))
            await store._reader.run(lambda connection: connection.execute("PRAGMA query_only = 1"))
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        return await self._write(lambda connection: _append(connection, entries)) if entries else []

    async def create(self, lobby: Lobby, log: Sequence[Entry] = ()) -> bool:
        return await self._puts.put(Put(CREATE, lobby, log=log))

    async def create_all(self, lobbies: Sequence[Lobby]) -> bool:
        put = None
        for lobby in reversed(lobbies):
            put = Put(CREATE, lobby, put)
        return put is None or await self._puts.put(put)

    async def save(self, lobby: Lobby) -> bool:
        return await self._puts.put(Put(SAVE, lobby))

    async def save_with_rematch(self, lobby: Lobby, rematch: Lobby) -> bool:
        return await self._puts.put(Put(SAVE, lobby, Put(CREATE, rematch)))

    async def _put_all(self, puts: Sequence[Put]) -> list[bool]:
        return await self._write(partial(_put_all, puts))

    async def claim(self, name: str, now: int, until: int) -> bool:  # noqa: ARG002 (there are no other workers)
        return True

    async def publish(self, message: bytes) -> None:
        """Do nothing: there are no other workers."""

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        self._subscribers.append(heard)
        if self._watching is None:
            self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        """Tell the subscribers when another process has changed the file. There are no other workers."""
        last = None
        while True:
            try:
                # The version seen by a connection stays the same after its own commits, and nothing else here writes.
                version = await self._write(lambda connection: connection.execute("PRAGMA data_version").fetchone())
            except StoreError:
                version = None
            if None not in (last, version) and version != last:
                for heard in self._subscribers:
                    heard(b'{"missed":true}')
            last = version or last
            await asyncio.sleep(WATCH_SECONDS)

    async def ready(self) -> bool:
        try:
            return await self._read("SELECT count(*) FROM schema_version") == 1
        except StoreError:
            return False

    async def writable(self) -> bool:
        try:
            await self._write(_try_write)
        except StoreError:
            return False
        return True

    async def close(self) -> None:
        """Finish the running work and release the file. A second call does nothing."""
        if not self._closed:
            self._closed = True
            if self._watching is not None:
                self._watching.cancel()
                await asyncio.gather(self._watching, return_exceptions=True)
            await self._reader.close()
            await self._writer.close()
            self._lock.release()

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        return await self._writer.run(work)

    async def _read(self, statement: str, *values: Value) -> str | int:
        self._check_open()
        bound = _bound(values)
        answer: str | int = await self._reader.run(
            lambda connection: connection.execute(statement, bound).fetchone()[0]
        )
        return answer

    async def _rows(self, query: str, *values: Value) -> list[Any]:
        self._check_open()
        return await self._reader.run(
            lambda connection: connection.execute(_sqlite_form(query), _bound(values)).fetchall()
        )

    async def _change(self, statement: str, *values: Value) -> None:
        await self._write(lambda connection: connection.execute(_sqlite_form(statement), _bound(values)))

    async def _tables(self, query: TableQuery, *values: Value) -> list[Lobby]:
        return decoded(LOBBIES, str(await self._read(READ_TABLES[query], *values)))

    async def _entries(self, query: LogQuery, *values: Value) -> list[Entry]:
        return decoded(ENTRIES, str(await self._read(READ_ENTRIES[query], *values)))

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {self._file} is closed")


# --- in the threads -------------------------------------------------------------------------------


def _prepare(connection: sqlite3.Connection, file: Path) -> None:
    file.chmod(0o600)  # before the first page is written; SQLite gives the files beside it the same mode
    if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        raise StoreError("error-database-wal", file=str(file))
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone()
    version = connection.execute("SELECT version FROM schema_version").fetchone()[0] if known else None
    steps = steps_from(version, str(file), "WITHOUT ROWID")
    for step in steps:
        connection.execute(step)
    if steps:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute("COMMIT")


def _try_write(connection: sqlite3.Connection) -> None:
    # SQLite skips writes that change nothing. Foretell does not use this number for anything else.
    number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {1 - number % 2}")


def _append(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[bool]:
    try:
        if len(entries) <= MAX_ROWS:
            # A single call, which is its own transaction: after each call, another thread may keep the GIL for a while.
            connection.execute(_insert(len(entries)), tuple(chain.from_iterable(entries)))
        else:
            _transact(connection, lambda: _insert_all(connection, entries, ""))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            raise
        # Nothing was stored, so try again without the entries that exist. This is rare and may be slow.
        return _append_new(connection, entries)
    return [True] * len(entries)


def _append_new(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[bool]:
    new = _transact(connection, lambda: _insert_all(connection, entries, " ON CONFLICT DO NOTHING RETURNING game, ply"))
    return won(entries, set(new))


def _insert_all(connection: sqlite3.Connection, entries: Sequence[Entry], clause: str) -> list[EntryKey]:
    new: list[EntryKey] = []
    for start in range(0, len(entries), MAX_ROWS):
        some = entries[start : start + MAX_ROWS]
        new += connection.execute(_insert(len(some)) + clause, tuple(chain.from_iterable(some))).fetchall()
    return new


def _put_all(puts: Sequence[Put], connection: sqlite3.Connection) -> list[bool]:
    return _transact(connection, lambda: [_put_together(connection, put) for put in puts])


def _put_together(connection: sqlite3.Connection, put: Put) -> bool:
    if put.together_with is None:
        return _put(connection, put)
    connection.execute("SAVEPOINT together")
    stored = _put(connection, put) and _put_together(connection, put.together_with)
    if not stored:
        connection.execute("ROLLBACK TO together")
    connection.execute("RELEASE together")
    return stored


def _put(connection: sqlite3.Connection, put: Put) -> bool:
    lobby = put.lobby
    if connection.execute(put.statement, row_of(lobby)).rowcount != 1:
        return False
    _insert_all(connection, put.log, "")
    persons = msgspec.json.encode(persons_of(lobby)).decode()
    connection.execute(DELETE_SEATS, (lobby.id,))
    connection.execute(INSERT_SEATS, (lobby.created, lobby.id, persons))
    return True


def _transact(connection: sqlite3.Connection, work: Callable[[], T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        answer = work()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answer
