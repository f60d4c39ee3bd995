"""What a store does, whichever database is behind it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from ..errors import ForetellError
from ..table.entries import Entry
from ..table.lobby import Lobby

MOST_MESSAGE = 7_000
"""The most bytes of a message to the other workers."""


class StoreError(ForetellError):
    """The database is not there, not ours, or did not do what was asked of it.

    After one from `append`, `create` or `save`, nobody knows whether it was stored: read it again before going on.
    """


class Store(Protocol):
    """The logs and the tables. What has returned is durable, whatever happens to the process afterwards."""

    shared: bool
    """Whether other workers may be at the same database."""

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Add to the logs in one transaction; False for an entry whose (game, ply) was taken."""

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        """The log of a game from ply `since` on, in order."""

    async def create(self, lobby: Lobby) -> bool:
        """Store a new table; False if its id is taken, or its code by a table that is not over."""

    async def save(self, lobby: Lobby) -> bool:
        """Store a changed table; False unless the stored one is the version just before it."""

    async def table(self, table: str) -> Lobby | None:
        """The table of this id."""

    async def load(self, tables: Sequence[str]) -> dict[str, tuple[Lobby, list[Entry]]]:
        """Tables by their ids, each with its whole log; those that are not there are missing.

        A table is never older than its log: who sits where is settled before the deal.
        """

    async def table_by_code(self, code: str) -> Lobby | None:
        """The table of this code that is not over."""

    async def listed(self, limit: int) -> list[Lobby]:
        """Open tables that want to be found, newest first."""

    async def finished(self, before: int, limit: int) -> list[Lobby]:
        """Listed tables that are over, last changed before that time, newest first."""

    async def games_of(self, person: str, before: int, limit: int) -> list[Lobby]:
        """Tables where the person sits, opened before that time, newest first."""

    async def publish(self, message: bytes) -> None:
        """Tell the other workers: text in UTF-8, at most `MOST_MESSAGE` bytes."""

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        """Have `heard` called, in the event loop, with what other workers tell.

        Besides what they publish, that is `{"moved": [[game, ply], ...]}` for entries and `{"changed": [id]}` for saved
        tables, and `{"missed": true}` after the line was cut for a while: anything may have been told meanwhile.
        """

    async def ready(self) -> bool:
        """Whether the database answers now."""

    async def close(self) -> None:
        """Let go of the database; a second time does nothing."""
