"""Tell Foretell's SQLite files from those of other programs, without changing either."""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from ..errors import LocalizedError
from .store import StoreError

APPLICATION_ID = 0x466F7265
"""SQLite stores this number in the file, so that programs such as `file` can recognise it: "Fore"."""
OUR_TABLES = frozenset({"schema_version", "entries", "tables", "seats"})
_MAGIC = b"SQLite format 3\0"
_APPLICATION_ID_AT = 68


def check_ours(file: Path) -> None:
    """Raise StoreError if another program made this file. A missing or empty file may become ours."""
    try:
        with file.open("rb") as stream:
            head = stream.read(100)
    except FileNotFoundError:
        return
    if not head:
        return
    if not head.startswith(_MAGIC):
        raise StoreError("error-database-foreign", file=str(file))
    application = int.from_bytes(head[_APPLICATION_ID_AT : _APPLICATION_ID_AT + 4])
    if application == APPLICATION_ID:
        return
    names = _tables_in(file)
    # The first version of the schema had no application id.
    if application != 0 or (names and not names >= OUR_TABLES):
        raise StoreError("error-database-foreign", file=str(file))


def _tables_in(file: Path) -> set[str]:
    # A read-only connection to a file with a write-ahead log creates files beside it, unless it is "immutable". That
    # mode ignores the log, so it is right only if there is none.
    beside = file.with_name(f"{file.name}-wal")
    mode = "mode=ro" if beside.exists() else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file))}?{mode}", uri=True)) as connection:
            return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        reason = LocalizedError("reason-other", reason=str(error))
        raise StoreError("error-database-file", file=str(file), reason=reason) from error
