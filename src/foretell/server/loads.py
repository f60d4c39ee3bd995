"""Group loading: all tables that are asked for while a load is under way come with the next one."""

import asyncio

from ..store import Store
from ..table.entries import Entry
from ..table.lobby import Lobby
from ..table.refusals import Refusal

MOST_AT_ONCE = 100
Loaded = tuple[Lobby, list[Entry]]


class Loads:
    """The way from the store into memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, asyncio.Future[Loaded]] = {}
        self._work: asyncio.Task[None] | None = None

    async def load(self, table: str) -> Loaded:
        """A table and its log; Refusal if there is none."""
        loop = asyncio.get_running_loop()
        if table not in self._waiting:
            self._waiting[table] = loop.create_future()
        waiting = self._waiting[table]
        if self._work is None:
            self._work = loop.create_task(self._run())
        return await waiting

    async def _run(self) -> None:
        while self._waiting:
            some = {table: self._waiting.pop(table) for table in tuple(self._waiting)[:MOST_AT_ONCE]}
            try:
                found = await self._store.load(tuple(some))
            except Exception as error:  # noqa: BLE001 (whoever waits is told)
                for waiting in some.values():
                    if not waiting.done():
                        waiting.set_exception(error)
                continue
            for table, waiting in some.items():
                if waiting.done():
                    continue
                if table in found:
                    waiting.set_result(found[table])
                else:
                    waiting.set_exception(Refusal("no_table", "there is no such table"))
        self._work = None
