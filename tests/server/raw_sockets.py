"""Sockets that send single bytes, frames or random messages, for tests of what the server accepts."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from foretell.table import wire

from .harness import PATIENCE, Person, Server, Table, play_on, table

_outgoing = msgspec.json.Decoder(wire.AnyOutgoing)
TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def check_health(server: Server) -> None:
    """Check that the server responds and has neither counted nor logged a failure."""
    assert httpx.get(f"{server.url}/ready", timeout=PATIENCE).json() == {"status": "ready"}
    assert "foretell_failures_total 0.0" in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    assert server.errors() == []
    log = server.log.read_text()
    assert '"error"' not in log
    assert "Traceback" not in log


@asynccontextmanager
async def next_door(server: Server) -> AsyncIterator[Table]:
    """Play a game to its end while the block runs, and check every client's view."""
    async with table(server, {"players": 3}) as there:
        play = asyncio.create_task(play_on(there.seats, Random(1).choice))
        try:
            yield there
            await play
            for seat in there.seats:
                await seat.check()
            assert there.seats[0].over
        finally:
            play.cancel()
            await asyncio.gather(play, return_exceptions=True)


def handshake(server: Server, *headers: str, path: str = "/api/v1/tables/QQQQQQ/socket", method: str = "GET") -> bytes:
    """Return a request to open a socket."""
    lines = [
        f"{method} {path} HTTP/1.1", f"Host: {server.url.removeprefix('http://')}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", *headers,
    ]  # fmt: skip
    return "\r\n".join((*lines, "", "")).encode("latin-1")


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, mask: bool = True, reserved: int = 0) -> bytes:
    """Return a frame, legal or not."""
    head = bytes([fin << 7 | reserved << 4 | opcode])
    size = len(data)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    if not mask:
        return head + length + data
    return head + bytes([length[0] | 0x80]) + length[1:] + bytes(4) + data


async def exchange(server: Server, *sent: bytes, end: bool = False) -> bytes:
    """Send data, and return what the server answers until it closes. With `end`, close our direction after the data."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    answer = b""
    try:
        for data in sent:
            if answer == b"" and data is not sent[0]:  # send nothing before the handshake is answered
                answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(data)
            await writer.drain()
        if end:
            writer.write_eof()
        return answer + await asyncio.wait_for(reader.read(), PATIENCE)
    except TimeoutError:
        raise
    except OSError:  # the server has closed the connection, perhaps before the end was sent
        return answer
    finally:
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)


def close_code(answer: bytes) -> int:
    """Return the code in the close frame that ends an answer."""
    head, _, frames = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 "), head
    codes = []
    while frames:
        size, at = frames[1], 2
        if size == 126:
            size, at = int.from_bytes(frames[2:4], "big"), 4
        if frames[0] == 0x88:
            codes.append(int.from_bytes(frames[at : at + 2], "big"))
        frames = frames[at + size :]
    assert len(codes) == 1
    return codes[0]


async def shaken(server: Server, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket, and return its streams of bytes after the handshake."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(handshake(server, path=path))
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return reader, writer


class Fuzzer:
    """A connection that sends anything, and checks the type of every answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: Counter[str] = Counter()
        self.ply = -1
        self.choices: tuple[str, ...] = ()

    async def next(self) -> wire.AnyOutgoing:
        """The next answer."""
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        answer: wire.AnyOutgoing = _outgoing.decode(data)
        self.heard[answer.code if isinstance(answer, wire.Refused) else type(answer).__name__] += 1
        if isinstance(answer, wire.Full):
            self.ply, self.choices = answer.ply, answer.view.choices
        return answer

    async def refused(self) -> wire.Refused:
        """The next refusal."""
        while not isinstance(answer := await self.next(), wire.Refused):
            pass
        return answer

    async def look(self) -> None:
        """Check that the server still answers."""
        await self.socket.send('{"type":"look"}')
        while not isinstance(await self.next(), wire.Full):
            pass

    async def dealt(self) -> None:
        """Wait for the deal."""
        while not isinstance(await self.next(), wire.Full | wire.Frame):
            pass


@asynccontextmanager
async def fuzzer(person: Person, key: str) -> AsyncIterator[Fuzzer]:
    """Open a connection and read the welcome."""
    seat = await person.connect(key)
    try:
        yield Fuzzer(seat.socket)
    finally:
        await seat.close()
