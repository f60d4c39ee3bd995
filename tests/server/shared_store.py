"""A hub on a store that other workers seem to use, so that a test decides what they do and when."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from foretell.server.hub import Hub
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings
from foretell.server.time_source import TimeSource
from foretell.store import StoreError, open_store
from foretell.table.entries import Entry
from foretell.table.lobby import Lobby
from foretell.table.machine_effects import Instant
from tests.server.harness import PATIENCE


class SharedStore:
    """A store that other workers seem to use."""

    shared = True

    def __init__(self, store: Any) -> None:
        self._store = store
        self.meanwhile: Entry | None = None
        """Entries that another worker commits just after our next read of a log, without a notification."""
        self.stale: Lobby | None = None
        """What is read of a table with its log, though it is older than that."""
        self.published: list[bytes] = []
        self.deaf = 0
        """How many messages are lost, because the database does not answer."""
        self.away = 0
        """How many times nothing can be stored, because the database is away."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def entries(self, game: str, since: int = 0) -> Any:
        return await self._then(await self._store.entries(game, since))

    async def load(self, tables: Any) -> Any:
        found = await self._then(await self._store.load(tables))
        if self.stale is not None:
            found[self.stale.id] = (self.stale, found[self.stale.id][1])
        return found

    async def _then(self, found: Any) -> Any:
        entry, self.meanwhile = self.meanwhile, None
        if entry is not None:
            assert await self._store.append([entry]) == [True]
        return found

    async def save(self, lobby: Lobby) -> Any:
        return await self._unless_away(self._store.save, lobby)

    async def append(self, entries: Any) -> Any:
        return await self._unless_away(self._store.append, entries)

    async def _unless_away(self, store: Any, what: Any) -> Any:
        if self.away:
            self.away -= 1
            raise StoreError("the database is away")
        return await store(what)

    async def publish(self, message: bytes) -> None:
        if self.deaf:
            self.deaf -= 1
            raise StoreError("the database does not answer")
        self.published.append(message)


class QuickTime(TimeSource):
    """Time that passes a hundred times as fast."""

    def now(self) -> Instant:
        now = super().now()
        return Instant(100 * now.steady, now.ms)

    def call_later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return super().call_later(seconds / 100, call)

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / 100)


def with_hub(
    folder: Path, use: Any, time_source: TimeSource | None = None, store_type: type[SharedStore] = SharedStore
) -> None:
    """Give `use` a hub on such a store."""

    async def run() -> None:
        real = await open_store(f"sqlite:///{folder}/foretell.db")
        store: Any = store_type(real)
        hub = Hub(store, Settings(), Metrics(), time_source)
        try:
            await hub.start()
            async with asyncio.timeout(PATIENCE):
                await use(hub, store)
        finally:
            await hub.stop()
            await real.close()

    asyncio.run(run())


class Ear:
    """A listener of the test's own."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.viewer: int | None = None
        self.heard: list[dict[str, Any]] = []

    def write(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def leave(self) -> None:
        self.heard.append({"type": "left"})
