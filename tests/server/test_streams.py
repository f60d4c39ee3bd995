"""Streams that nobody reads hold neither a seat nor a place."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from foretell.server.api import streams
from foretell.server.api.parts import Here
from foretell.server.api.streams import Stream

from .test_http_failures import FakeHub, parts_in


def test_a_reader_that_is_stuck_leaves_the_table_at_once(tmp_path: Path) -> None:
    """Even if its generator waits for a drain that never comes."""
    parts = parts_in(tmp_path, most_queue=20_000)

    async def scene() -> None:
        stream = Stream(Here(parts, None))
        await stream.open("x", None)
        lines = stream.lines()
        stream.write(b"{}")
        assert await anext(lines) == b"{}\n"  # and nobody asks for more
        while not parts.metrics.dropped_readers:
            stream.write(b"x" * 1000)
        assert cast(FakeHub, parts.hub).attached == [stream]  # others are being told: nothing changes meanwhile
        await asyncio.sleep(0)
        assert cast(FakeHub, parts.hub).attached == []
        assert (parts.metrics.streams, parts.streams) == (0, set())
        assert [line async for line in lines] == []

    asyncio.run(scene())
    assert parts.metrics.streams == 0


def test_a_stream_that_never_begins_to_be_read_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "PATIENCE", 0.01)
    parts = parts_in(tmp_path)

    async def scene() -> None:
        unread, read = Stream(Here(parts, None)), Stream(Here(parts, None))
        await unread.open("x", None)
        await read.open("x", None)
        waiting = asyncio.ensure_future(anext(read.lines()))
        async with asyncio.timeout(10):
            while unread in parts.streams:
                await asyncio.sleep(0.01)
        assert cast(FakeHub, parts.hub).attached == [read]
        read.write(b"{}")
        assert await waiting == b"{}\n"

    asyncio.run(scene())
