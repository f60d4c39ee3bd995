"""A person's list of games, and the statistics of their play, after games on a real server."""

import asyncio
from random import Random

import foretell as ft
from tests.server.harness import Person, Server, play_on, table


def test_a_finished_game_is_in_the_list_and_the_statistics(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3, "spectators": "none"}) as there, Person(server, "Eve") as eve:
            for person in there.persons:
                assert (await person.call("GET", "/games/numbers"))["games"] == 0
            await play_on(there.seats, Random(5).choice)
            await asyncio.gather(*(seat.until_saved() for seat in there.seats))
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
