"""Group loading: all tables that are requested during one load are read together in the next."""

import asyncio
from collections.abc import Sequence

from ..store import BatchQueue, Store
from ..table.entries import Entry
from ..table.lobby import Lobby
from ..table.refusals import Refusal

MAX_BATCH = 100
Loaded = tuple[Lobby, list[Entry]]


class Loads:
    """Reads tables from the store, many at a time, and a table once for all requests that wait for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: BatchQueue[str, Loaded | None] = BatchQueue(self._load, MAX_BATCH)
        self._waiting: dict[str, asyncio.Future[Loaded | None]] = {}
        """The requested tables whose read has not started. A later request needs a new read: the table may change."""

    async def load(self, table: str) -> Loaded:
        """Return a table and its log; refuse if there is no such table."""
        waiting = self._waiting.get(table)
        if waiting is None or waiting.done():  # done: the queue was cancelled
            waiting = self._waiting[table] = self._queue.put(table)
        found = await asyncio.shield(waiting)  # others may wait for it even if this request is cancelled
        if found is None:
            raise Refusal("no_table", "there is no such table")
        return found

    async def _load(self, tables: list[str]) -> Sequence[Loaded | None]:
        for table in tables:
            del self._waiting[table]
        found = await self._store.load(tables)
        return [found.get(table) for table in tables]
