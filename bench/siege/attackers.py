"""`python -m bench.siege.attackers NAME PORT`: attack a server until standard input ends.

Prints "ready" when everything is set up, waits for a line, attacks, and prints what happened as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Any

import uvloop

from ..tables.http import Address, Answer, Http
from ..tables.websocket import PING, framed
from .hostile import Guest, Streams, connection, counts, drained, flood_http, flood_socket, greet, paced

SOURCE = "127.0.0.66"
CONTINUATION, UNFINISHED_TEXT = 0x00, 0x01
FRAGMENTS, FRAGMENT_SOCKETS = 32_000, 190
DRIPS = 20
"""Number of bytes that `drip` sends in a millisecond."""
CONNECTORS, CONNECTIONS_PER_SECOND = 30, 300
IDLE_CONNECTIONS = 1_100
BOT_TABLES, BOT_TABLE_SECONDS = 250, 25.0
AWAY_SOCKETS, AWAY_SECONDS = 10, 40.0
RETRY = 0.05
HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/v1/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
QUERY_PARTS = 5_000
Work = Coroutine[Any, Any, object]


async def weigh(address: Address) -> Work:
    """One socket asks again and again what each choice would lead to."""
    guest = await playing(address)
    return flood_socket(guest, framed(b'{"type":"weigh","ply":0}') * 100, 1_600_000)


async def garbage(address: Address) -> Work:
    """One socket sends messages of one byte."""
    return flood_socket(await playing(address), framed(b"x") * 300, 1_600_000)


async def pings(address: Address) -> Work:
    """One socket sends pings."""
    return flood_socket(await playing(address), framed(b"", PING) * 300, 600_000)


async def drip(address: Address) -> Work:
    """One socket sends one long message after another, each byte on its own."""
    guest = await playing(address)
    message = framed(b"x" * 2000)

    async def attack() -> None:
        _, writer = await opened_socket(guest)
        connection = writer.get_extra_info("socket")
        connection.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        while not writer.transport.is_closing():
            for byte in message:
                writer.write(bytes((byte,)))
                counts["bytes sent"] += 1
                if counts["bytes sent"] % DRIPS == 0:
                    await asyncio.sleep(0.001)

    return attack()


async def drip_requests(address: Address) -> Work:
    """Many connections send a head, each byte on its own."""

    async def one() -> None:
        while True:
            with suppress(OSError):
                async with connection(address) as (reader, writer):
                    writer.get_extra_info("socket").setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
                    writer.write(HEAD + b"a: ")
                    reading = asyncio.ensure_future(drained(reader))
                    while not reading.done() and not writer.transport.is_closing():
                        writer.write(b"a")
                        counts["bytes sent"] += 1
                        await asyncio.sleep(0.001)
            await asyncio.sleep(RETRY)

    return several(FRAGMENT_SOCKETS, lambda _: one())


async def swarm(address: Address) -> Work:
    """Many sockets of one client, each at the rate that one socket may have."""
    guest = await playing(address)
    opened = [await opened_socket(guest) for _ in range(FRAGMENT_SOCKETS)]

    async def one(number: int) -> None:
        reader, writer = opened[number]
        reading = asyncio.ensure_future(drained(reader))
        while not reading.done():
            writer.write(framed(b'{"type":"weigh","ply":0}'))
            counts["messages sent"] += 1
            await asyncio.sleep(0.05)

    return several(FRAGMENT_SOCKETS, one)


async def connects(address: Address) -> Work:
    """Open a new connection for each request."""

    async def one() -> None:
        while True:
            counts["connections"] += 1
            with suppress(OSError):
                async with connection(address) as (reader, writer):
                    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    await drained(reader)
            await asyncio.sleep(CONNECTORS / CONNECTIONS_PER_SECOND)

    return several(CONNECTORS, lambda _: one())


async def fragments(address: Address) -> Work:
    """Many sockets send messages in fragments of two bytes that never end."""
    guest = await playing(address)
    opened = [await opened_socket(guest) for _ in range(FRAGMENT_SOCKETS)]
    data = framed(b"ab", UNFINISHED_TEXT) + framed(b"ab", CONTINUATION) * FRAGMENTS

    async def one(number: int) -> None:
        reader, writer = opened[number]
        writer.write(data)
        counts["fragments sent"] += FRAGMENTS
        await drained(reader)
        counts["sockets closed"] += 1

    return several(FRAGMENT_SOCKETS, one)


def pipelined(path: bytes) -> Callable[[Address], Awaitable[Work]]:
    """Four connections send 128 KB of requests at a time and wait for no answer."""

    async def attack(address: Address) -> Work:
        request = b"GET %b HTTP/1.1\r\nHost: x\r\n\r\n" % path
        piece = request * (131_072 // len(request))
        return several(4, lambda _: flood_http(address, piece, 400_000))

    return attack


def unfinished(begin: bytes, piece: bytes, bytes_per_second: float) -> Callable[[Address], Awaitable[Work]]:
    """Twenty connections begin a request that never ends, or one after another."""

    async def one(address: Address) -> None:
        while True:
            with suppress(OSError):
                async with connection(address) as (reader, writer):
                    counts["connections"] += 1
                    writer.write(begin)
                    reading = asyncio.ensure_future(drained(reader))
                    await paced(writer, piece, bytes_per_second, reading.done)
                    reading.cancel()
            await asyncio.sleep(RETRY)

    async def attack(address: Address) -> Work:
        return several(20, lambda _: one(address))

    return attack


async def idle(address: Address) -> Work:
    """Many connections that send nothing."""

    async def one() -> None:
        try:
            async with connection(address) as (reader, _):
                counts["connections"] += 1
                await drained(reader)
                counts["connections closed"] += 1
        except OSError:
            counts["connections failed"] += 1

    return several(IDLE_CONNECTIONS, lambda _: one())


async def bots(address: Address) -> Work:
    """Open tables where only bots play, each time as a new person. Every other person sits down and stands up again."""

    async def one(number: int) -> None:
        await asyncio.sleep(number * BOT_TABLE_SECONDS / BOT_TABLES)
        http = Http(address)
        stands_up = number % 2 == 0
        seated = {"name": "Mallory", "bots": ["adept"] * 4} if stands_up else {"bots": ["adept"] * 5}
        opened = await persistent(http, "POST", "/api/v1/tables", {"players": 5, **seated})
        counts[f"opening answered {opened.status}"] += 1
        if opened.status == 201:
            cookie = {"Cookie": opened.headers["set-cookie"].partition(";")[0]}
            path = f"/api/v1/tables/{json.loads(opened.body)['table']['id']}"
            if stands_up:
                await persistent(http, "DELETE", f"{path}/seats/0", **cookie)
                await persistent(http, "PUT", f"{path}/seats/0/bot", {"level": "adept"}, **cookie)
            started = await persistent(http, "POST", f"{path}/start", **cookie)
            counts[f"start answered {started.status}"] += 1
        http.close()

    return several(BOT_TABLES, one)


async def persistent(http: Http, method: str, path: str, body: object = None, **headers: str) -> Answer:
    """Send a request again while the server refuses it as too fast."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            answer = await http.ask(method, path, body, **headers)
            if answer.status != 429:
                return answer
            counts["answered 429"] += 1
            await asyncio.sleep(RETRY)
            continue
        http.close()
        await asyncio.sleep(RETRY)


async def long_log(address: Address) -> Work:
    """Leave and take back a seat over many sockets, as often as possible. Then ask for the whole log."""
    guest = await playing(address)
    path = f"/api/v1/tables/{guest.table}"
    sockets = [await opened_socket(guest) for _ in range(AWAY_SOCKETS)]
    toggling = [asyncio.ensure_future(toggle(*streams)) for streams in sockets]
    await asyncio.sleep(AWAY_SECONDS)
    for task, (_, writer) in zip(toggling, sockets, strict=True):
        task.cancel()
        writer.transport.abort()

    async def attack() -> None:
        while True:
            answer = await persistent(guest.http, "GET", f"{path}/frames", **guest.headers)
            counts[f"frames answered {answer.status}"] += 1
            counts["longest log"] = max(counts["longest log"], answer.body.count(b'"type":"frame"'))

    return several(4, lambda _: attack())


async def toggle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Leave the seat and take it back at the rate that one socket may have."""
    reading = asyncio.ensure_future(drained(reader))
    while not reading.done():
        writer.write(framed(b'{"type":"away"}'))
        writer.write(framed(b'{"type":"back"}'))
        await asyncio.sleep(0.1)


async def lists(address: Address) -> Work:
    """Ask for the list of tables as often as the rate allows."""

    async def attack() -> None:
        http = Http(address)
        while True:
            answer = await persistent(http, "GET", "/api/v1/tables")
            counts[f"answered {answer.status}"] += 1

    return attack()


async def queries(address: Address) -> Work:
    """Ask for games with long queries, each with other parts."""

    async def one() -> None:
        http = Http(address)
        while True:
            counts["queries"] += 1
            answer = await persistent(http, "GET", f"/api/v1/games?{counts['queries']}{'&a1' * QUERY_PARTS}")
            counts[f"answered {answer.status}"] += 1

    return several(4, lambda _: one())


ATTACKS: dict[str, Callable[[Address], Awaitable[Work]]] = {
    "weigh": weigh, "garbage": garbage, "pings": pings, "drip": drip,
    "drip_requests": drip_requests, "swarm": swarm, "connects": connects,
    "fragments": fragments, "pages": pipelined(b"/"),
    "health": pipelined(b"/health"), "ready": pipelined(b"/ready"), "idle": idle, "bots": bots,
    "long_log": long_log, "lists": lists,
    "chunks": unfinished(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000, 2_000_000),
    "commas": unfinished(b"", b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: %b\r\n\r\n" % (b"," * 60_000), 2_000_000),
    "headers": unfinished(HEAD, b"a:\r\n" * 15_000, 2_000_000),
    "trailers": unfinished(POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\na: ", b"x" * 20_000, 2_000_000),
    "bodies": unfinished(POST + b"Content-Length: 100000000000\r\n\r\n", b"x" * 100_000, 20_000_000),
    "queries": queries,
}  # fmt: skip


async def playing(address: Address) -> Guest:
    """A guest whose game has begun."""
    guest = Guest(address)
    await guest.play()
    return guest


async def opened_socket(guest: Guest) -> Streams:
    """A socket to the guest's table. Retries while the server refuses new sockets."""
    while True:
        streams = await asyncio.open_connection(guest.address.host, guest.address.port, local_addr=guest.address.local)
        if await greet(guest, streams):
            return streams
        streams[1].close()
        await asyncio.sleep(0.2)


async def several(number: int, make: Callable[[int], Work]) -> None:
    """Run the same attack many times at once."""
    await asyncio.gather(*(make(each) for each in range(number)), return_exceptions=True)


async def main(name: str, address: Address) -> None:
    """Prepare, wait for the signal, and attack until standard input ends."""
    work = await ATTACKS[name](address)
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, sys.stdin.readline)
    attack = asyncio.ensure_future(work)
    await loop.run_in_executor(None, sys.stdin.read)
    attack.cancel()
    await asyncio.gather(attack, return_exceptions=True)
    print(json.dumps(counts), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.siege.attackers", description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("port", type=int)
    given = parser.parse_args()
    uvloop.run(main(given.name, Address("127.0.0.1", given.port, SOURCE)))
