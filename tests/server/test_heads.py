"""Heads of requests are bounded in size and time, and sockets in how fast they are opened."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from foretell.server import heads
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings

from .harness import Server
from .test_socket_fuzz import check_health, exchange, handshake


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("heads") / "data") as running:
        yield running
        check_health(running)


@pytest.mark.parametrize("piece", [b"X: " + b"a" * 1000 + b"\r\n", b"a" * 1000], ids=["many", "one"])
def test_a_head_without_end_is_cut_off(server: Server, piece: bytes) -> None:
    sent = asyncio.run(sent_until_cut_off(server, b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + piece, piece))
    assert sent < 1_000_000


async def sent_until_cut_off(server: Server, first: bytes, piece: bytes) -> int:
    """Send until the server has had enough; gives how many bytes that took."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    answer, sent = asyncio.create_task(reader.read()), len(first)
    try:
        writer.write(first)
        while not answer.done() and sent < 1_000_000:
            await writer.drain()
            await asyncio.sleep(0.001)
            writer.write(piece)
            sent += len(piece)
    except ConnectionError:
        pass
    finally:
        writer.close()
        await asyncio.gather(writer.wait_closed(), answer, return_exceptions=True)
    return sent


def test_a_head_in_many_pieces_and_several_on_one_connection_are_fine(server: Server) -> None:
    async def scene() -> None:
        host, _, port = server.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        chance, request = Random(1), b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 5000 + b"\r\n\r\n"
        for _ in range(30):
            at = 0
            while at < len(request):
                size = chance.randrange(1, 4000)
                writer.write(request[at : at + size])
                await writer.drain()
                at += size
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
            await reader.readuntil(b"}")
        writer.close()
        await writer.wait_closed()

    asyncio.run(scene())


def test_who_opens_sockets_too_fast_is_told_when_to_come_again(tmp_path: Path) -> None:
    async def scene(server: Server) -> list[bytes]:
        return [await exchange(server, handshake(server), end=True) for _ in range(30)]

    with Server(tmp_path / "data", "--rate", "5") as server:
        answers = asyncio.run(scene(server))
        check_health(server)
    refused = [answer for answer in answers if answer.startswith(b"HTTP/1.1 429 ")]
    assert 10 <= len(refused) < 30
    assert all(b"\r\nretry-after: 1\r\n" in answer and b'"code":"too_fast"' in answer for answer in refused)
    assert all(answer.startswith(b"HTTP/1.1 101 ") for answer in answers if answer not in refused)


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Never reached."""

    async def scene() -> bytes:
        monkeypatch.setattr(heads, "PATIENCE", 0.05)
        config = uvicorn.Config(app, interface="asgi3", lifespan="off", log_config=None, ws="none")
        make = heads.head_protocol(Settings(), Metrics())
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(
            lambda: make(config=config, server_state=ServerState(), app_state={}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        try:
            writer.write(b"GET / HTTP/1.1\r\n")
            return await asyncio.wait_for(reader.read(), 10)
        except ConnectionResetError:
            return b""
        finally:
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)
            listening.close()
            await listening.wait_closed()

    assert asyncio.run(scene()) == b""
