"""Backups: one compressed file with everything that a database stores, which either database can restore.

The file is JSON lines in gzip: a header, the signing keys, the tables, the entries of all logs, the deals of the day
and their results, and a last line with the numbers of rows and a digest. All but the keys are sorted, so equal
databases have equal digests.
"""

import gzip
import hashlib
import os
import secrets
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .. import __version__
from ..errors import system_reason
from ..server.signing_keys import SigningKey
from ..store import StoreError, open_store
from ..store.opening import POSTGRES, SQLITE
from ..store.row_encoding import LOBBY, decoded, persons_of
from .database import ROWS_AT_ONCE, OpenDatabase, Row, open_database
from .errors import AdminError

FORMAT, FORMAT_VERSION = "foretell-backup", 2
TABLES = 'SELECT id, code, version, status, listed, created, updated, body FROM tables ORDER BY id COLLATE "C"'
ENTRIES = 'SELECT game, ply, at, kind, seat, by, text FROM entries ORDER BY game COLLATE "C", ply'
KEYS = "SELECT id, made, secret FROM signing_keys ORDER BY made"
DAYS = 'SELECT date, secret FROM days ORDER BY date COLLATE "C"'
DAY_RESULTS = (
    'SELECT date, who, table_id, name, points, body FROM day_results ORDER BY date COLLATE "C", who COLLATE "C"'
)
DAYS_VERSION = 3
"""The first version of the schema with deals of the day."""
ROW_KINDS = {"k": "signing_keys", "t": "tables", "e": "entries", "d": "days", "r": "day_results"}
BODY = 7
"""The index of the column `body` in a row of `tables`."""


class BackupCounts(NamedTuple):
    """The number of rows in a backup."""

    tables: int
    entries: int
    keys: int
    made: int
    """Milliseconds since 1970."""


class BackupHeader(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    made: int
    foretell: str


class Trailer(msgspec.Struct, frozen=True):
    """The last line."""

    tables: int
    entries: int
    keys: int
    sha256: str
    """The digest of all lines with rows other than keys."""
    days: int = 0
    day_results: int = 0


# --- write ----------------------------------------------------------------------------------------


async def back_up(database: OpenDatabase, file: Path, folder_keys: Sequence[SigningKey] = ()) -> BackupCounts:
    """Write a backup of a database, which servers may use meanwhile. `folder_keys` are the keys of the data folder.

    The file appears under its name only when it is complete, and only its owner can read it.
    """
    if file.exists():
        raise AdminError("error-file-exists", file=str(file))
    draft = file.with_name(f".{file.name}-{secrets.token_hex(4)}")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as stream:
            with gzip.GzipFile("", "wb", 6, stream) as packed:
                counts = await _write(database, packed, folder_keys)
            stream.flush()
            os.fsync(stream.fileno())
        draft.rename(file)
    except OSError as error:
        raise AdminError("error-file-unwritten", file=str(file), reason=system_reason(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return counts


async def _write(database: OpenDatabase, packed: gzip.GzipFile, folder_keys: Sequence[SigningKey]) -> BackupCounts:
    made = time.time_ns() // 1_000_000
    counts = dict.fromkeys(ROW_KINDS, 0)
    digest = hashlib.sha256()
    packed.write(_line(BackupHeader(FORMAT, FORMAT_VERSION, made, __version__)))
    async with database.transaction(snapshot=True):
        stored = await database.rows(KEYS) if database.version > 1 else []
        for key in stored or [(key.id, key.made, key.secret.hex()) for key in folder_keys]:
            packed.write(_line(["k", *key]))
            counts["k"] += 1
        async for kind, line in _content(database):
            packed.write(line)
            digest.update(line)
            counts[kind] += 1
    packed.write(_line(_trailer(counts, digest.hexdigest())))
    return BackupCounts(counts["t"], counts["e"], counts["k"], made)


async def _content(database: OpenDatabase) -> AsyncIterator[tuple[str, bytes]]:
    """Yield the kind and the line of every row except the keys."""
    queries = {"t": TABLES, "e": ENTRIES} | ({"d": DAYS, "r": DAY_RESULTS} if database.version >= DAYS_VERSION else {})
    for kind, query in queries.items():
        async for rows in database.batches(query):
            for row in rows:
                yield kind, _line([kind, *row])


def _trailer(counts: Mapping[str, int], digest: str) -> Trailer:
    return Trailer(counts["t"], counts["e"], counts["k"], digest, counts["d"], counts["r"])


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


# --- read -----------------------------------------------------------------------------------------


class _Reader:
    """Reads the rows of a backup. After the last row, it has compared numbers and digest."""

    def __init__(self, file: Path, packed: Iterator[bytes]) -> None:
        self._file = file
        self._lines = packed
        self._digest = hashlib.sha256()
        self._counts = dict.fromkeys(ROW_KINDS, 0)
        try:
            header = msgspec.json.decode(next(packed, b""), type=BackupHeader)
        except msgspec.MsgspecError:
            header = None
        if header is None or header.format != FORMAT:
            raise AdminError("error-backup-foreign", file=str(file))
        if header.version > FORMAT_VERSION:
            raise AdminError("error-backup-newer", file=str(file), version=header.foretell)
        self.made = header.made
        self.trailer: Trailer | None = None

    def rows(self) -> Iterator[tuple[str, Row]]:
        """Yield the kind and the values of each row."""
        for line in self._lines:
            if line.startswith(b"{"):
                self._finish(line)
                return
            kind, *row = self._decode(line, list[Any])
            if kind not in ROW_KINDS:
                raise self._damaged()
            self._counts[kind] += 1
            if kind != "k":
                self._digest.update(line)
            yield kind, tuple(row)
        raise self._damaged()

    def counts(self) -> BackupCounts:
        return BackupCounts(self._counts["t"], self._counts["e"], self._counts["k"], self.made)

    def _finish(self, line: bytes) -> None:
        self.trailer = self._decode(line, Trailer)
        if self.trailer != _trailer(self._counts, self._digest.hexdigest()):
            raise self._damaged()

    def _decode(self, line: bytes, type_: Any) -> Any:
        try:
            return msgspec.json.decode(line, type=type_)
        except msgspec.MsgspecError:
            raise self._damaged() from None

    def _damaged(self) -> AdminError:
        return AdminError("error-backup-damaged", file=str(self._file))


@contextmanager
def _reading(file: Path) -> Iterator[_Reader]:
    try:
        with gzip.open(file, "rb") as packed:
            yield _Reader(file, iter(packed))
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        foreign = isinstance(error, gzip.BadGzipFile)
        raise AdminError("error-backup-foreign" if foreign else "error-backup-damaged", file=str(file)) from error
    except FileNotFoundError as error:
        raise AdminError("error-file-missing", file=str(file)) from error
    except OSError as error:
        raise AdminError("error-file-unread", file=str(file), reason=system_reason(error)) from error


# --- restore --------------------------------------------------------------------------------------


async def check_backup(file: Path) -> BackupCounts:
    """Restore a backup into a temporary SQLite database beside it, and compare every row."""
    with tempfile.TemporaryDirectory(prefix=".foretell-check-", dir=file.absolute().parent) as folder:
        counts, _ = await restore_backup(f"{SQLITE}{folder}/foretell.db", file)
    return counts


async def restore_backup(url: str, file: Path) -> tuple[BackupCounts, list[SigningKey]]:
    """Restore a backup into an empty database, in one transaction, and compare the result with the backup.

    PostgreSQL gets the signing keys too; for SQLite they belong into the data folder. They are returned in both cases.
    """
    with _reading(file) as reader:
        store = await open_store(url)  # creates the tables, and keeps other servers away from an SQLite file
        try:
            database = await open_database(url)
            try:
                return await _restore(database, reader, with_keys=url.startswith(POSTGRES))
            finally:
                await database.close()
        finally:
            await store.close()


async def _restore(
    database: OpenDatabase, reader: _Reader, *, with_keys: bool
) -> tuple[BackupCounts, list[SigningKey]]:
    keys: list[SigningKey] = []
    async with database.transaction():
        if await database.rows("SELECT id FROM tables LIMIT 1") or await database.rows(
            "SELECT game FROM entries LIMIT 1"
        ):
            raise AdminError("error-database-used", name=database.name)
        for table in ("days", "day_results"):  # a server without games may have published some, or kept some
            await database.execute(f"DELETE FROM {table}")  # noqa: S608 (constants)
        for batch in _batches(reader.rows()):
            for kind in ("t", "e", "d", "r"):
                await database.insert(ROW_KINDS[kind], [row for other, row in batch if other == kind])
            await database.insert("seats", [seat for kind, row in batch if kind == "t" for seat in _seats(row)])
            keys += [SigningKey(row[0], row[1], bytes.fromhex(row[2])) for kind, row in batch if kind == "k"]
        if with_keys:
            for key in keys:
                statement = "INSERT INTO signing_keys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
                await database.execute(statement, key.id, key.made, key.secret.hex())
        await _compare(database, reader)
    return reader.counts(), keys


async def _compare(database: OpenDatabase, reader: _Reader) -> None:
    digest = hashlib.sha256()
    async for _, line in _content(database):
        digest.update(line)
    if reader.trailer is None or reader.trailer.sha256 != digest.hexdigest():
        raise StoreError("error-backup-not-stored", name=database.name)


def _seats(row: Row) -> list[Row]:
    lobby = decoded(LOBBY, row[BODY])
    return [(person, lobby.created, lobby.id) for person in persons_of(lobby)]


def _batches(rows: Iterable[tuple[str, Row]]) -> Iterator[list[tuple[str, Row]]]:
    rows = iter(rows)
    while batch := list(islice(rows, ROWS_AT_ONCE)):
        yield batch
