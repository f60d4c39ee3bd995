"""Group commit: all entries that arrive during one commit are written together in the next."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

from ..store import BatchQueue, Store, StoreError
from ..table.entries import Entry
from ..table.machine_effects import Outcome
from . import logs
from .metrics import Metrics

Done = Callable[[Outcome], None]

MAX_BATCH = 100
"""Maximum number of entries in one commit. Many entries share the cost of a commit; too many would delay the frames of
the commit before it."""


class Commits:
    """Writes entries to the log. Nothing else does."""

    def __init__(self, store: Store, metrics: Metrics, stopwatch: Callable[[], float] = perf_counter) -> None:
        self._store = store
        self._metrics = metrics
        self._stopwatch = stopwatch
        self._logged: BaseException | None = None
        self._began: float | None = None
        self.failing = False
        """Whether the last commit failed. `DatabaseWatch` ends this when the database accepts writes again."""
        metrics.gauges["commits_failing"] = lambda: int(self.failing)
        self._queue: BatchQueue[Entry, Outcome] = BatchQueue(self._commit, MAX_BATCH)

    def append(self, entry: Entry, done: Done) -> None:
        """Commit an entry, and call `done` with the outcome."""
        self._queue.add(entry, partial(self._tell, done))

    @property
    def waiting(self) -> float:
        """For how many seconds the running commit has been waiting for the database; 0 if there is none."""
        return 0.0 if self._began is None else self._stopwatch() - self._began

    async def drain(self) -> None:
        """Wait until every entry is committed and every `done` has been called."""
        await self._queue.drain()

    async def _commit(self, entries: list[Entry]) -> Sequence[Outcome]:
        began = self._began = self._stopwatch()
        try:
            results = await self._store.append(entries)
        except StoreError as error:
            self.failing = True
            self._metrics.failed_commits[error.database_error] += 1
            logs.failure("commit", error, entries=len(entries))
            return [Outcome.UNKNOWN] * len(entries)
        finally:
            self._began = None
        self.failing = False
        self._metrics.commit_seconds.add(self._stopwatch() - began)
        self._metrics.commit_batch.add(len(entries))
        return [Outcome.STORED if stored else Outcome.TAKEN for stored in results]

    def _tell(self, done: Done, result: Outcome | BaseException) -> None:
        if isinstance(result, asyncio.CancelledError):  # the event loop is closing
            return
        if isinstance(result, BaseException):
            if result is not self._logged:  # a bug in the store; all entries of a batch get one error
                self._logged = result
                self._fail("commit", result)
            result = Outcome.UNKNOWN
        try:
            done(result)
        except Exception as error:  # noqa: BLE001 (a bug at one table must not stop the others)
            self._fail("told", error)

    def _fail(self, event: str, error: BaseException) -> None:
        self._metrics.failures += 1
        logs.failure(event, error)
