"""Wrong handshakes and frames, random bytes, and clients that send too much or never read.

The server answers or ends the connection, and other games continue.
"""

import asyncio
import json
import os
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from foretell.server.framing import RESTART
from foretell.server.sockets import Socket

from .harness import PATIENCE, Person, Seat, Server, play_on, seated, table
from .raw_sockets import (
    BINARY,
    CLOSE,
    CONT,
    PING,
    TEXT,
    check_health,
    close_code,
    exchange,
    frame,
    fuzzer,
    handshake,
    next_door,
    shaken,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz") / "data", "--log-level", "debug") as running:
        yield running
        check_health(running)


BAD_FRAMES: dict[str, tuple[bytes, int]] = {
    "no mask": (frame(TEXT, b"{}", mask=False), 1002),
    "reserved bits": (frame(TEXT, b"{}", reserved=4), 1002),
    "a reserved opcode": (frame(3, b"{}"), 1002),
    "a reserved control opcode": (frame(11), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "a ping in pieces": (frame(PING, b"x", fin=False), 1002),
    "a rest without a beginning": (frame(CONT, b"x"), 1002),
    "two beginnings": (frame(TEXT, b"x", fin=False) + frame(TEXT, b"y"), 1002),
    "a close of one byte": (frame(CLOSE, b"\x03"), 1002),
    "a close with a code that is none": (frame(CLOSE, (1005).to_bytes(2, "big")), 1002),
    "a close whose reason is not UTF-8": (frame(CLOSE, (1000).to_bytes(2, "big") + b"\xff\xfe"), 1007),
    "a frame of 2**63 bytes": (b"\x81\xff" + (2**63).to_bytes(8, "big") + bytes(4), 1009),
    "a message of 16 times the size": (b"\x81\xff" + (70_000).to_bytes(8, "big") + bytes(4), 1009),
    "pieces of 16 times the size": (frame(TEXT, b"x" * 60_000, fin=False) + frame(CONT, b"x" * 6_000)[:8], 1009),
    "a proper close": (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
}


def test_bad_frames_end_the_connection_with_a_code(server: Server) -> None:
    async def scene() -> None:
        async with next_door(server):
            for name, (data, code) in BAD_FRAMES.items():
                for before in (b"", frame(TEXT, b'{"type":"look"}') + frame(PING, b"hm") + frame(BINARY, b"{}")):
                    answer = await exchange(server, handshake(server), before + data)
                    assert close_code(answer) == code, name

    asyncio.run(scene())


def test_random_bytes_end_the_connection(server: Server) -> None:
    async def scene() -> None:
        chance = Random(3)
        async with next_door(server):
            for _ in range(60):
                junk = chance.randbytes(chance.randrange(1, 3000))
                answer = await exchange(server, handshake(server), junk, end=True)
                assert answer.startswith(b"HTTP/1.1 101 ")
            for _ in range(60):
                whole = bytearray(handshake(server) + frame(TEXT, b'{"type":"hello","version":1}') * 3)
                for _ in range(chance.randrange(1, 6)):
                    whole[chance.randrange(len(whole))] = chance.randrange(256)
                await exchange(server, bytes(whole), end=True)

    asyncio.run(scene())


def test_wrong_handshakes_are_answered(server: Server) -> None:
    """Each answer has the right status, and none is a server error. Our page never sends a header twice."""
    ours, evil = f"Origin: {server.url}", "Origin: https://evil.example"
    tried: list[tuple[bytes, int]] = [
        (handshake(server), 101),
        (handshake(server, ours), 101),
        (handshake(server, evil), 403),
        (handshake(server, "Origin: null"), 403),
        (handshake(server, "Origin: "), 403),
        (handshake(server, ours, evil), 403),
        (handshake(server, ours, ours), 403),
        (handshake(server, ours.replace("http://", "http://evil.example@")), 403),
        (handshake(server, ours + ".evil.example"), 403),
        (handshake(server, "Host: evil.example", evil.replace("https", "http")), 403),
        (handshake(server, "Cookie: a=b", "Cookie: foretell=x"), 101),
        (handshake(server, f"Cookie: foretell={'x' * 9000}"), 431),
        (handshake(server, "Authorization: Bearer a", "Authorization: Bearer b"), 401),
        (handshake(server, path="/"), 404),
        (handshake(server, path="/api/v1/tables/../socket"), 404),
        (handshake(server, path="/api/v1/tables/%51QQQQQ/socket"), 404),
        (handshake(server, path="/api/v1/tables/QQQQQQ/socket/"), 404),
        (handshake(server, path="/api/v1/tables/QQQQQQ/socket?x=y"), 101),
        (handshake(server, path=f"/api/v1/tables/{'Q' * 41}/socket"), 404),
        (handshake(server, method="POST"), 405),
        (handshake(server).replace(b"Version: 13", b"Version: 12"), 400),
        (handshake(server).replace(b"dGhl", b"!!!!"), 400),
    ]

    async def scene() -> None:
        async with next_door(server):
            for request, status in tried:
                answer = await exchange(server, request, end=True)
                assert answer.startswith(b"HTTP/1.1 %d " % status), (request, answer[:100])

    asyncio.run(scene())


def test_a_refused_handshake_says_why_like_any_request(server: Server, tmp_path: Path) -> None:
    async def problem(server: Server, request: bytes) -> tuple[int, str]:
        head, _, body = (await exchange(server, request, end=True)).partition(b"\r\n\r\n")
        assert b"\r\ncontent-type: application/json\r\n" in head.lower() + b"\r\n"
        told = json.loads(body)
        assert set(told) == {"code", "reason"}
        return int(head.split()[1]), told["code"]

    async def scene() -> None:
        assert await problem(server, handshake(server, path="/api/v1/socket")) == (404, "not_found")
        assert await problem(server, handshake(server, "Origin: https://evil.example")) == (403, "other_origin")
        assert await problem(server, handshake(server, "Authorization: Bearer a")) == (401, "unknown_token")
        for flag in ("--max-connections", "--max-per-client"):
            with Server(tmp_path / flag[2:], flag, "1") as small:
                address = small.url.replace("http", "ws", 1) + "/api/v1/tables/QQQQQQ/socket"
                async with connect(address, open_timeout=PATIENCE):
                    assert await problem(small, handshake(small)) == (503, "busy")
                    # Plain requests are not counted.
                    assert httpx.get(f"{small.url}/api/v1/options", timeout=PATIENCE).status_code == 200
                while (await exchange(small, handshake(small), end=True)).startswith(b"HTTP/1.1 503 "):
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_one_answer_to_since_at_a_time(server: Server) -> None:
    async def scene() -> None:
        async with table(server, {"players": 2}) as there:
            await there.seats[0].until(0)
            reader, writer = await shaken(server, f"/api/v1/tables/{there.key}/socket")
            writer.write(frame(TEXT, b'{"type":"hello","version":1}'))
            await asyncio.wait_for(reader.readuntil(b'"type":"view"'), PATIENCE)
            for _ in range(2):
                writer.write(frame(TEXT, b'{"type":"since","ply":-1}') * 2)
                await asyncio.wait_for(reader.readuntil(b'"code":"busy"'), PATIENCE)
                await asyncio.wait_for(reader.readuntil(b'"type":"frame"'), PATIENCE)
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    asyncio.run(scene())


def test_a_server_that_stops_tells_its_sockets_why(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        reader, writer = await shaken(server, "/api/v1/tables/QQQQQQ/socket")
        stopped = asyncio.create_task(asyncio.to_thread(server.stop))
        end = await asyncio.wait_for(reader.read(), PATIENCE)
        assert RESTART.to_bytes(2, "big") + b"the server is restarting" in end
        assert await stopped == 0
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    with Server(tmp_path / "data") as server:
        asyncio.run(scene(server))


def test_messages_before_the_welcome_count_once(tmp_path: Path) -> None:
    """Four messages may arrive at once. Messages before the welcome are not counted again when they are read."""

    async def scene(server: Server) -> None:
        async with table(server, {"players": 2}) as there:
            await there.seats[0].until(0)
            reader, writer = await shaken(server, f"/api/v1/tables/{there.key}/socket")
            writer.write(frame(TEXT, b'{"type":"hello","version":1}') + frame(TEXT, b'{"type":"undo","ply":7}') * 3)
            for _ in range(3):
                await asyncio.wait_for(reader.readuntil(b'"type":"refused","code":"'), PATIENCE)
                assert await reader.readuntil(b'"') == b'not_seated"'
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    with Server(tmp_path / "data", "--message-rate", "2") as server:
        asyncio.run(scene(server))


def test_a_reader_that_does_not_read_is_dropped_and_holds_nobody_up(server: Server) -> None:
    async def scene() -> None:
        key, people = await seated(server, {"players": 2})
        seats = [await someone.connect(key) for someone in people]
        await play_on(seats, Random(4).choice, 5)
        host, _, port = server.url.removeprefix("http://").partition(":")
        _, writer = await asyncio.open_connection(host, int(port), limit=1024)
        path = f"/api/v1/tables/{key}/socket"
        writer.write(handshake(server, path=path) + frame(TEXT, b'{"type":"hello","version":1}'))
        with pytest.raises(ConnectionError):
            await ask_and_never_read(writer)
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)
        await play_on(seats, Random(5).choice)
        assert seats[0].over
        await asyncio.gather(*(seat.close() for seat in seats), *(someone.http.aclose() for someone in people))
        assert "foretell_dropped_readers_total 0.0" not in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text

    asyncio.run(scene())


async def ask_and_never_read(writer: asyncio.StreamWriter) -> None:
    """Request much more data than the buffers hold, and read none of it."""
    for _ in range(4000):
        writer.write(frame(TEXT, b'{"type":"look"}') * 50)
        await asyncio.wait_for(writer.drain(), PATIENCE)
        await asyncio.sleep(0.005)


def test_empty_pieces_of_a_message_take_no_memory() -> None:
    socket = Socket.__new__(Socket)
    socket._parts = None
    socket._part(Frame(Opcode.TEXT, b"", fin=False))
    for _ in range(1000):
        socket._part(Frame(Opcode.CONT, b"", fin=False))
    assert socket._parts == []


def test_memory_stays_bounded(server: Server) -> None:
    """Sending the same junk again does not make the process much larger."""

    async def junk() -> None:
        chance = Random(6)
        big = frame(TEXT, b'{"type":"say","text":"' + b"x" * 60_000)
        for _ in range(20):
            await exchange(server, handshake(server), big * 20 + frame(CLOSE))
            await exchange(
                server, handshake(server), frame(TEXT, b"x", fin=False) + frame(CONT, fin=False) * 3000, end=True
            )
            await exchange(server, handshake(server, *(f"X-{secrets.token_hex(8)}: {n}" for n in range(50))), end=True)
            await exchange(server, chance.randbytes(100_000), end=True)

    asyncio.run(junk())
    before = resident(server)
    for _ in range(2):
        asyncio.run(junk())
    assert resident(server) < before + 30_000_000


def resident(server: Server) -> int:
    """Return the resident memory of a server in bytes."""
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# --- rates ----------------------------------------------------------------------------------------


def test_a_fast_client_is_refused_and_others_are_not_slowed(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        key, people = await seated(server, {"players": 2})
        seats = [await someone.connect(key) for someone in people]
        await play_on(seats, Random(7).choice, 4)
        async with Person(server, "Eve") as eve, fuzzer(eve, key) as found:
            began = time.monotonic()
            for _ in range(300):
                await found.socket.send('{"type":"look"}')
            while found.heard["too_fast"] + found.heard["Full"] < 301:
                await found.next()
            # 20 a second, and what two seconds allow at once.
            assert found.heard["Full"] <= 1 + 20 * (2 + time.monotonic() - began)
            assert found.heard["too_fast"] > 0
        for _ in range(5):
            await seats[0].send({"type": "look"})
            await seats[0].hear("view")
        await asyncio.gather(*(seat.close() for seat in seats), *(someone.http.aclose() for someone in people))

    with Server(tmp_path / "data", "--message-rate", "20") as server:
        asyncio.run(scene(server))
        check_health(server)


def test_costly_requests_are_counted_over_all_sockets_of_a_client(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with table(server, {"players": 2}) as there:
            guests = [await there.spectator() for _ in range(5)]
            await asyncio.gather(*(guest.until(0) for guest in guests))
            heard: Counter[str] = Counter()
            began = time.monotonic()

            async def ask(guest: Seat, what: dict[str, object]) -> None:
                await guest.send(what)
                await guest.send({"type": "nothing"})
                code = ""
                while code != "malformed":
                    code = (await guest.next()).get("code", "")
                    heard[code] += 1

            for number in range(6):
                costly: Sequence[dict[str, object]] = (
                    {"type": "look"},
                    {"type": "since", "ply": guests[0].ply},
                    {"type": "undo", "ply": 0},
                )
                await asyncio.gather(*(ask(guest, costly[number % 3]) for guest in guests))
            # Of 30, ten may come at once and two more in each second.
            assert 19 - 2 * (time.monotonic() - began) <= heard["too_fast"] <= 20
            await play_on(there.seats, Random(8).choice, 10)

    with Server(tmp_path / "data", "--rate", "1000") as server:
        asyncio.run(scene(server))
        check_health(server)


def test_a_person_who_chats_too_much_is_refused(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with table(server, {"players": 2}) as there:
            again = await there.connect(there.persons[0])
            began = time.monotonic()
            tabs = (there.seats[0], again)
            for seat in tabs:
                await seat.until(0)
                for _ in range(10):
                    await seat.send({"type": "say", "emote": "hello"})
                await seat.send({"type": "look"})
                await seat.hear("view")  # and so everything before it is answered
            refusals = [*there.seats[0].refusals, *again.refusals]
            # Of 20, five may come at once and one more in each second.
            assert 14 - (time.monotonic() - began) <= len(refusals) <= 15
            assert {one["code"] for one in refusals} == {"too_fast"}
            await there.seats[1].send({"type": "say", "emote": "thanks"})
            await there.seats[0].hear("said", emote="thanks")

    with Server(tmp_path / "data", "--message-rate", "1000") as server:
        asyncio.run(scene(server))
        check_health(server)


def test_too_many_requests_get_a_retry_time(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", "--rate", "0.1") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        answers = [client.get("/api/v1/options") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 20 <= len(refused) < 40
        for answer in refused:
            assert int(answer.headers["Retry-After"]) >= 1
            assert answer.json()["code"] == "too_fast"
        assert client.get("/health").status_code == 200
        assert client.get("/ready").status_code == 200
