"""Tells players when their moves cannot be stored."""

from collections.abc import Callable, Iterable

from ..store import Store
from .commits import Commits
from .rooms import Room
from .time_source import TimeSource

LOOK_SECONDS = 1.0
SLOW_SECONDS = 2.0
"""Seconds after which a commit counts as one that waits for the database."""


class DatabaseWatch:
    """Watches the commits. When they fail or hang, it tells every table. The players only have to wait."""

    def __init__(
        self, store: Store, commits: Commits, rooms: Callable[[], Iterable[Room]], time_source: TimeSource
    ) -> None:
        self._store = store
        self._commits = commits
        self._rooms = rooms
        self._time_source = time_source
        self.responding = True

    @property
    def commits_fail(self) -> bool:
        """Whether the last commit failed, or the running one waits too long for the database."""
        return self._commits.failing or self._commits.waiting >= SLOW_SECONDS

    async def run(self) -> None:
        """Look every second."""
        while True:
            await self._time_source.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        """Tell all tables if the database stopped responding, or responds again."""
        if self._commits.failing and await self._store.writable():
            self._commits.failing = False  # perhaps nobody makes a move that would show it
        responding = not self.commits_fail
        if responding != self.responding:
            self.responding = responding
            for room in tuple(self._rooms()):
                room.tell_database(responding=responding)
