"""Group commit: all entries that come while a commit is under way go into the next one."""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter

from ..store import Store
from ..table.entries import Entry
from . import logs
from .metrics import Metrics

Done = Callable[[bool | None], None]
"""True: it is in the log. False: another entry has that ply. None: the database does not answer."""

Batch = list[tuple[Entry, Done]]
MOST_AT_ONCE = 100
"""Entries in one commit: so many that its cost is shared, so few that there is always something to tell meanwhile."""


class Commits:
    """The one way into the log."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: list[tuple[Entry, Done]] = []
        self._work: asyncio.Task[None] | None = None

    def append(self, entry: Entry, done: Done) -> None:
        """Commit an entry; `done` hears of it afterwards."""
        self._waiting.append((entry, done))
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._run())

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while self._work is not None:
            await asyncio.wait([self._work])

    async def _run(self) -> None:
        """While one batch is on its way to the disk, the one before it is told."""
        done: Batch = []
        results: Sequence[bool | None] = []
        while self._waiting or done:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            commit = asyncio.ensure_future(self._commit([entry for entry, _ in batch]))  # noqa: RUF006 (awaited below)
            await asyncio.sleep(0)  # it begins
            self._tell(done, results)
            done, results = batch, await commit
        self._work = None

    def _tell(self, batch: Batch, results: Sequence[bool | None]) -> None:
        for (_, done), result in zip(batch, results, strict=True):
            try:
                done(result)
            except Exception as error:  # noqa: BLE001 (one table's trouble is no other's)
                self._metrics.failures += 1
                logs.failure("told", error)

    async def _commit(self, entries: list[Entry]) -> Sequence[bool | None]:
        if not entries:
            return []
        began = perf_counter()
        try:
            results = await self._store.append(entries)
        except Exception as error:  # noqa: BLE001 (whatever it was: nobody knows what is stored, and tables go on)
            logs.failure("commit", error, entries=len(entries))
            return [None] * len(entries)
        self._metrics.commit_seconds.add(perf_counter() - began)
        self._metrics.commit_batch.add(len(entries))
        return results
