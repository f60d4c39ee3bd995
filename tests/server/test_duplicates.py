"""Duplicates on a real server: all tables have the same deals, and games stay secret until all are over."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from typing import Any

import msgspec
from msgspec.structs import replace

import foretell as ft
from foretell.remote.seat import take_seat
from foretell.table.duplicate_tables import ComparedSeat
from foretell.table.live import Live
from foretell.table.lobby import Lobby, Rules, ended
from tests.server.harness import Person, Seat, Server, play_to_the_end
from tests.table.games import random_log

CLOSED = (
    "view",
    "prospects",
    "frames",
    "frames?eyes=open",
    "frames?eyes=1",
    "frames?eyes=spectator",
    "record",
    "review",
    "stream",
)
"""Whatever could tell something of a game to somebody who does not play it."""
POSITION = {"ply": 5, "name": "Eve"}


async def opened(host: Person, **wishes: object) -> tuple[str, list[str]]:
    """Open a duplicate with two tables of two. Return its id, and those of its tables."""
    told = await host.call("POST", "/duplicates", {"tables": 2, "wishes": {"players": 2, **wishes}})
    assert (told["owner"], told["over"], told["comparison"]) == (True, False, None)
    return told["id"], [place["table"]["id"] for place in told["tables"]]


async def started(host: Person, keys: Sequence[str], players: Sequence[Person]) -> list[Seat]:
    """Let each person sit at their table against a bot, and start the tables."""
    seats = []
    for key, person in zip(keys, players, strict=True):
        await person.call("PUT", f"/tables/{key}/seats/0", {"name": person.name})
        await host.call("PUT", f"/tables/{key}/seats/1/bot", {"level": "novice"})
        await host.call("POST", f"/tables/{key}/start")
        seats.append(await person.connect(key, contribute=False))
    return seats


async def until_open(seat: Seat) -> None:
    """Read until the table says that all others are over, too."""
    while not seat.table["duplicate"]["over"]:
        await seat.next()


def test_two_tables_play_the_same_cards_and_are_compared_when_both_are_over(server: Server) -> None:
    async def whole() -> None:
        async with AsyncExitStack() as stack:
            host, ada, ben, eve = [
                await stack.enter_async_context(Person(server, name)) for name in ("Host", "Ada", "Ben", "Eve")
            ]
            duplicate, keys = await opened(host)
            first, second = await started(host, keys, (ada, ben))
            await first.until(0)
            await second.until(0)
            assert first.view == second.view, "the same hand, the same display"
            assert first.table["commitment"] == second.table["commitment"]
            await play_to_the_end(first)
            told = await ada.call("GET", f"/duplicates/{duplicate}")
            assert (told["over"], told["comparison"], told["owner"]) == (False, None, False)
            assert [place["table"]["status"] for place in told["tables"]] == ["over", "playing"]
            assert told["tables"][0]["rounds"], "Ada sees her own result"
            for path in ("frames?eyes=open", "frames?eyes=1", "frames?eyes=spectator", "record", "review"):
                assert await ada.refused("GET", f"/tables/{keys[0]}/{path}") == "not_over", path
            assert await ada.refused("POST", f"/tables/{keys[0]}/branches", POSITION) == "not_over"
            assert await ada.call("GET", f"/tables/{keys[0]}/frames"), "she has seen this"
            await first.close()
            await second.close()
            with server.down():
                pass
            second = await ben.connect(keys[1])
            await play_to_the_end(second, last=True)
            await until_open(second)
            told = await eve.call("GET", f"/duplicates/{duplicate}")
            assert told["over"]
            rounds = [place["rounds"] for place in told["tables"]]
            for one in told["comparison"]:
                mine, other = rounds[one["table"] - 1], rounds[2 - one["table"]]
                gains = [told["gains"][one["seat"]] for told in mine]
                assert one["gains"] == gains
                elsewhere = [told["gains"][one["seat"]] for told in other]
                assert one["total"] == sum(gains) - sum(elsewhere)
            assert {one["name"] for one in told["comparison"] if not one["bot"]} == {"Ada", "Ben"}
            records = [ft.Record.parse((await eve.http.get(f"/api/v1/tables/{key}/record")).content) for key in keys]
            assert records[0].seed == records[1].seed
            assert await eve.call("GET", f"/tables/{keys[0]}/frames?eyes=open")
            assert (await ada.call("GET", f"/tables/{keys[0]}"))["table"]["duplicate"]["over"]
            await second.close()

    asyncio.run(whole())


def forge(server: Server, key: str, seed: int) -> None:
    """Replace the game of a table by another one, which is over."""
    log = [entry._replace(game=key) for entry in random_log(Rules(players=2), seed)]
    outcome = Live.rebuilt(log).outcome()
    assert outcome is not None
    with closing(sqlite3.connect(server.data / "foretell.db")) as file:
        (body,) = file.execute("SELECT body FROM tables WHERE id = ?", (key,)).fetchone()
        lobby = msgspec.json.decode(body, type=Lobby)
        done = replace(ended(lobby, *outcome), version=lobby.version)
        file.execute("DELETE FROM entries WHERE game = ?", (key,))
        file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", log)
        change = "UPDATE tables SET status = 'over', body = ? WHERE id = ?"
        file.execute(change, (msgspec.json.encode(done).decode(), key))
        file.commit()


async def told_to(person: Person, duplicate: str, key: str) -> list[bytes]:
    """Return everything that the server tells somebody about a table of a duplicate, byte by byte."""
    everywhere = (f"/duplicates/{duplicate}", f"/tables/{key}", "/tables", "/games", "/games/public", "/games/numbers")
    paths = (*everywhere, *(f"/tables/{key}/{path}" for path in (*CLOSED, "sheet", "qr.svg")))
    told = [(await person.http.get(f"/api/v1{path}")).content for path in paths]
    told.append((await person.http.post(f"/api/v1/tables/{key}/branches", json=POSITION)).content)
    stranger = await person.connect(key, contribute=False)
    await stranger.close()
    return [*told, *stranger.received]


def test_nobody_elsewhere_can_tell_which_cards_were_played_at_a_table(server: Server) -> None:
    """With other cards, another game and another result, each byte is the same until all tables are over."""

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            host, ada, ben, eve = [
                await stack.enter_async_context(Person(server, name)) for name in ("Host", "Ada", "Ben", "Eve")
            ]
            duplicate, keys = await opened(host)
            for seat in await started(host, keys, (ada, ben)):
                await seat.close()
            told: list[list[list[bytes]]] = []
            own: list[Any] = []
            for seed in (1, 2):
                with server.down():
                    forge(server, keys[0], seed)
                told.append([await told_to(person, duplicate, keys[0]) for person in (host, ben, eve)])
                own.append((await ada.call("GET", f"/tables/{keys[0]}"))["rounds"])
            assert own[0] != own[1], "it was another game"
            assert told[0] == told[1]
            assert b"no_spectators" in told[0][0][-1]

    asyncio.run(whole())


def test_a_person_sits_at_one_table_only(server: Server) -> None:
    async def whole() -> None:
        async with Person(server, "Host") as host, Person(server, "Ada") as ada, Person(server, "Ben") as ben:
            _, keys = await opened(host)
            sitting = {"name": "Ada"}
            await ada.call("PUT", f"/tables/{keys[0]}/seats/0", sitting)
            await ada.call("PUT", f"/tables/{keys[0]}/seats/1", sitting)
            assert await ada.refused("PUT", f"/tables/{keys[1]}/seats/0", sitting) == "other_table"
            await ada.call("DELETE", f"/tables/{keys[0]}/seats/1")
            await ada.call("PUT", f"/tables/{keys[1]}/seats/0", sitting)
            place = (await host.call("GET", f"/tables/{keys[0]}"))["table"]
            assert [seat["kind"] for seat in place["seats"]] == ["free", "free"]
            await ben.call("POST", "/tokens")
            for _ in range(5):  # at the same time
                await asyncio.gather(
                    *(ben.http.put(f"/api/v1/tables/{key}/seats/1", json={"name": "Ben"}) for key in keys)
                )
                mine = [place["table"]["id"] for place in (await ben.call("GET", "/games"))["games"]]
                assert len(mine) <= 1
                for key in mine:
                    await ben.call("DELETE", f"/tables/{key}/seats/1")
            assert await host.refused("PATCH", f"/tables/{keys[0]}", {"side": "B"}) == "wrong_options"

    asyncio.run(whole())


def test_a_program_can_sit_at_a_table(server: Server) -> None:
    async def whole() -> None:
        async with Person(server, "Host") as host:
            _, keys = await opened(host)
            code = (await host.call("GET", f"/tables/{keys[0]}"))["table"]["code"]
            await asyncio.to_thread(take_seat, server.url, code, "Program")
            seats = (await host.call("GET", f"/tables/{keys[0]}"))["table"]["seats"]
            assert (seats[0]["name"], seats[0]["contributed"]) == ("Program", False)

    asyncio.run(whole())


def test_its_owner_can_end_it_and_the_tables_with_a_result_are_open(server: Server) -> None:
    async def whole() -> None:
        async with Person(server, "Host") as host, Person(server, "Ada") as ada, Person(server, "Ben") as ben:
            duplicate, keys = await opened(host)
            first, second = await started(host, keys, (ada, ben))
            await play_to_the_end(first)
            assert await ada.refused("POST", f"/duplicates/{duplicate}/end") == "not_owner"
            told = await host.call("POST", f"/duplicates/{duplicate}/end")
            assert told["over"]
            assert [place["table"]["result"] is None for place in told["tables"]] == [False, True]
            compared = msgspec.convert(told["comparison"], tuple[ComparedSeat, ...])
            assert {(one.table, one.total) for one in compared} == {(1, 0.0)}
            while not second.refusals:
                await second.next()
            assert second.refusals[0]["code"] == "ended"
            await second.close()
            await until_open(first)
            assert (await ben.http.get(f"/api/v1/tables/{keys[0]}/record")).is_success
            assert await ben.refused("GET", f"/tables/{keys[1]}/view") == "ended"
            again = await host.call("POST", f"/duplicates/{duplicate}/end")
            assert json.dumps(again) == json.dumps(told | {"tables": again["tables"]})
            await first.close()

    asyncio.run(whole())


def test_wrong_wishes_open_nothing(server: Server) -> None:
    async def whole() -> None:
        async with Person(server) as ada:
            for tables in (0, 1, 9, "2"):
                assert await ada.refused("POST", "/duplicates", {"tables": tables}) == "malformed"
            for wishes in ({"listed": True}, {"spectators": "none"}, {"sheet_code": "x"}):
                assert await ada.refused("POST", "/duplicates", {"wishes": wishes}) == "wrong_options"
            for key in ("x", "a" * 16, "%00", "'"):
                assert await ada.refused("GET", f"/duplicates/{key}") == "not_found"

    asyncio.run(whole())
