"""The store in an SQLite file: nothing to set up, and one server at a time."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from ..table.entries import Entry
from ..table.lobby import Lobby
from .lock import FileLock
from .rows import ENTRIES, LOBBIES, MOST_PLY, Key, bounded, decoded, persons_of, row_of, searchable, with_logs, won
from .schema import steps_from
from .store import StoreError

T = TypeVar("T")

OLDEST_SQLITE = (3, 35)
MOST_ROWS = 1_000
"""In one statement: SQLite takes 32,766 variables, and an entry has seven."""
BUSY_SECONDS = 5.0

# Lists come as one row of JSON. Python lets go of its lock for every row that it fetches, and gets it back only
# milliseconds later when the event loop is busy.
READ_ENTRIES = """
SELECT json_group_array(json_array(game, ply, at, kind, seat, by, text))
FROM (SELECT * FROM entries WHERE game = ? AND ply >= ? ORDER BY ply)"""
READ_LOGS = """
SELECT json_group_array(json_array(game, ply, at, kind, seat, by, text))
FROM (SELECT * FROM entries WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, ply)"""
BODIES = "SELECT coalesce('[' || group_concat(body) || ']', '[]') FROM (SELECT body FROM {})"
READ_TABLE = BODIES.format("tables WHERE id = ?")
READ_TABLES = BODIES.format("tables WHERE id IN (SELECT value FROM json_each(?))")
READ_CODE = BODIES.format("tables WHERE code = ? AND status <> 'over'")
READ_LISTED = BODIES.format("tables WHERE status = 'open' AND listed = 1 ORDER BY created DESC, id LIMIT ?")
READ_FINISHED = BODIES.format(
    "tables WHERE status = 'over' AND listed = 1 AND updated < ? ORDER BY updated DESC, id LIMIT ?"
)
READ_GAMES = BODIES.format(
    "seats JOIN tables ON id = table_id WHERE person = ? AND seats.created < ?"
    " ORDER BY seats.created DESC, table_id LIMIT ?"
)

CREATE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
SAVE = """
UPDATE tables SET code = ?2, version = ?3, status = ?4, listed = ?5, created = ?6, updated = ?7, body = ?8
WHERE id = ?1 AND version = ?3 - 1"""
STAND = "DELETE FROM seats WHERE table_id = ?"
SIT = "INSERT INTO seats SELECT value, ?, ? FROM json_each(?)"


INSERT = "INSERT INTO entries VALUES "
ROW = "(?,?,?,?,?,?,?)"


@lru_cache(MOST_ROWS)
def _insert(rows: int) -> str:
    return INSERT + ",".join([ROW] * rows)


class Put(NamedTuple):
    """A table on its way into the database."""

    statement: str
    lobby: Lobby
    answer: asyncio.Future[bool]


class Lane:
    """A connection, and the one thread that uses it."""

    def __init__(self, file: Path, name: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"store-{name}")
        self._connection: sqlite3.Connection | None = None

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do it in the thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)
        except (sqlite3.Error, OSError, OverflowError, UnicodeEncodeError) as error:
            raise StoreError(f"the database {self._file} failed: {error}") from error

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._connection is None:
            # Autocommit: a transaction begins where we say so. Its one thread is the executor's, until it closes.
            self._connection = sqlite3.connect(
                self._file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
        return work(self._connection)

    async def close(self) -> None:
        """After what is under way."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()


class SqliteStore:
    """Writes in one thread, a commit at a time; reads in another, so that they never wait for the disk."""

    shared = False

    def __init__(self, file: Path, lock: FileLock) -> None:
        self._file = file
        self._lock = lock
        self._writer = Lane(file, "writes")
        self._reader = Lane(file, "reads")
        self._puts: list[Put] = []
        self._putting: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, file: Path) -> "SqliteStore":
        """Open the file, or make it."""
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise StoreError(f"this Python has SQLite {sqlite3.sqlite_version}, and 3.35 or newer is needed")
        try:
            file = file.expanduser().resolve()
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = FileLock(file)
        except (OSError, RuntimeError) as error:  # RuntimeError: whose home is ~nobody?
            raise StoreError(f"{file} cannot be opened: {error}") from error
        store = cls(file, lock)
        try:
            await store._writer.run(lambda connection: _prepare(connection, file))
            await store._reader.run(lambda connection: connection.execute("PRAGMA query_only = 1"))
        except BaseException:
            await store.close()
            raise
        return store

    # --- the log ----------------------------------------------------------------------------------

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Add to the logs in one transaction; False for an entry whose (game, ply) was taken."""
        return await self._write(lambda connection: _append(connection, entries)) if entries else []

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        """The log of a game from ply `since` on, in order."""
        if not searchable(game):
            return []
        return decoded(ENTRIES, str(await self._read(READ_ENTRIES, game, bounded(since, MOST_PLY))))

    # --- tables -----------------------------------------------------------------------------------

    async def create(self, lobby: Lobby) -> bool:
        """Store a new table; False if its id is taken, or its code by a table that is not over."""
        return await self._put(CREATE, lobby)

    async def save(self, lobby: Lobby) -> bool:
        """Store a changed table; False unless the stored one is the version just before it."""
        return await self._put(SAVE, lobby)

    async def _put(self, statement: str, lobby: Lobby) -> bool:
        """All that comes while the writer is at work goes into one transaction."""
        loop = asyncio.get_running_loop()
        put = Put(statement, lobby, loop.create_future())
        self._puts.append(put)
        if self._putting is None:
            self._putting = loop.create_task(self._put_waiting())
        return await put.answer

    async def _put_waiting(self) -> None:
        while self._puts:
            puts, self._puts = self._puts, []
            try:
                answers = await self._write(partial(_put_all, puts))
            except StoreError as error:
                for put in puts:
                    if not put.answer.done():
                        put.answer.set_exception(error)
            else:
                for put, answer in zip(puts, answers, strict=True):
                    if not put.answer.done():
                        put.answer.set_result(answer)
        self._putting = None

    async def table(self, table: str) -> Lobby | None:
        """The table of this id."""
        return next(iter(await self._lobbies(READ_TABLE, table)), None) if searchable(table) else None

    async def load(self, tables: Sequence[str]) -> dict[str, tuple[Lobby, list[Entry]]]:
        """Tables by their ids, each with its whole log; those that are not there are missing."""
        wanted = msgspec.json.encode([table for table in tables if searchable(table)]).decode()
        entries = decoded(ENTRIES, str(await self._read(READ_LOGS, wanted)))
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

    # --- other workers: there are none ------------------------------------------------------------

    async def publish(self, message: bytes) -> None:
        """Nobody else is there."""

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        """Nobody else will say anything."""

    # --- its life ---------------------------------------------------------------------------------

    async def ready(self) -> bool:
        """Whether the database answers now."""
        try:
            return await self._read("SELECT count(*) FROM schema_version") == 1
        except StoreError:
            return False

    async def close(self) -> None:
        """Finish what is under way and let go of the file; a second time does nothing."""
        if not self._closed:
            self._closed = True
            await self._reader.close()
            await self._writer.close()
            self._lock.release()

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        return await self._writer.run(work)

    async def _read(self, statement: str, *values: str | int) -> str | int:
        self._check_open()
        answer: str | int = await self._reader.run(
            lambda connection: connection.execute(statement, values).fetchone()[0]
        )
        return answer

    async def _lobbies(self, statement: str, *values: str | int) -> list[Lobby]:
        return decoded(LOBBIES, str(await self._read(statement, *values)))

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {self._file} is closed")


# --- in the threads -------------------------------------------------------------------------------


def _prepare(connection: sqlite3.Connection, file: Path) -> None:
    file.chmod(0o600)  # before the first page is written; the files beside it get the same
    if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        raise StoreError(f"{file} lies on a file system where SQLite has no write-ahead log: choose a local folder")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone()
    version = connection.execute("SELECT version FROM schema_version").fetchone()[0] if known else None
    for step in steps_from(version, "WITHOUT ROWID"):
        connection.execute(step)
    connection.execute("COMMIT")


def _append(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[bool]:
    try:
        if len(entries) <= MOST_ROWS:
            # A transaction of its own, and one call: with each, another thread may keep Python's lock for a while.
            connection.execute(_insert(len(entries)), tuple(chain.from_iterable(entries)))
        else:
            _transact(connection, lambda: _insert_all(connection, entries, ""))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            raise
        # Nothing of it is stored; it is rare enough to do it again.
        return _append_what_is_new(connection, entries)
    return [True] * len(entries)


def _append_what_is_new(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[bool]:
    new = _transact(connection, lambda: _insert_all(connection, entries, " ON CONFLICT DO NOTHING RETURNING game, ply"))
    return won(entries, set(new))


def _insert_all(connection: sqlite3.Connection, entries: Sequence[Entry], clause: str) -> list[Key]:
    new: list[Key] = []
    for start in range(0, len(entries), MOST_ROWS):
        some = entries[start : start + MOST_ROWS]
        new += connection.execute(_insert(len(some)) + clause, tuple(chain.from_iterable(some))).fetchall()
    return new


def _put_all(puts: Sequence[Put], connection: sqlite3.Connection) -> list[bool]:
    return _transact(connection, lambda: [_put(connection, put.statement, put.lobby) for put in puts])


def _put(connection: sqlite3.Connection, statement: str, lobby: Lobby) -> bool:
    if connection.execute(statement, row_of(lobby)).rowcount != 1:
        return False
    persons = msgspec.json.encode(persons_of(lobby)).decode()
    connection.execute(STAND, (lobby.id,))
    connection.execute(SIT, (lobby.created, lobby.id, persons))
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
