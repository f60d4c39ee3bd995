"""A bot plays for an absent player until the player returns. A table without anyone is unloaded and loaded again."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import PATIENCE, Seat, Server, Table, play_on, seated, sitting, table

FLAGS = ("--away-after", "0.5", "--close-after", "0.5")


async def act_until(seats: list[Seat], kind: str, seat: int, by: str) -> None:
    """Let the seats play until all of them have received such an entry."""
    done = [asyncio.create_task(_act_until(one, kind, seat, by)) for one in seats]
    await asyncio.gather(*done)


async def _act_until(seat: Seat, kind: str, number: int, by: str) -> None:
    decided = -1
    while True:
        if seat.choices and seat.ply != decided:
            decided = seat.ply
            await seat.act(seat.choices[0])
        message = await seat.next()
        if message["type"] == "frame" and (message["kind"], message["seat"], message["by"]) == (kind, number, by):
            return
        assert not seat.over, "the game ended before"


async def until_logged(there: Table, kind: str) -> None:
    """Wait until the last entry of the log is such an entry."""
    async with asyncio.timeout(PATIENCE):
        while there.log()[-1].kind != kind:
            await asyncio.sleep(0.02)


def test_a_bot_plays_for_a_person_who_leaves_until_they_return(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            await play_on(there.seats, Random(1).choice, max_actions=6)
            *others, leaver = there.seats
            await leaver.send({"type": "away"})
            await asyncio.gather(*(seat.hear("frame", kind="away", seat=2, by="person") for seat in there.seats))
            assert all(seat.view["away"] == [False, False, True] for seat in there.seats)
            await act_until(others, "act", 2, "bot")
            await there.settled()
            while 2 in leaver.view["actors"]:
                await leaver.next()
            assert (await leaver.refusal({"type": "act", "ply": leaver.ply, "action": "p1"}))["code"] == "away"
            assert (await leaver.refusal({"type": "undo", "ply": leaver.ply}))["code"] == "away"
            assert (await leaver.refusal({"type": "away"}))["code"] == "away"
            await leaver.send({"type": "back"})
            await asyncio.gather(*(seat.hear("frame", kind="back", seat=2, by="person") for seat in there.seats))
            assert (await leaver.refusal({"type": "back"}))["code"] == "not_away"
            await act_until(there.seats, "act", 2, "person")
            await there.settled()
            await asyncio.gather(*(seat.check() for seat in there.seats))

    asyncio.run(play())


def test_a_game_continues_without_any_of_its_players(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 4, "level": "novice"}) as there:
            guest = await there.spectator(-1)
            await guest.until(0)
            for seat in there.seats:
                await seat.send({"type": "away"})
            while not guest.over:
                await guest.next()
            await guest.check()
            acts = [entry for entry in there.log() if entry.kind == "act"]
            assert {entry.by for entry in acts} == {"bot"}

    asyncio.run(play())


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_for_a_disconnected_person_until_they_reconnect(server: Server, players: int) -> None:
    async def play() -> None:
        async with table(server, {"players": players, "level": "novice"}) as there:
            await play_on(there.seats, Random(players).choice, max_actions=5)
            last = players - 1
            *others, gone = there.seats
            await gone.close()
            await act_until(others, "away", last, "server")
            there.seats[last] = await there.connect(there.persons[last], gone.ply)
            there.seats[last].view = dict(gone.view)
            await act_until(there.seats, "back", last, "person")
            await play_on(there.seats, Random(players).choice)
            await asyncio.gather(*(seat.check() for seat in there.seats))

    asyncio.run(play())


def test_a_person_who_returns_while_bots_think_gets_the_seat_back(server: Server) -> None:
    """This holds however fast the bots play: a commit at that time does not lose the request."""

    async def play() -> None:
        for _ in range(8):
            async with table(server, {"players": 5, "level": "novice"}, people=2) as there:
                await asyncio.gather(*(seat.until(0) for seat in there.seats))
                await there.seats[1].close()
                await there.seats[0].hear("frame", kind="away", seat=1, by="server")
                await there.seats[0].send({"type": "away"})
                gone = there.seats[1]
                again = await there.connect(there.persons[1], gone.ply)
                again.view = dict(gone.view)
                while again.view["away"][1] and not again.over:
                    await again.next()

    asyncio.run(play())


def test_a_bot_plays_for_a_person_who_is_absent_at_the_deal(server: Server) -> None:
    async def play() -> None:
        key, persons = await seated(server, {"players": 2})
        there = Table(server, key, persons)
        try:
            there.seats = [await there.connect(persons[0])]
            await act_until(there.seats, "away", 1, "server")
        finally:
            await there.close()

    asyncio.run(play())


def test_a_spectator_connection_does_not_keep_a_seat(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            guest = await there.spectator(-1)
            await guest.until(0)
            await there.seats[1].close()
            await act_until(there.seats[:1], "away", 1, "server")
            await guest.until(there.seats[0].ply)
            assert guest.view["away"] == [False, True]

    asyncio.run(play())


def test_a_table_without_anybody_sleeps_and_wakes(tmp_path: Path) -> None:
    """No seat goes to a bot, however long it takes until the last person has left and returned."""

    async def play(server: Server) -> None:
        async with table(server, {"players": 3}) as there:
            await play_on(there.seats, Random(4).choice, max_actions=8)
            gone = there.seats
            await asyncio.gather(*(seat.close() for seat in gone))
            await until_logged(there, "sleep")
            there.seats = []
            for person, seat in zip(there.persons, gone, strict=True):
                again = await there.connect(person, seat.ply)
                again.view = dict(seat.view)
                there.seats.append(again)
            await asyncio.gather(*(seat.until(10) for seat in there.seats))
            assert [entry.kind for entry in there.log()[-2:]] == ["sleep", "wake"]
            await play_on(there.seats, Random(4).choice)
            await asyncio.gather(*(seat.check() for seat in there.seats))
            for before, after in zip(gone, there.seats, strict=True):
                answer = await there.persons[0].http.get(f"/api/v1/tables/{there.key}/frames?eyes={after.seat}")
                assert answer.content == b"[%b]" % b",".join([*before.frames, *after.frames])

    with Server(tmp_path / "data", "--away-after", "3600", "--close-after", "0.5") as server:
        asyncio.run(play(server))


def test_a_table_wakes_for_a_person_who_connects_while_it_falls_asleep(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            await play_on(there.seats, Random(5).choice, max_actions=4)
            await asyncio.gather(*(seat.close() for seat in there.seats))
            ply = there.seats[0].ply
            for _ in range(6):
                await until_logged(there, "sleep")
                again = await there.connect(there.persons[0], ply)
                await again.hear("frame", kind="wake")
                ply = again.ply
                await again.close()

    asyncio.run(play())


def test_reconnections_delay_neither_the_deal_nor_bots(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        key, persons = await sitting(server, {"players": 3}, people=1)
        there = Table(server, key, persons)
        try:
            owner = await persons[0].connect(key, contribute=False)
            there.seats, there._open = [owner], [owner]
            await persons[0].call("POST", f"/tables/{key}/start")
            hearing = asyncio.create_task(_act_until(owner, "act", 2, "bot"))
            async with asyncio.timeout(PATIENCE):
                while not hearing.done():
                    await (await there.spectator()).close()
                    await asyncio.sleep(0.05)
            await hearing
        finally:
            hearing.cancel()
            await there.close()

    with Server(tmp_path / "data", "--bot-pause", "0.3", "--deal-wait", "0.3") as server:
        asyncio.run(play(server))
