"""A connection for administration, with the same methods for SQLite and PostgreSQL.

Statements have the placeholders of PostgreSQL (`$1`) and the few constructs that `sqlite_form` translates.
"""

import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import msgspec

from ..store import StoreError
from ..store.connections import CHANNEL, DATABASE_ERRORS, make_durable, reported, without_password
from ..store.opening import POSTGRES, sqlite_file
from ..store.schema import VERSION
from ..store.sqlite_files import check_ours
from .errors import AdminError

Row = tuple[Any, ...]
Value = str | int | list[str]
T = TypeVar("T")

BUSY_SECONDS = 30.0
ROWS_AT_ONCE = 2_000


class OpenDatabase(ABC):
    """An open database of Foretell."""

    name: str
    """The database for messages, without its password."""
    version: int
    """The version of its schema."""

    @abstractmethod
    async def rows(self, statement: str, *values: Value) -> list[Row]:
        """Run a query."""

    @abstractmethod
    async def execute(self, statement: str, *values: Value) -> int:
        """Run a statement, and return how many rows it changed."""

    @abstractmethod
    def batches(self, query: str) -> AsyncIterator[list[Row]]:
        """Run a query without values, and yield its rows in batches."""

    @abstractmethod
    async def insert(self, table: str, rows: Sequence[Row]) -> None:
        """Insert rows with values for all columns."""

    @abstractmethod
    def transaction(self, *, snapshot: bool = False) -> AbstractAsyncContextManager[None]:
        """Return an async context manager for a transaction. With `snapshot`, it only reads, always the same state."""

    @abstractmethod
    async def announce(self, tables: Sequence[str]) -> None:
        """Tell the running servers, after the end of the transaction, that tables have changed."""

    @abstractmethod
    async def close(self) -> None:
        """Close the connection."""


async def open_database(url: str, *, upgraded: bool = True) -> OpenDatabase:
    """Open an existing database. If `upgraded` is False, its schema may be older than ours."""
    database: OpenDatabase = await (
        PostgresDatabase.open(url) if url.startswith(POSTGRES) else SqliteDatabase.open(url)
    )
    try:
        _check_version(database, upgraded=upgraded)
    except BaseException:
        await database.close()
        raise
    return database


def _check_version(database: OpenDatabase, *, upgraded: bool) -> None:
    found = {"name": database.name, "version": str(database.version), "known": str(VERSION)}
    if database.version > VERSION:
        raise AdminError("error-database-newer", **found)
    if upgraded and database.version < VERSION:
        raise AdminError("error-database-older", **found)


def sqlite_form(statement: str) -> str:
    """Translate a statement from PostgreSQL to SQLite."""
    listed = re.sub(r"= ANY\((\$\d)::text\[\]\)", r"IN (SELECT value FROM json_each(\1))", statement)
    return listed.replace(' COLLATE "C"', "").replace("$", "?")


class SqliteDatabase(OpenDatabase):
    """A connection to an SQLite file. It blocks the event loop, which does nothing else here."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self.name = str(file)
        self._connection = connection

    @classmethod
    async def open(cls, url: str) -> "SqliteDatabase":
        file = sqlite_file(url).expanduser().resolve()
        if not file.is_file():
            raise AdminError("error-no-database", file=str(file))
        check_ours(file)
        try:
            connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
            connection.execute("PRAGMA synchronous = FULL")
            database = cls(file, connection)
            database.version = connection.execute("SELECT version FROM schema_version").fetchone()[0]
        except (sqlite3.Error, TypeError) as error:
            raise StoreError("error-database-file", file=str(file), reason=reported(error)) from error
        return database

    async def rows(self, statement: str, *values: Value) -> list[Row]:
        return self._run(statement, values).fetchall()

    async def execute(self, statement: str, *values: Value) -> int:
        return self._run(statement, values).rowcount

    async def batches(self, query: str) -> AsyncIterator[list[Row]]:
        cursor = self._run(query, ())
        while rows := self._guarded(lambda: cursor.fetchmany(ROWS_AT_ONCE)):
            yield rows

    async def insert(self, table: str, rows: Sequence[Row]) -> None:
        if rows:
            marks = ", ".join("?" * len(rows[0]))
            statement = f"INSERT INTO {table} VALUES ({marks})"  # noqa: S608 (a constant name)
            self._guarded(lambda: self._connection.executemany(statement, rows))

    @asynccontextmanager
    async def transaction(self, *, snapshot: bool = False) -> AsyncIterator[None]:
        self._run("BEGIN DEFERRED" if snapshot else "BEGIN IMMEDIATE", ())
        try:
            yield
            self._run("COMMIT", ())
        except BaseException:
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            raise

    async def announce(self, tables: Sequence[str]) -> None:
        """Do nothing: a server notices commits of other processes by itself."""

    async def close(self) -> None:
        self._connection.close()

    def _run(self, statement: str, values: Sequence[Value]) -> sqlite3.Cursor:
        bound = [msgspec.json.encode(value).decode() if isinstance(value, list) else value for value in values]
        return self._guarded(lambda: self._connection.execute(sqlite_form(statement), bound))

    def _guarded(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except sqlite3.Error as error:
            raise StoreError("error-database-failed", name=self.name, reason=reported(error)) from error


class PostgresDatabase(OpenDatabase):
    """A connection to PostgreSQL."""

    def __init__(self, url: str, connection: asyncpg.Connection) -> None:
        self.name = without_password(url)
        self._connection = connection

    @classmethod
    async def open(cls, url: str) -> "PostgresDatabase":
        try:
            connection = await asyncpg.connect(url, timeout=10)
            database = cls(url, connection)
            await make_durable(connection)
            if not await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL"):
                await connection.close()
                raise AdminError("error-database-empty", name=database.name)
            database.version = await connection.fetchval("SELECT version FROM schema_version")
        except DATABASE_ERRORS as error:
            raise StoreError("error-database-server", name=without_password(url), reason=reported(error)) from error
        return database

    async def rows(self, statement: str, *values: Value) -> list[Row]:
        return [tuple(row) for row in await self._guarded(self._connection.fetch(statement, *values))]

    async def execute(self, statement: str, *values: Value) -> int:
        done: str = await self._guarded(self._connection.execute(statement, *values))
        return int(done.rpartition(" ")[2])

    async def batches(self, query: str) -> AsyncIterator[list[Row]]:
        cursor = await self._guarded(self._connection.cursor(query))
        while rows := await self._guarded(cursor.fetch(ROWS_AT_ONCE)):
            yield [tuple(row) for row in rows]

    async def insert(self, table: str, rows: Sequence[Row]) -> None:
        if rows:
            await self._guarded(self._connection.copy_records_to_table(table, records=rows))

    @asynccontextmanager
    async def transaction(self, *, snapshot: bool = False) -> AsyncIterator[None]:
        more = {"isolation": "repeatable_read", "readonly": True} if snapshot else {}
        async with self._connection.transaction(**more):
            yield

    async def announce(self, tables: Sequence[str]) -> None:
        for table in tables:
            notice = "admin " + msgspec.json.encode({"changed": [table]}).decode()
            await self._guarded(self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice))

    async def close(self) -> None:
        with suppress(*DATABASE_ERRORS):
            await self._connection.close(timeout=5)

    async def _guarded(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except DATABASE_ERRORS as error:
            raise StoreError("error-database-failed", name=self.name, reason=reported(error)) from error
