"""Loading tables: how often the store is read."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, cast

import pytest

from foretell.server.loads import Loaded, Loads
from foretell.store import Store
from foretell.table.refusals import Refusal


class CountingStore:
    """A store that records its reads and answers when the test allows it. It has all tables but those named `no…`."""

    def __init__(self) -> None:
        self.reads: list[list[str]] = []
        self.gate = asyncio.Event()

    async def load(self, tables: Sequence[str]) -> dict[str, Loaded]:
        self.reads.append(list(tables))
        await self.gate.wait()
        return {table: cast("Loaded", (table, [])) for table in tables if not table.startswith("no")}


async def start(*loads: Coroutine[Any, Any, Loaded]) -> list[asyncio.Task[Loaded]]:
    """Start these loads, and wait until the first batch is being read."""
    tasks = [asyncio.create_task(load) for load in loads]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


def test_requests_for_one_table_share_a_read() -> None:
    async def run() -> None:
        store = CountingStore()
        loads = Loads(cast("Store", store))
        tasks = await start(*(loads.load(table) for table in ("a", "a", "b", "a")))
        store.gate.set()
        assert [cast("str", found[0]) for found in await asyncio.gather(*tasks)] == ["a", "a", "b", "a"]
        assert store.reads == [["a", "b"]]

    asyncio.run(run())


def test_requests_during_a_read_share_the_next_one() -> None:
    """The table may have changed since the first read started."""

    async def run() -> None:
        store = CountingStore()
        loads = Loads(cast("Store", store))
        tasks = await start(loads.load("a"))
        tasks += await start(loads.load("a"), loads.load("b"), loads.load("a"))
        store.gate.set()
        await asyncio.gather(*tasks)
        assert store.reads == [["a"], ["a", "b"]]

    asyncio.run(run())


def test_a_cancelled_request_does_not_cancel_the_others() -> None:
    async def run() -> None:
        store = CountingStore()
        loads = Loads(cast("Store", store))
        first, second = await start(loads.load("a"), loads.load("a"))
        first.cancel()
        store.gate.set()
        assert cast("str", (await second)[0]) == "a"
        assert store.reads == [["a"]]

    asyncio.run(run())


def test_a_missing_table_is_refused_to_every_request() -> None:
    async def run() -> None:
        store = CountingStore()
        store.gate.set()
        loads = Loads(cast("Store", store))
        tasks = await start(loads.load("none"), loads.load("none"))
        for task in tasks:
            with pytest.raises(Refusal, match="no such table"):
                await task
        assert store.reads == [["none"]]

    asyncio.run(run())
