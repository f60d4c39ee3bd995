"""Hostile clients: websockets and plain connections that send as much as their pace allows, and come back."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import perf_counter

import msgspec

from ..tables.http import Address, Http
from ..tables.ours import Place, Token
from ..tables.websocket import REQUEST, framed

TICK = 0.01
MAX_UNSENT = 1_000_000
RETRY_SECONDS = 0.05
counts: Counter[str] = Counter()
"""What the attacker did and met."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Guest:
    """A person at a table of their own."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.http = Http(address)
        self.table = ""
        self.headers: dict[str, str] = {}

    async def play(self) -> None:
        """Start a game against a bot, and contribute, so that the cards are dealt."""
        token = msgspec.json.decode((await self.http.post("/api/v1/tokens", {})).body, type=Token).token
        self.headers = {"Authorization": f"Bearer {token}"}
        body = {"name": "Mallory", "wishes": {"players": 2}}
        place = msgspec.json.decode((await self.http.post("/api/v1/play", body, **self.headers)).body, type=Place)
        self.table = place.table.id
        contribution = {"contribution": secrets.token_hex(32)}
        await self.http.post(f"/api/v1/tables/{self.table}/contribution", contribution, **self.headers)
        while (await self.http.get(f"/api/v1/tables/{self.table}/view", **self.headers)).status != 200:
            await asyncio.sleep(0.2)

    def request(self) -> bytes:
        """The handshake of a socket to the table."""
        lines = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        path = f"/api/v1/tables/{self.table}/socket"
        return REQUEST.format(host=str(self.address), path=path, headers=lines).encode()


@asynccontextmanager
async def connection(address: Address) -> AsyncIterator[Streams]:
    """A connection whose data are read and dropped by `drained`."""
    reader, writer = await asyncio.open_connection(address.host, address.port, local_addr=address.local)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def greet(guest: Guest, streams: Streams) -> bool:
    """Make the handshake and say hello. Return whether the server accepted the socket."""
    reader, writer = streams
    writer.write(guest.request())
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101"):
        counts["sockets refused"] += 1
        return False
    counts["sockets"] += 1
    writer.write(framed(b'{"type":"hello","version":1}'))
    await reader.read(1)
    return True


async def drained(reader: asyncio.StreamReader) -> None:
    """Read until the end."""
    with suppress(OSError):
        while data := await reader.read(262_144):
            counts["bytes received"] += len(data)


async def paced(writer: asyncio.StreamWriter, piece: bytes, bytes_per_second: float, ended: Callable[[], bool]) -> None:
    """Send `piece` again and again at a pace, until the connection ends."""
    began, sent = perf_counter(), 0
    while not ended() and not writer.transport.is_closing():
        due = (perf_counter() - began) * bytes_per_second - sent
        if writer.transport.get_write_buffer_size() > MAX_UNSENT:
            began, sent = perf_counter(), 0  # the server does not read: keep the pace, not the backlog
        elif due >= len(piece):
            data = piece * int(due // len(piece))
            writer.write(data)
            sent += len(data)
            counts["bytes sent"] += len(data)
        await asyncio.sleep(TICK)


async def flood_socket(guest: Guest, piece: bytes, bytes_per_second: float) -> None:
    """Keep one socket open and flood it. If the server closes it, open another."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            async with connection(guest.address) as streams:
                if await greet(guest, streams):
                    reading = asyncio.ensure_future(drained(streams[0]))
                    await paced(streams[1], piece, bytes_per_second, reading.done)
                    reading.cancel()
        await asyncio.sleep(RETRY_SECONDS)


async def flood_http(address: Address, piece: bytes, bytes_per_second: float) -> None:
    """Keep one connection open and send requests without waiting for answers."""
    while True:
        with suppress(OSError):
            async with connection(address) as (reader, writer):
                counts["connections"] += 1
                reading = asyncio.ensure_future(drained(reader))
                await paced(writer, piece, bytes_per_second, reading.done)
                reading.cancel()
        await asyncio.sleep(RETRY_SECONDS)
