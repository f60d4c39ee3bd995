"""From a URL to a store."""

from pathlib import Path

from ..errors import shown
from .postgres import PostgresStore
from .sqlite import SqliteStore
from .store import Store, StoreError

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
KNOWN = "there are sqlite:///folder/file.db and postgresql://user:password@host/database"


async def open_store(url: str) -> Store:
    """Open the database, and make its tables if it has none: `sqlite:///folder/file.db` or `postgresql://...`."""
    if url.startswith(POSTGRES):
        return await PostgresStore.open(url)
    if not url.startswith("sqlite:"):
        # Only the scheme is shown: there may be a password in the rest.
        raise StoreError(f"a database's URL cannot begin with {shown(url.partition('://')[0])}; {KNOWN}")
    file = url.removeprefix(SQLITE)
    if not url.startswith(SQLITE) or not file or file.endswith("/") or ":memory:" in file or "\0" in file:
        raise StoreError(f"{shown(url)} names no file; {KNOWN}")
    return await SqliteStore.open(Path(file))
