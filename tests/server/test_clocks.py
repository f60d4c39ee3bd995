"""When a player's time is up, a bot plays until the player takes the seat back."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from foretell.table.clock import TIME_CONTROLS, ClockName
from tests.server.harness import Seat, Server, Table, play_on, table

SLOW = 1_000_000
"""Milliseconds that a decision is made to have taken: more than any bank."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which stops it."""
    with Server(tmp_path / "data") as running:
        yield running


def age(there: Table, ply: int) -> None:
    """Shift everything before this ply into the past, as if the decision at this ply had taken longer."""
    with closing(sqlite3.connect(there.server.data / "foretell.db")) as file, file:
        file.execute("UPDATE entries SET at = at - ? WHERE game = ? AND ply < ?", (SLOW, there.key, ply))


async def until_turn_of(there: Table, seat: Seat) -> None:
    while seat.seat not in there.seats[0].view["actors"]:
        await play_on(there.seats, Random(1).choice, max_actions=1)


async def come_again(there: Table) -> None:
    """Restart the server, and let everybody reconnect."""
    there.server.start()
    there.seats = [await there.connect(person, -1) for person in there.persons]
    await asyncio.gather(*(seat.until(there.seats[0].ply) for seat in there.seats))


def test_time_runs_out_and_is_given_again(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2, "clock": "fast", "level": "novice"}) as there:
            await play_on(there.seats, Random(2).choice, max_actions=1)
            slow = next(entry.seat for entry in there.log() if entry.kind == "act")
            await until_turn_of(there, there.seats[slow])
            assert server.stop() == 0
            age(there, 1)
            await come_again(there)
            seat = there.seats[slow]
            await seat.hear("frame", kind="away", seat=slow, by="clock")
            played = await seat.hear("frame", kind="act", seat=slow)
            assert played["by"] == "clock"
            assert seat.view["away"][slow]
            assert seat.view["banks"][slow] <= TIME_CONTROLS["fast"].increment
            await seat.send({"type": "back"})
            await seat.hear("frame", kind="back", seat=slow)
            assert seat.view["banks"][slow] == TIME_CONTROLS["fast"].increment
            await there.settled()
            await until_turn_of(there, seat)
            await there.settled()
            await seat.act(seat.choices[0])
            await seat.hear("frame", kind="act", seat=slow, by="person")
            await seat.check()

    asyncio.run(play())


def test_time_while_no_server_ran_is_not_charged(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3, "clock": "fast"}) as there:
            await play_on(there.seats, Random(3).choice, max_actions=4)
            banks = there.seats[0].view["banks"]
            server.stop()
            age(there, 5)
            await come_again(there)
            await there.seats[0].hear("frame", kind="wake")
            await there.settled()
            assert there.seats[0].view["banks"] == banks
            await play_on(there.seats, Random(3).choice)
            assert {entry.by for entry in there.log() if entry.kind == "act"} == {"person"}
            await asyncio.gather(*(seat.check() for seat in there.seats))

    asyncio.run(play())


@pytest.mark.parametrize("clock", ["relaxed", "fast"])
def test_a_quick_player_gains_time(server: Server, clock: ClockName) -> None:
    async def play() -> None:
        async with table(server, {"players": 2, "clock": clock}) as there:
            bank, increment = TIME_CONTROLS[clock]
            made = await play_on(there.seats, Random(4).choice, max_actions=10)
            log = there.log()
            took = log[-1].at - log[0].at
            for number, left in enumerate(there.seats[0].view["banks"]):
                most = bank + increment * len([entry for entry in log if entry.seat == number])
                assert most - took <= left <= most
            assert made == 10

    asyncio.run(play())
