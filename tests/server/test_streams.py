"""A stream that nobody reads holds neither a seat nor a connection."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from foretell.server.api import streams
from foretell.server.api.parts import Caller
from foretell.server.api.streams import Stream
from foretell.server.limits import COSTLY_BURST, Clients
from foretell.server.settings import Settings
from foretell.table.refusals import Refusal

from .harness import PATIENCE
from .test_http_failures import FakeHub, parts_in


def test_a_reader_that_is_stuck_leaves_the_table_at_once(tmp_path: Path) -> None:
    """This holds even if its generator waits for the client for ever."""
    parts = parts_in(tmp_path, max_queue=20_000)

    async def scene() -> None:
        stream = Stream(Caller(parts, None, "192.0.2.1"))
        await stream.open("x", None)
        lines = stream.lines()
        stream.write(b"{}")
        assert await anext(lines) == b"{}\n"  # and nobody asks for more
        while not parts.metrics.dropped_readers:
            stream.write(b"x" * 1000)
        assert cast(FakeHub, parts.hub).attached == [stream]  # others are being told: nothing changes meanwhile
        await asyncio.sleep(0)
        assert cast(FakeHub, parts.hub).attached == []
        assert (parts.metrics.read("streams"), parts.streams) == (0, set())
        assert [line async for line in lines] == []

    asyncio.run(scene())
    assert parts.metrics.read("streams") == 0


def test_a_stream_that_never_begins_to_be_read_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "READ_TIMEOUT", 0.01)
    parts = parts_in(tmp_path)

    async def scene() -> None:
        unread, read = Stream(Caller(parts, None, "192.0.2.1")), Stream(Caller(parts, None, "192.0.2.1"))
        await unread.open("x", None)
        await read.open("x", None)
        waiting = asyncio.ensure_future(anext(read.lines()))
        async with asyncio.timeout(PATIENCE):
            while unread in parts.streams:
                await asyncio.sleep(0.01)
        assert cast(FakeHub, parts.hub).attached == [read]
        read.write(b"{}")
        assert await waiting == b"{}\n"

    asyncio.run(scene())


def test_streams_and_sockets_are_counted_together_for_each_client(tmp_path: Path) -> None:
    parts = parts_in(tmp_path, max_connections=3, max_per_client=2)
    parts.clients.connect("192.0.2.1")  # a socket

    async def scene() -> None:
        await Stream(Caller(parts, None, "192.0.2.1")).open("x", None)
        with pytest.raises(Refusal, match="one address"):
            await Stream(Caller(parts, None, "192.0.2.1")).open("x", None)
        last = Stream(Caller(parts, None, "192.0.2.2"))
        await last.open("x", None)
        with pytest.raises(Refusal, match="too many connections; try again"):
            parts.clients.connect("192.0.2.3")
        last.leave()
        assert [line async for line in last.lines()] == []
        parts.clients.connect("192.0.2.3")

    asyncio.run(scene())


def test_a_stream_that_is_refused_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = parts_in(tmp_path, max_per_client=1)

    async def refuse(*_: object) -> Any:
        raise Refusal("no_table", "there is no such table")

    monkeypatch.setattr(type(parts.hub.door), "attach", refuse)

    async def scene() -> None:
        for _ in range(2):
            with pytest.raises(Refusal, match="no such table"):
                await Stream(Caller(parts, None, "192.0.2.1")).open("x", None)

    asyncio.run(scene())
    assert parts.streams == set()


def test_a_client_that_reconnects_too_often_gets_the_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    async def attach(self: Any, listener: Stream, table: str, since: int | None) -> Any:
        asked.append(since)
        return self

    monkeypatch.setattr(FakeHub, "attach", attach)
    parts = replace(parts_in(tmp_path), clients=Clients(Settings(), lambda: 0.0))

    async def scene() -> None:
        for _ in range(int(COSTLY_BURST) + 1):
            await Stream(Caller(parts, None, "192.0.2.1")).open("x", 7)

    asyncio.run(scene())
    assert asked == [7] * int(COSTLY_BURST) + [None]
