"""A person's list of games, and the statistics of their play, after games on a real server."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import foretell as ft
from foretell.server.hub import Hub
from foretell.table.lobby import Lobby
from tests.server.harness import Person, Server, play_on, table
from tests.server.test_http_failures import asked, parts_in


def test_a_finished_game_is_in_the_list_and_the_statistics(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3, "spectators": "none"}) as there, Person(server, "Eve") as eve:
            for person in there.persons:
                assert (await person.call("GET", "/games/numbers"))["games"] == 0
            await play_on(there.seats, Random(5).choice)
            record = ft.Record.parse((await there.persons[0].http.get(f"/api/v1/tables/{there.key}/record")).content)
            unfoldings = record.replay().unfoldings
            for seat, person in enumerate(there.persons):
                (game,) = (await person.call("GET", "/games"))["games"]
                info = game["table"]
                assert (info["id"], info["status"], game["seat"]) == (there.key, "over", seat)
                assert [one["name"] for one in info["seats"]] == [other.name for other in there.persons]
                assert [tuple(one["gains"]) for one in game["rounds"]] == [one.gains for one in unfoldings]
                assert tuple(info["result"]["runes"]) == unfoldings[-1].runes
                assert info["created"] > 0
                told = await person.call("GET", "/games/numbers")
                assert (told["games"], told["predictions"]) == (1, len(unfoldings))
                assert told["wins"] == int(info["result"]["winner"] == seat)
                assert told["right"] == sum(one.predictions[seat] == one.best for one in unfoldings)
                assert sum(told["ranks"].values()) == len(unfoldings)
                assert told["best"]["id"] == there.key
            place = await eve.call("GET", f"/tables/{there.key}")
            assert place["rounds"] == []
            assert (await eve.call("GET", "/games/numbers"))["games"] == 0

    asyncio.run(play())


def test_statistics_are_of_the_latest_thousand_games(tmp_path: Path) -> None:
    pages: list[int] = []

    class FullDesk:
        async def games_of(self, _person: str, _before: int, limit: int) -> list[Lobby]:
            pages.append(limit)
            return []

    parts = replace(parts_in(tmp_path), hub=cast("Hub", SimpleNamespace(desk=FullDesk())))
    cookie = parts.identity.set_cookie("ab" * 16).partition(";")[0]
    for kind in ("numbers", "calibration"):
        assert asked(parts, f"/api/v1/games/{kind}", headers={"Cookie": cookie}).status_code == 200
    assert pages == [1000, 1000]
