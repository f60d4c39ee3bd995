"""What a process keeps of its background tasks."""

import asyncio
import gc
import weakref
from typing import Any

from foretell.server.background import Background
from foretell.server.metrics import Metrics


def test_a_finished_task_is_forgotten() -> None:
    async def scene() -> None:
        background = Background(Metrics())
        tasks: list[weakref.ref[asyncio.Task[Any] | None]] = []

        async def work() -> None:
            tasks.append(weakref.ref(asyncio.current_task()))

        assert background.spawn(work())
        for _ in range(10):  # the task, and what it calls at its end
            await asyncio.sleep(0)
        gc.collect()
        assert [task() for task in tasks] == [None]
        await background.stop()

    asyncio.run(scene())


def test_after_the_stop_no_task_begins() -> None:
    async def scene() -> None:
        background, begun = Background(Metrics()), asyncio.Event()

        async def work() -> None:
            begun.set()

        await background.stop()
        assert not background.spawn(work())
        await asyncio.sleep(0)
        assert not begun.is_set()

    asyncio.run(scene())
