"""Coroutines that run in the background."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from ..store import StoreError
from . import logs
from .metrics import Metrics


class Background:
    """The background tasks of a process. Errors go to the log, because nobody awaits the tasks."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def spawn(self, work: Coroutine[Any, Any, object]) -> bool:
        """Run a coroutine in the background, and log it if it fails. Return False if the server is stopping."""
        if self._stopped:
            work.close()
            return False
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # the task may be cancelled before it starts
        return True

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except StoreError as error:
            logs.failure("store failed", error)
        except Exception as error:  # noqa: BLE001 (nobody awaits the task, so the error goes to the log)
            self.note_failure("background", error)

    def note_failure(self, event: str, error: BaseException) -> None:
        """Count and log an unexpected error."""
        self._metrics.failures += 1
        logs.failure(event, error)

    async def stop(self) -> None:
        """Cancel all tasks, and start no more."""
        self._stopped = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
