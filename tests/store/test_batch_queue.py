"""The batch queue: what arrives during one batch goes into the next."""

import asyncio
from collections.abc import Sequence

import pytest

from foretell.store import BatchQueue


class Work:
    """Doubles numbers, batch by batch, when it is allowed to."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.gate = asyncio.Event()
        self.fails_at: int | None = None

    async def process(self, items: list[int]) -> Sequence[int]:
        self.batches.append(items)
        await self.gate.wait()
        if self.fails_at in items:
            raise ValueError("no")
        return [2 * item for item in items]


def test_items_of_one_moment_share_a_batch_and_later_ones_the_next() -> None:
    async def run() -> None:
        work = Work()
        queue = BatchQueue(work.process, 100)
        first = [queue.put(item) for item in (1, 2)]
        await asyncio.sleep(0)
        second = [queue.put(item) for item in (3, 4, 5)]
        await asyncio.sleep(0)
        assert work.batches == [[1, 2]]
        work.gate.set()
        assert await asyncio.gather(*first, *second) == [2, 4, 6, 8, 10]
        assert work.batches == [[1, 2], [3, 4, 5]]

    asyncio.run(run())


def test_a_batch_has_a_maximum_size_and_keeps_the_order() -> None:
    async def run() -> None:
        work = Work()
        work.gate.set()
        queue = BatchQueue(work.process, 3)
        assert await asyncio.gather(*map(queue.put, range(7))) == [0, 2, 4, 6, 8, 10, 12]
        assert work.batches == [[0, 1, 2], [3, 4, 5], [6]]

    asyncio.run(run())


def test_an_error_goes_to_all_of_its_batch_and_to_no_other() -> None:
    async def run() -> None:
        work = Work()
        work.fails_at = 1
        queue = BatchQueue(work.process, 2)
        failing = [queue.put(1), queue.put(2)]
        await asyncio.sleep(0)
        fine = queue.put(3)
        work.gate.set()
        for result in failing:
            with pytest.raises(ValueError, match="no"):
                await result
        assert await fine == 6

    asyncio.run(run())


def test_a_cancelled_item_does_not_cancel_the_others() -> None:
    async def run() -> None:
        work = Work()
        queue = BatchQueue(work.process, 10)
        gone, other = queue.put(1), queue.put(2)
        await asyncio.sleep(0)
        gone.cancel()
        work.gate.set()
        assert await other == 4
        work.gate.clear()
        work.fails_at = 1
        gone, other = queue.put(1), queue.put(2)
        gone.cancel()
        work.gate.set()
        with pytest.raises(ValueError, match="no"):
            await other

    asyncio.run(run())


def test_the_next_batch_starts_before_the_results_of_the_last_are_delivered() -> None:
    async def run() -> None:
        order: list[str] = []

        async def process(items: list[str]) -> Sequence[str]:
            order.append(f"start {items[0]}")
            await asyncio.sleep(0)
            return items

        queue = BatchQueue(process, 1)
        for name in ("a", "b"):
            queue.put(name).add_done_callback(lambda result: order.append(f"told {result.result()}"))
        await queue.drain()
        assert order == ["start a", "start b", "told a", "told b"]

    asyncio.run(run())


def test_drain_waits_for_what_callbacks_add() -> None:
    async def run() -> None:
        work = Work()
        work.gate.set()
        queue = BatchQueue(work.process, 10)
        results: list[int] = []

        def again(result: "asyncio.Future[int]") -> None:
            results.append(result.result())
            if len(results) < 5:
                queue.put(result.result()).add_done_callback(again)

        queue.put(1).add_done_callback(again)
        await queue.drain()
        assert results == [2, 4, 8, 16, 32]
        await queue.drain()  # nothing is under way

    asyncio.run(run())


def test_no_item_waits_forever_if_the_queue_is_cancelled() -> None:
    async def run() -> None:
        work = Work()
        queue = BatchQueue(work.process, 1)
        results = [queue.put(1), queue.put(2)]
        await asyncio.sleep(0)
        (task,) = asyncio.all_tasks() - {asyncio.current_task()}
        task.cancel()
        await queue.drain()
        assert [result.cancelled() for result in results] == [True, True]
        work.gate.set()
        assert await queue.put(3) == 6

    asyncio.run(run())


def test_a_wrong_number_of_results_is_an_error_for_the_whole_batch() -> None:
    async def run() -> None:
        async def process(items: list[int]) -> Sequence[int]:
            return items[1:]

        queue = BatchQueue(process, 10)
        for result in (queue.put(1), queue.put(2)):
            with pytest.raises(RuntimeError, match="2 items got 1 results"):
                await result

    asyncio.run(run())
