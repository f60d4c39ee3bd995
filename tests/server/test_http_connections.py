"""Limits on the size and time of request headers, and on the rate of new sockets."""

import asyncio
import gc
import socket
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from foretell.server import http_connections
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings

from .harness import PATIENCE, Server
from .raw_sockets import check_health, exchange, handshake


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("http_connections") / "data") as running:
        yield running
        check_health(running)


@pytest.mark.parametrize("piece", [b"X: " + b"a" * 1000 + b"\r\n", b"a" * 1000], ids=["many", "one"])
def test_a_head_without_end_is_cut_off(piece: bytes) -> None:
    async def scene() -> None:
        async with listening(App()) as (reader, writer):
            answer = asyncio.create_task(reader.read())
            writer.write(GET.removesuffix(b"\r\n") + b"X: ")
            for _ in range(100):
                writer.write(piece)
                await asyncio.sleep(0.001)  # the server, which is in this process, reads it meanwhile
            assert answer.done()
            await asyncio.gather(answer, return_exceptions=True)

    asyncio.run(scene())


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


def test_a_request_in_small_pieces_is_read_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    reads = []
    received = http_connections.HttpConnection.data_received

    def count(connection: http_connections.HttpConnection, data: bytes) -> None:
        reads.append(len(data))
        received(connection, data)

    async def scene() -> None:
        async with listening(App()) as (reader, writer):
            writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in ENDING.replace(b"Host", b"A: %b\r\nHost" % (b"a" * 2000)):
                writer.write(bytes((byte,)))
                await asyncio.sleep(0)
            assert b"HTTP/1.1 200 " in await rest(reader)

    monkeypatch.setattr(http_connections.HttpConnection, "data_received", count)
    asyncio.run(scene())
    assert sum(reads) > 2000
    assert len(reads) < 500


CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def headers(number: int, size: int = 0) -> bytes:
    return b"a:" + b"a" * size + b"\r\n" + b"a:\r\n" * (number - 1)


@pytest.mark.parametrize(
    ("sent", "accepted"),
    [
        (b"GET / HTTP/1.1\r\n" + headers(128) + b"\r\n", True),
        (b"GET / HTTP/1.1\r\n" + headers(160) + b"\r\n", False),
        (b"GET / HTTP/1.1\r\n" + headers(9, 16_000) + b"\r\n", True),
        (b"GET / HTTP/1.1\r\n" + headers(9, 17_000) + b"\r\n", False),
        (CHUNKED + b"80\r\n%b\r\n" % (b"x" * 128) * 1000 + b"0\r\n\r\n", True),
        (CHUNKED + b"1\r\nx\r\n" * 900 + b"0\r\n\r\n", True),
        (CHUNKED + b"80\r\n%b\r\n" % (b"x" * 128) * 1000 + b"1\r\nx\r\n" * 1100, False),
        (CHUNKED + b"0\r\n" + headers(9, 16_000) + b"\r\n", True),
        (CHUNKED + b"0\r\n" + headers(160), False),
        (CHUNKED + b"0\r\n" + headers(1, 17_000), False),
        (CHUNKED + b"1;" + b"a" * 17_000, False),
    ],
    ids=[
        "headers",
        "many headers",
        "head",
        "large head",
        "chunks",
        "small chunks",
        "many chunks",
        "trailers",
        "many trailers",
        "large trailer",
        "large extension",
    ],
)
def test_a_request_of_too_many_parts_is_refused(sent: bytes, accepted: bool, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        app = App()
        async with listening(app) as (reader, writer):
            writer.write(sent + ENDING * accepted)
            found = await rest(reader)
            if accepted:  # a refused client may miss the answer, because the server did not read everything
                assert found.count(b"HTTP/1.1 200 ") == 2
            assert app.metrics.refusals["malformed"] == (not accepted)

    asyncio.run(scene())
    assert not caplog.records


def test_a_body_that_nobody_reads_is_cut_off() -> None:
    async def scene(size: int) -> bytes:
        async with listening(App(), max_body=1024) as (reader, writer):
            writer.write(POST.replace(b"9", b"%d" % size))
            await reader.readuntil(b"ok")
            writer.write(b"x" * size + ENDING)
            return await rest(reader)

    allowed = 1024 + http_connections.MAX_UNREAD
    assert asyncio.run(scene(allowed)).startswith(b"HTTP/1.1 200 ")
    assert asyncio.run(scene(2 * allowed)) == b""


def test_a_client_that_opens_sockets_too_fast_gets_a_retry_time(tmp_path: Path) -> None:
    async def scene(server: Server) -> list[bytes]:
        return [await exchange(server, handshake(server), end=True) for _ in range(30)]

    with Server(tmp_path / "data", "--rate", "1") as server:
        began = time.monotonic()
        answers = asyncio.run(scene(server))
        took = time.monotonic() - began
        check_health(server)
    refused = [answer for answer in answers if answer.startswith(b"HTTP/1.1 429 ")]
    # One a second, and two at once.
    assert 27 - took <= len(refused) <= 28
    assert all(b"\r\nretry-after: 1\r\n" in answer and b'"code":"too_fast"' in answer for answer in refused)
    assert all(answer.startswith(b"HTTP/1.1 101 ") for answer in answers if answer not in refused)


# --- patience -------------------------------------------------------------------------------------

OK = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok"


class App:
    """Answers "ok", except that /endless never ends. `gone` counts the endless requests that have ended."""

    def __init__(self) -> None:
        self.gone = 0
        self.asked = 0
        self.metrics = Metrics()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        headers = [] if scope["path"] == "/endless" else [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        if scope["path"] != "/endless":
            await send({"type": "http.response.body", "body": b"ok"})
            return
        heard = asyncio.create_task(left(receive))
        while not heard.done():
            await send({"type": "http.response.body", "body": b"x" * 10_000, "more_body": True})
            await asyncio.sleep(0)
        self.gone += 1


async def left(receive: Any) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


@asynccontextmanager
async def listening(app: App, **settings: Any) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server in this process."""
    never = 10**9  # so that no timer of Uvicorn cuts a connection
    config = uvicorn.Config(
        app, interface="asgi3", lifespan="off", log_config=None, ws="none", timeout_keep_alive=never
    )
    make, state = http_connections.http_protocol(Settings(**settings), app.metrics), ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: make(config=config, server_state=state, app_state={}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        yield reader, writer
    finally:
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)
        server.close()
        await server.wait_closed()
        while state.connections or state.tasks:
            await asyncio.sleep(0.01)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Return everything that arrives until the connection is cut."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def pass_time() -> None:
    """Let as much time pass on the clock of the event loop as a client has, without waiting."""
    loop = asyncio.get_running_loop()
    now = loop.time
    loop.time = lambda: now() + http_connections.TIMEOUT  # type: ignore[method-assign]
    await asyncio.sleep(0.001)


GET, POST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"
ENDING = GET.replace(b"Host", b"Connection: close\r\nHost")
ENDLESS = GET.replace(b"/ ", b"/endless ")


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", b""),
        (b"", b"GET / HTTP/1.1\r\n"),
        (GET, b"GET / HTTP/1.1\r\n"),
        (GET, b"\r\n"),
        (GET, POST + b"12345"),
    ],
    ids=["nothing", "a head", "a later head", "only the end of a line", "a body"],
)
def test_a_client_that_stops_sending_is_disconnected(first: bytes, then: bytes) -> None:
    async def scene() -> None:
        async with listening(App()) as (reader, writer):
            if first:
                writer.write(first)
                assert await reader.readexactly(len(OK)) == OK
            writer.write(then)
            found = asyncio.create_task(rest(reader))
            for _ in range(100):
                await pass_time()
            assert found.done()
            assert await found in (b"", OK)

    asyncio.run(scene())


def test_a_slow_client_within_the_limit_is_served() -> None:
    """No timer is left that could cut the connection between requests or during an answer."""

    async def scene() -> None:
        async with listening(App()) as (reader, writer):
            for request in (GET, POST + b"123456789", GET):
                writer.write(request)
                assert await reader.readexactly(len(OK)) == OK
                await pass_time()

    asyncio.run(scene())


@pytest.mark.parametrize("after", [b"", GET], ids=["alone", "with a request behind it"])
def test_a_client_that_does_not_read_is_disconnected(after: bytes) -> None:
    async def scene() -> None:
        app = App()
        async with listening(app) as (_, writer):
            writer.write(ENDLESS + after)
            while not app.asked:
                await asyncio.sleep(0.01)
            for _ in range(100):
                await pass_time()
            assert app.gone

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("sent", "read", "answers"),
    [(GET + GET.replace(b"Host", b"Connection: close\r\nHost"), -1, 2), (ENDLESS + GET, 1, 0)],
    ids=["answered", "with a request behind an endless one"],
)
def test_a_connection_that_ended_leaves_nothing_for_the_garbage_collector(
    monkeypatch: pytest.MonkeyPatch, sent: bytes, read: int, answers: int
) -> None:
    """Full collections are rare, so a client could fill the memory with heads of requests."""
    made: list[weakref.ref[object]] = []
    connection_made = http_connections.HttpConnection.connection_made

    def noted(self: http_connections.HttpConnection, transport: asyncio.Transport) -> None:
        made.append(weakref.ref(self))
        connection_made(self, transport)

    monkeypatch.setattr(http_connections.HttpConnection, "connection_made", noted)

    async def scene() -> None:
        async with listening(App()) as (reader, writer):
            writer.write(sent)
            assert (await asyncio.wait_for(reader.read(read), PATIENCE)).count(b"ok") == answers

    gc.disable()
    try:
        asyncio.run(scene())
        assert [one() for one in made] == [None]
    finally:
        gc.enable()


def test_a_client_that_opens_a_socket_during_a_response_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The response would never end, because the connection of a socket does not tell it that the client is gone."""
    monkeypatch.setattr(http_connections.HttpConnection, "_should_upgrade", lambda _: True)

    async def scene() -> None:
        app = App()
        async with listening(app) as (reader, writer):
            writer.write(ENDLESS + GET.replace(b"Host", b"Connection: Upgrade\r\nUpgrade: websocket\r\nHost"))
            await rest(reader)
        assert (app.gone, app.metrics.refusals["malformed"]) == (1, 1)

    asyncio.run(scene())


def test_connections_above_the_limit_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(spare: int) -> bytes:
        monkeypatch.setattr(http_connections, "PLAIN_CONNECTIONS", spare)
        app = App()
        async with listening(app, max_connections=1) as (reader, writer):
            host, port = writer.get_extra_info("peername")
            second, other = await asyncio.open_connection(host, port)
            other.write(GET.replace(b"Host", b"Connection: close\r\nHost"))
            found = await rest(second)
            other.close()
            await asyncio.gather(other.wait_closed(), return_exceptions=True)
            writer.write(GET)
            assert await reader.readexactly(len(OK)) == OK
            assert app.metrics.refusals["busy"] == 1 - spare
            return found

    assert asyncio.run(scene(0)) == b""
    assert asyncio.run(scene(1)).endswith(b"ok")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such option")
def test_the_system_detects_dead_connections() -> None:
    async def scene() -> int:
        async with listening(App()) as (_, writer):
            http_connections.set_send_timeout(writer.transport)
            connection: socket.socket = writer.get_extra_info("socket")
            return connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)

    assert asyncio.run(scene()) == 1000 * http_connections.TIMEOUT
