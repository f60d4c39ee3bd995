"""A queue whose items are processed in batches."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class BatchQueue(Generic[Item, Result]):
    """Collects the items that arrive while one batch is being processed, and processes them together in the next.

    `process` takes a batch of at most `max_size` items, in the order of their arrival, and returns one result for each.
    If it raises an error, every item of that batch gets the error. Only one batch is processed at a time.
    If the queue's task is cancelled, every item gets a `CancelledError`.
    """

    def __init__(self, process: Callable[[list[Item]], Awaitable[Sequence[Result]]], max_size: int) -> None:
        self._process = process
        self._max_size = max_size
        self._waiting: list[tuple[Item, Callable[[Result | BaseException], None]]] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, item: Item, done: Callable[[Result | BaseException], None]) -> None:
        """Add an item. `done`, which must not raise, is called with its result or with the error of its batch."""
        self._waiting.append((item, done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def put(self, item: Item) -> "asyncio.Future[Result]":
        """Add an item. The future gets its result; cancelling the future does not stop the batch."""
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.add(item, partial(_resolve, result))
        return result

    async def drain(self) -> None:
        """Wait until the queue is empty and every `done` has been called."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[: self._max_size], self._waiting[self._max_size :]
                results = await self._results_of(batch)
                # Not now: the next batch starts first, so that both overlap.
                asyncio.get_running_loop().call_soon(_tell_all, batch, results)
                if not self._waiting:
                    await asyncio.sleep(0)  # let `done` be called, which may add items
        finally:
            self._task = None
            waiting, self._waiting = self._waiting, []  # empty unless this task is cancelled
            for _, done in waiting:
                done(asyncio.CancelledError())

    async def _results_of(
        self, batch: "list[tuple[Item, Callable[[Result | BaseException], None]]]"
    ) -> "Sequence[Result | BaseException]":
        try:
            results = await self._process([item for item, _ in batch])
            if len(results) != len(batch):
                raise RuntimeError(f"{len(batch)} items got {len(results)} results")
        except asyncio.CancelledError as error:
            for _, done in batch:
                done(error)
            raise
        except Exception as error:  # noqa: BLE001 (every item of the batch gets it)
            return [error] * len(batch)
        return results


def _tell_all(
    batch: list[tuple[Item, Callable[[Result | BaseException], None]]], results: Sequence[Result | BaseException]
) -> None:
    for (_, done), result in zip(batch, results, strict=True):
        done(result)


def _resolve(future: "asyncio.Future[Result]", result: Result | BaseException) -> None:
    if future.done():
        return
    if isinstance(result, asyncio.CancelledError):
        future.cancel()
    elif isinstance(result, BaseException):
        future.set_exception(result)
    else:
        future.set_result(result)
