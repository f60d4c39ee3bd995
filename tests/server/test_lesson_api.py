"""The lesson on a real server."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import foretell as ft
from foretell.server.api.people import LATEST, MAX_READS, _own_games
from foretell.table.lesson import SCRIPT, SECRET, new_lesson
from foretell.table.lobby import Lobby
from tests.server.harness import Person, Seat, Server


async def learn(seat: Seat) -> None:
    """Follow the script until the first round is over."""
    mine = [token for number, token in SCRIPT if number == 0]
    await seat.until(0)
    while seat.view["round"] == 1:
        if seat.choices:
            token = mine.pop(0)
            assert token in seat.choices
            await seat.act(token)
            await seat.until(seat.ply + 1)
        else:
            await seat.next()
    assert mine == []


def test_the_lesson_from_its_table_to_its_rematch(server: Server) -> None:
    async def whole() -> None:
        async with Person(server) as ada, Person(server) as ben:
            place = await ada.call("POST", "/lesson", {"name": "Ada"})
            table = place["table"]
            assert (place["seat"], place["owner"]) == (0, True)
            assert [seat["name"] for seat in table["seats"]] == ["Ada", "Mara", "Teo"]
            assert table["commitment"] == ft.game.commitment_of(SECRET)
            key = table["id"]
            seat = await ada.connect(key)
            assert seat.table["status"] == "playing"
            await learn(seat)
            assert seat.view["runes"] == [13, 1, 4]
            assert await ben.refused("GET", f"/tables/{key}/view") == "no_spectators"
            while not seat.over:
                if seat.choices:
                    await seat.act(seat.choices[0])
                await seat.next()
            await seat.until_saved()
            record = ft.Record.parse((await ada.http.get(f"/api/v1/tables/{key}/record")).content)
            told = tuple((ply.seat, str(ply.action)) for ply in record.plies[: len(SCRIPT)])
            assert told == SCRIPT
            # The learner finds it again, and may share its replay. It does not count.
            (mine,) = (await ada.call("GET", "/games"))["games"]
            assert (mine["table"]["id"], mine["lesson"]) == (key, True)
            frames = await ada.call("GET", f"/tables/{key}/frames?eyes=open")
            assert await ben.call("GET", f"/tables/{key}/frames?eyes=open") == frames
            public = (await ben.call("GET", "/games/public"))["games"]
            assert key not in [game["table"]["id"] for game in public]  # other tests share the server
            assert (await ada.call("GET", "/games/numbers"))["games"] == 0
            again = (await ada.call("POST", f"/tables/{key}/rematch"))["table"]
            assert again["status"] == "dealing"
            assert [game["table"]["id"] for game in (await ada.call("GET", "/games"))["games"]] == [again["id"], key]
            await seat.close()

    asyncio.run(whole())


def test_a_lesson_goes_on_where_it_was_left(server: Server) -> None:
    async def left() -> None:
        async with Person(server) as ada:
            key = (await ada.call("POST", "/lesson", {"name": "Ada"}))["table"]["id"]
            seat = await ada.connect(key)
            await seat.until(0)
            await seat.act("JM")
            await seat.until(1)
            await seat.close()
            again = await ada.connect(key)
            await again.hear("view")
            assert again.choices == ["+4S", "+KT"]
            await again.close()

    asyncio.run(left())


def test_of_unfinished_lessons_only_the_latest_is_listed(server: Server) -> None:
    async def visited() -> None:
        async with Person(server) as ada:
            first = (await ada.call("POST", "/tables", {"name": "Ada"}))["table"]["id"]
            await ada.call("POST", "/lesson", {"name": "Ada"})
            second = (await ada.call("POST", "/tables", {"name": "Ada"}))["table"]["id"]
            latest = (await ada.call("POST", "/lesson", {"name": "Ada"}))["table"]["id"]
            found, before = [], ""
            while True:
                page = await ada.call("GET", f"/games?limit=1{before}")
                found += [game["table"]["id"] for game in page["games"]]
                if page["next"] is None:
                    break
                before = f"&before={page['next']}"
            assert found == [latest, second, first]

    asyncio.run(visited())


class Lessons:
    """A desk with many unfinished lessons of everybody, which counts how often it is read."""

    def __init__(self) -> None:
        self.reads = 0

    async def games_of(self, person: str, before: int, limit: int) -> list[Lobby]:
        self.reads += 1
        times = range(99, -1, -1)
        return [new_lesson(person, "Ada", at) for at in times if at < before][:limit]


def test_a_page_of_games_reads_the_database_only_a_few_times() -> None:
    async def read() -> None:
        store, pages, games = Lessons(), 0, 0
        before: int | None = LATEST
        caller = cast("Any", SimpleNamespace(parts=SimpleNamespace(hub=SimpleNamespace(desk=store))))
        while before is not None:
            found, before = await _own_games(caller, "ada", before, 3)
            games += len(found)
            pages += 1
            assert store.reads <= MAX_READS * pages
        assert games == 1
        assert pages > 5

    asyncio.run(read())


def test_a_lesson_requires_a_name(server: Server) -> None:
    async def nameless() -> None:
        async with Person(server) as ada:
            assert await ada.refused("POST", "/lesson", {}) == "malformed"
            assert await ada.refused("POST", "/lesson", {"name": " "}) == "malformed"

    asyncio.run(nameless())
