"""The interface that the stores of all databases implement."""

import errno
from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from ..errors import LocalizedError
from ..table.entries import Entry
from ..table.lobby import Lobby

MAX_MESSAGE = 7_000
"""Maximum size of a message to the other workers, in bytes."""


class StoreError(LocalizedError):
    """The database is not available, was not made by Foretell, or refused an operation.

    Errors that prevent a server from starting have a message in every language. The others are logged, in English.

    After an error from a call that stores something, the outcome is unknown: read the data again before going on.
    """

    @property
    def database_error(self) -> str:
        """The name of the database's own error, such as SQLITE_FULL, DiskFullError or ECONNREFUSED.

        "none" if the error did not come from the database.
        """
        cause = self.__cause__
        if cause is None:
            return "none"
        if isinstance(cause, OSError) and cause.errno is not None:
            return errno.errorcode.get(cause.errno, type(cause).__name__)
        return str(getattr(cause, "sqlite_errorname", None) or type(cause).__name__)


class Store(Protocol):
    """Stores logs and tables. A write is durable when its call returns."""

    shared: bool
    """Whether other workers may use the same database."""

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Add entries to the logs in one transaction; False for an entry whose (game, ply) was taken."""

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        """Return the log of a game from ply `since` on, in order."""

    async def create(self, lobby: Lobby, log: Sequence[Entry] = ()) -> bool:
        """Store a new table, perhaps with the beginning of its log, in one transaction.

        False if its id is taken, or its code by an unfinished table. Then this stores nothing.
        """

    async def create_all(self, lobbies: Sequence[Lobby]) -> bool:
        """Store several new tables in one transaction; False if it stored none, as `create` refused one of them."""

    async def save(self, lobby: Lobby) -> bool:
        """Store a changed table; False unless the stored version is the one just before it."""

    async def save_with_rematch(self, lobby: Lobby, rematch: Lobby) -> bool:
        """Store a changed table and its rematch, a new table, in one transaction; False if it stored neither.

        That happens if `save` or `create` would have returned False.
        """

    async def table(self, table: str) -> Lobby | None:
        """Return the table with this id."""

    async def tables(self, tables: Sequence[str]) -> list[Lobby]:
        """Return the tables with these ids, in any order. Unknown ids are left out."""

    async def load(self, tables: Sequence[str]) -> dict[str, tuple[Lobby, list[Entry]]]:
        """Return tables by their ids, each with its whole log. Unknown ids are left out.

        Tables are read after the logs. So the state of a table that has a log is never older than the deal.
        """

    async def table_by_code(self, code: str) -> Lobby | None:
        """Return the unfinished table with this code."""

    async def listed(self, limit: int, updated_after: int = -1) -> list[Lobby]:
        """Return the open tables of the public list that last changed after a time, newest first."""

    async def finished(self, before: int, limit: int) -> list[Lobby]:
        """Return the finished tables of the public list that last changed before a time, newest first."""

    async def games_of(self, person: str, before: int, limit: int) -> list[Lobby]:
        """Return the tables where a person sits that were opened before a time, newest first."""

    async def publish(self, message: bytes) -> None:
        """Send a message to the other workers: UTF-8 text of at most `MAX_MESSAGE` bytes."""

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        """Call `heard`, in the event loop, with every message of another worker.

        Besides published messages, the store sends `{"moved": [[game, ply], ...]}` for new entries, `{"changed": [id]}`
        for a saved table, and `{"missed": true}` if there may be changes without a message: after a broken connection
        and, in SQLite, after a commit by another process, such as `foretell admin`.
        """

    async def ready(self) -> bool:
        """Return whether the database responds."""

    async def writable(self) -> bool:
        """Return whether the database accepts writes, by making a small one."""

    async def close(self) -> None:
        """Release the database. A second call does nothing."""


StoredKey = tuple[str, int, str]
"""The id of a signing key, the second since 1970 at which it was made, and its secret in hexadecimal."""


@runtime_checkable
class KeyStore(Protocol):
    """A store that also keeps the signing keys, because servers without a common folder share it."""

    async def signing_keys(self) -> list[StoredKey]:
        """Return all keys."""

    async def add_signing_keys(self, keys: Sequence[StoredKey], made_after: int, drop_before: int) -> None:
        """Add keys, unless there is one that was made after a time. Drop those that were made before another time."""
