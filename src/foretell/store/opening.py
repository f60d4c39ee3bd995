"""Open the store that a URL names."""

from pathlib import Path

from .postgres import PostgresStore
from .sqlite import SqliteStore
from .store import Store, StoreError

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


async def open_store(url: str) -> Store:
    """Open a database, `sqlite:///folder/file.db` or `postgresql://...`, and create its tables if they are missing."""
    if url.startswith(POSTGRES):
        return await PostgresStore.open(url)
    return await SqliteStore.open(sqlite_file(url))


def sqlite_file(url: str) -> Path:
    """Return the file that the URL of an SQLite database names."""
    file = url.removeprefix(SQLITE)
    if not url.startswith(SQLITE) or not file or file.endswith("/") or ":memory:" in file or "\0" in file:
        raise StoreError("error-database")  # without the URL, which may contain a password
    return Path(file)
