"""A client that reconnects gets exactly what it missed. Tabs of one person agree, and nobody can block a table."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from foretell.table.past_frames import frames_since
from tests.server.harness import PATIENCE, Person, Seat, Server, Table, play_on, table

FLAGS = ("--max-queue", "1000000")
TINY = ("--max-queue", "16384")
LOOKS = 4_000
"""Answers that fill the buffers of both sides, and then some, for a reader that never reads."""


class Traveller:
    """A client that often loses its connection, and requests only the frames that it missed."""

    def __init__(self, there: Table, person: Person | None) -> None:
        self._there = there
        self._person = person
        self._seat: Seat | None = None
        self.frames: list[bytes] = []
        self.returns = 0

    async def come(self) -> None:
        since = len(self.frames) - 1
        there = self._there
        seat = await (there.spectator(since) if self._person is None else there.connect(self._person, since))
        self._seat = seat
        self.returns += 1

    async def go(self, ply: int) -> None:
        assert self._seat is not None
        await self._seat.until(ply)
        self.frames += self._seat.frames
        await self._seat.close()
        self._seat = None

    async def either(self, ply: int, chance: Random) -> None:
        if self._seat is None:
            await self.come()
        elif chance.random() < 0.5:
            await self.go(ply)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_since_returns_exactly_the_missed_frames(server: Server, players: int) -> None:
    chance = Random(players)

    async def play() -> None:
        async with table(server, {"players": players}) as there:
            watcher = await there.spectator(-1)
            steady = [*there.seats, watcher]
            travellers = [Traveller(there, person) for person in (*there.persons, None)]

            async def travel() -> None:
                for traveller in travellers:
                    if chance.random() < 0.3:
                        await traveller.either(watcher.ply, chance)

            await play_on(steady, chance.choice, each=travel)
            for seat, traveller in zip(steady, travellers, strict=True):
                if traveller._seat is None:
                    await traveller.come()
                await traveller.go(watcher.ply)
                assert traveller.frames == seat.frames
                assert seat.frames == frames_since(there.log(), -1, seat.seat)
            assert sum(traveller.returns for traveller in travellers) > len(travellers)

    asyncio.run(play())


def test_frames_by_http_are_the_same(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            await play_on(there.seats, Random(4).choice, max_actions=20)
            for person, seat in zip(there.persons, there.seats, strict=True):
                answer = await person.http.get(f"/api/v1/tables/{there.key}/frames?since=7")
                assert answer.content == b"[%b]" % b",".join(seat.frames[8:])

    asyncio.run(play())


def test_frames_can_be_asked_for_again(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            await play_on(there.seats, Random(5).choice, max_actions=12)
            seat = there.seats[1]
            await seat.send({"type": "since", "ply": 4})
            again = [await seat.socket.recv(decode=False) for _ in range(8)]
            assert again == seat.frames[5:]

    asyncio.run(play())


def test_a_client_with_a_future_ply_gets_the_view(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            await play_on(there.seats, Random(6).choice, max_actions=5)
            late = await there.connect(there.persons[0], 900)
            while not late.view:
                await late.next()
            assert (late.ply, late.view) == (5, there.seats[0].view)

    asyncio.run(play())


def test_a_newcomer_gets_the_view_and_goes_on_from_there(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 4}) as there:
            await play_on(there.seats, Random(7).choice, max_actions=15)
            late = [await there.connect(there.persons[2]), await there.spectator()]
            await asyncio.gather(*(seat.until(15) for seat in late))
            assert late[0].view == there.seats[2].view
            await play_on([*there.seats, *late], Random(7).choice)
            await asyncio.gather(*(seat.check() for seat in late))
            assert late[0].frames == there.seats[2].frames[16:]

    asyncio.run(play())


def test_tabs_of_one_person_see_the_same_and_each_may_act(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            await asyncio.gather(*(seat.until(0) for seat in there.seats))
            tabs = [await there.connect(person, -1) for person in there.persons for _ in range(2)]
            await play_on([*there.seats, *tabs], Random(8).choice)
            for number, person in enumerate(there.seats):
                assert tabs[2 * number].frames == tabs[2 * number + 1].frames == person.frames

    asyncio.run(play())


def test_without_the_cookie_a_client_only_watches(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            stranger = await there.spectator(-1)
            await play_on([*there.seats, stranger], Random(9).choice, max_actions=6)
            mover = next(seat for seat in there.seats if seat.choices)
            assert (stranger.seat, stranger.choices, stranger.view["hand"]) == (None, [], None)
            message = {"type": "act", "ply": 6, "action": mover.choices[0]}
            assert (await stranger.refusal(message))["code"] == "not_seated"
            assert len(there.log()) == 7

    asyncio.run(play())


def test_only_players_connect_to_a_table_without_spectators(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2, "spectators": "none"}) as there:
            await play_on(there.seats, Random(10).choice, max_actions=3)
            stranger = await there.spectator()
            assert (stranger.table, stranger.refusals[0]["code"]) == ({}, "no_spectators")
            async with Person(server) as other:
                assert await other.refused("GET", f"/tables/{there.key}/view") == "no_spectators"

    asyncio.run(play())


async def idle_reader(there: Table, person: Person) -> Any:
    """Open a connection with the smallest buffers, and never read from it."""
    host, _, port = there.server.url.removeprefix("http://").partition(":")
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.connect((host, int(port)))
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    address = there.server.url.replace("http", "ws", 1) + f"/api/v1/tables/{there.key}/socket"
    headers = {"Cookie": cookies}
    return await connect(
        address, sock=plug, additional_headers=headers, compression=None, max_queue=1, open_timeout=PATIENCE
    )


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that soon drops clients that do not read."""
    with Server(tmp_path_factory.mktemp("strict") / "data", *TINY) as running:
        yield running


def test_a_slow_reader_is_dropped_holds_up_nobody_and_can_resume(strict: Server) -> None:
    async def play() -> None:
        async with table(strict, {"players": 3}) as there:
            await play_on(there.seats, Random(11).choice, max_actions=10)
            await there.seats[2].close()
            while there.seats[0].table["seats"][2]["here"]:
                await there.seats[0].next()
            slow = await idle_reader(there, there.persons[2])
            await slow.send(json.dumps({"type": "hello", "version": 1, "since": 10}))
            while not there.seats[0].table["seats"][2]["here"]:
                await there.seats[0].next()
            with suppress(ConnectionClosed, ConnectionError):
                for _ in range(LOOKS):
                    await slow.send('{"type":"look"}')
            while there.seats[0].table["seats"][2]["here"]:
                await there.seats[0].next()
            slow.transport.abort()
            view = there.seats[2].view
            there.seats[2] = await there.connect(there.persons[2], 10)
            there.seats[2].view = view
            await play_on(there.seats, Random(11).choice)
            assert there.seats[2].frames == frames_since(there.log(), 10, 2)
            await there.seats[2].check()

    asyncio.run(play())
    metrics = httpx.get(f"{strict.url}/metrics", timeout=PATIENCE).text
    assert "foretell_dropped_readers_total 1.0" in metrics


def test_a_client_that_missed_too_much_gets_the_view(strict: Server) -> None:
    async def play() -> None:
        async with table(strict, {"players": 3}) as there:
            await play_on(there.seats, Random(12).choice)
            late = await there.connect(there.persons[1], -1)
            while not late.view:
                await late.next()
            assert (late.frames, late.ply, late.view) == ([], there.seats[1].ply, there.seats[1].view)

    asyncio.run(play())
