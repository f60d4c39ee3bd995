"""Group loading: all tables that are requested during one load are read together in the next."""

from collections.abc import Sequence

from ..store import BatchQueue, Store
from ..table.entries import Entry
from ..table.lobby import Lobby
from ..table.refusals import Refusal

MAX_BATCH = 100
Loaded = tuple[Lobby, list[Entry]]


class Loads:
    """Reads tables from the store, many at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: BatchQueue[str, Loaded | None] = BatchQueue(self._load, MAX_BATCH)

    async def load(self, table: str) -> Loaded:
        """Return a table and its log; refuse if there is no such table."""
        found = await self._queue.put(table)
        if found is None:
            raise Refusal("no_table", "there is no such table")
        return found

    async def _load(self, tables: list[str]) -> Sequence[Loaded | None]:
        found = await self._store.load(tables)
        return [found.get(table) for table in tables]
