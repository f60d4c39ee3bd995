"""The real clock of a server."""

import asyncio

from foretell.server.time_source import TimeSource


def test_a_call_comes_later_unless_it_is_cancelled() -> None:
    called: list[str] = []

    async def scene() -> None:
        time_source = TimeSource()
        time_source.call_later(0, lambda: called.append("cancelled")).cancel()
        done = asyncio.Event()
        time_source.call_later(0, done.set)
        assert not done.is_set()
        await done.wait()

    asyncio.run(scene())
    assert called == []
