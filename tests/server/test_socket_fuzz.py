"""Random messages to a socket are refused or end the connection. Other games continue."""

import asyncio
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from .harness import PATIENCE, Person, Server
from .raw_sockets import Fuzzer, check_health, fuzzer, next_door

VALID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "version": 1, "since": None},
    {"type": "act", "ply": 3, "action": "pass"},
    {"type": "undo", "ply": 3},
    {"type": "contribute", "contribution": "ab" * 32},
    {"type": "look"},
    {"type": "since", "ply": 0},
    {"type": "away"},
    {"type": "back"},
    {"type": "say", "text": "hello"},
    {"type": "say", "emote": "thanks"},
)
JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, 10**300, -(10**300), 1.5, 1e308, float("nan"), float("inf"),
    "", "\0", "pass", "7C", "+7C", "=1", "x" * 201, "y" * 3000, "\u202e\u202d\u200b", "\ud800", "💥" * 60, "<script>",
    "'; DROP TABLE entries; --", "../../etc/passwd", "%s%n{0}", [], {}, [[]], {"": {}}, ["pass"], {"type": "look"},
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz") / "data", "--log-level", "debug") as running:
        yield running
        check_health(running)


def mutated(chance: Random) -> dict[str, Any]:
    """Return a valid message with random changes, or without any."""
    message = dict(chance.choice(VALID))
    for _ in range(chance.randrange(4)):
        match chance.randrange(4):
            case 0 if message:
                message.pop(chance.choice(list(message)))
            case 1:
                message[chance.choice(("seat", "viewer", "by", "", "type ", "TYPE", "ply", "person"))] = chance.choice(
                    JUNK
                )
            case _ if message:
                message[chance.choice(list(message))] = chance.choice(JUNK)
    return message


def broken(chance: Random) -> bytes:
    """Return bytes that are not a message."""
    whole = json.dumps(chance.choice(VALID)).encode()
    cut = chance.randrange(len(whole))
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: b"",
        lambda: whole[:cut],
        lambda: whole[:cut] + bytes([chance.randrange(128, 256)]) + whole[cut:],
        lambda: whole + b"}",
        lambda: b"\xef\xbb\xbf" + whole,
        lambda: whole.decode().encode("utf-16"),
        lambda: b"[" * chance.randrange(1, 4000),
        lambda: b'{"type":' * 400,
        lambda: b'{"type":"look","x":' + b"[" * 1500 + b"]" * 1500 + b"}",
        lambda: b'{"type":"say","text":"\\ud800"}',
        lambda: b'{"type":"act","ply":1e999,"action":"pass"}',
        lambda: chance.randbytes(chance.randrange(1, 300)),
        lambda: b"[%b]" % whole,
        lambda: b"null",
        lambda: whole.replace(b'"type"', b"type"),
    )
    return chance.choice(ways)()


async def fuzz_with_refusals(found: Fuzzer, chance: Random, rounds: int) -> None:
    """Send junk as text, as binary data and in fragments. The server refuses each one."""
    for _ in range(rounds):
        data = broken(chance)
        match chance.randrange(4):
            case 0:
                await found.socket.send(data)
            case 1:
                cut = chance.randrange(len(data) + 1)
                await found.socket.send([data[:cut], b"", data[cut:]], text=True)
            case _:
                await found.socket.send(data, text=True)
        assert (await found.refused()).code in ("malformed", "too_big")
    for size in (4097, 20_000, 65_000):
        await found.socket.send("x" * size)
        assert (await found.refused()).code == "too_big"


async def fuzz_with_messages(found: Fuzzer, chance: Random, rounds: int) -> None:
    """Send changed messages. The server refuses them or carries them out: some are legal decisions."""
    for number in range(rounds):
        message = mutated(chance)
        if number % 10 == 0:
            await found.look()
            if found.choices:
                ply = chance.choice((found.ply, found.ply, -1, 10**6))
                message = {"type": "act", "ply": ply, "action": chance.choice(found.choices)}
        await found.socket.send(json.dumps(message))
    await found.look()


def test_a_seat_and_a_spectator_may_send_anything(server: Server) -> None:
    async def scene() -> None:
        chance = Random(1)
        async with next_door(server), Person(server, "Mallory") as mallory, Person(server, "Eve") as eve:
            place = await mallory.call("POST", "/play", {"name": "Mallory", "level": "novice"})
            key = place["table"]["id"]
            await eve.call("POST", "/tokens")
            async with fuzzer(mallory, key) as seat, fuzzer(eve, key) as spectator:
                for found in (seat, spectator):
                    await found.dealt()
                    await fuzz_with_refusals(found, chance, 150)
                    await fuzz_with_messages(found, chance, 500)
            assert seat.heard["malformed"] > 300
            assert {"hello_first", "not_open", "too_big", "Said", "Frame"} <= set(seat.heard)
            assert spectator.heard["not_seated"] > 20

    asyncio.run(scene())


def test_every_message_for_an_unknown_table_is_refused(server: Server) -> None:
    async def scene() -> None:
        chance = Random(2)
        async with next_door(server):
            for key in ("nothere234567abc", "QQQQQQ", "0", "a" * 40):
                address = f"{server.url.replace('http', 'ws', 1)}/api/v1/tables/{key}/socket"
                async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
                    found = Fuzzer(socket)
                    for _ in range(100):
                        await socket.send(json.dumps(mutated(chance)))
                        await found.refused()
                    await fuzz_with_refusals(found, chance, 50)
                    await socket.send('{"type":"hello","version":1}')
                    assert (await found.refused()).code == "no_table"
                    assert {"malformed", "too_big", "hello_first"} <= set(found.heard)

    asyncio.run(scene())
