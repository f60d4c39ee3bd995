"""A queue whose items are processed in batches."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class BatchQueue(Generic[Item, Result]):
    """Collects the items that arrive while one batch is being processed, and processes them together in the next.

    `process` takes a batch of at most `max_size` items, in the order of their arrival, and returns one result for each.
    If it raises an error, every item of that batch gets the error. Only one batch is processed at a time.
    If the queue's task is cancelled, the futures of all items are cancelled.
    """

    def __init__(self, process: Callable[[list[Item]], Awaitable[Sequence[Result]]], max_size: int) -> None:
        self._process = process
        self._max_size = max_size
        self._waiting: list[tuple[Item, asyncio.Future[Result]]] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, item: Item) -> "asyncio.Future[Result]":
        """Add an item. The future gets its result; cancelling the future does not stop the batch."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Result] = loop.create_future()
        self._waiting.append((item, result))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return result

    async def settle(self) -> None:
        """Wait until the queue is empty and the callbacks of all results have run."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        # `_process` starts the next batch before the event loop runs the callbacks of the last one. So both overlap.
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[: self._max_size], self._waiting[self._max_size :]
                await self._run_batch(batch)
                if not self._waiting:
                    await asyncio.sleep(0)  # let the callbacks run, which may add items
        finally:
            self._task = None
            for _, waiting in self._waiting:  # none are left unless this task is cancelled
                waiting.cancel()
            self._waiting = []

    async def _run_batch(self, batch: "list[tuple[Item, asyncio.Future[Result]]]") -> None:
        try:
            results = await self._process([item for item, _ in batch])
            if len(results) != len(batch):
                raise RuntimeError(f"{len(batch)} items got {len(results)} results")
        except asyncio.CancelledError:
            for _, waiting in batch:
                waiting.cancel()
            raise
        except Exception as error:  # noqa: BLE001 (it is raised where the result is awaited)
            for _, waiting in batch:
                if not waiting.done():
                    waiting.set_exception(error)
        else:
            for (_, waiting), result in zip(batch, results, strict=True):
                if not waiting.done():
                    waiting.set_result(result)
