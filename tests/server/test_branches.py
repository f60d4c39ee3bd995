"""Positions of a finished game, tried at a private table of a real server."""

import asyncio

import foretell as ft
from tests.server.harness import Person, Seat, Server


async def play_out(seat: Seat) -> None:
    while not seat.over:
        if seat.choices:
            await seat.act(seat.choices[-1])
        await seat.next()
    await seat.until_saved()


async def finished(ada: Person, **wishes: object) -> str:
    """Let Ada play a game to its end, and return its id."""
    opened = await ada.call("POST", "/play", {"name": "Ada", "wishes": {"players": 2, **wishes}})
    key: str = opened["table"]["id"]
    seat = await ada.connect(key)
    await play_out(seat)
    await seat.close()
    return key


def test_a_position_is_tried_and_shared(server: Server) -> None:
    async def whole() -> None:
        async with Person(server) as ada, Person(server, "Ben") as ben:
            key = await finished(ada)
            record = ft.Record.parse((await ada.http.get(f"/api/v1/tables/{key}/record")).content)
            mine = [number for number, ply in enumerate(record.plies) if ply.seat == 0]
            then = mine[len(mine) // 2]  # the ply before a decision has its number, as ply 0 is the deal
            choices = next(list(game.view(0).choices) for at, game in enumerate(record.steps()) if at == then)
            for person in (ada, ben):  # anybody who may see the game gets a table of their own
                place = await person.call("POST", f"/tables/{key}/branches", {"name": person.name, "ply": then})
                table = place["table"]
                assert (place["seat"], table["status"], table["spectators"]) == (0, "playing", "none")
                assert table["branch"] == {"table": key, "ply": then, "seat": 0}
                seat = await person.connect(table["id"], contribute=False)
                await seat.hear("view")
                assert seat.choices
                assert seat.choices == choices
                await play_out(seat)
                replayed = ft.Record.parse((await person.http.get(f"/api/v1/tables/{table['id']}/record")).content)
                assert replayed.seed == record.seed
                assert [str(ply) for ply in replayed.plies[:then]] == [str(ply) for ply in record.plies[:then]]
                await seat.close()
            # It is in My games as what it is, and does not count.
            games = (await ada.call("GET", "/games"))["games"]
            assert [game["table"].get("branch", {}).get("table") for game in games] == [key, None]
            assert (await ada.call("GET", "/games/numbers"))["games"] == 1
            assert await ben.refused("GET", f"/tables/{games[0]['table']['id']}/view") == "no_spectators"

    asyncio.run(whole())


def test_only_finished_games_that_one_may_see(server: Server) -> None:
    async def refused() -> None:
        async with Person(server) as ada, Person(server, "Ben") as ben:
            going = (await ada.call("POST", "/play", {"name": "Ada"}))["table"]["id"]
            path, body = f"/tables/{going}/branches", {"name": "Ada", "ply": 0}
            assert await ada.refused("POST", path, body) == "not_over"
            key = await finished(ada, spectators="none")
            path = f"/tables/{key}/branches"
            assert await ben.refused("POST", path, {"name": "Ben", "ply": 0}) == "no_spectators"
            assert await ada.refused("POST", path, {"name": "Ada", "ply": 9999}) == "malformed"
            assert await ada.refused("POST", path, {"name": "Ada", "ply": 0, "seat": 4}) == "no_seat"
            assert await ada.refused("POST", "/tables/zzzzzzzzzzzzzzzz/branches", body) == "no_table"

    asyncio.run(refused())


def test_a_branch_goes_on_after_a_restart_of_the_server(server: Server) -> None:
    async def left() -> None:
        async with Person(server) as ada:
            key = await finished(ada)
            branch = (await ada.call("POST", f"/tables/{key}/branches", {"name": "Ada", "ply": 0, "seat": 0}))["table"]
            seat = await ada.connect(branch["id"], contribute=False)
            before = (await seat.hear("view"))["view"]
            await seat.close()
            with server.down():
                pass
            again = await ada.connect(branch["id"], contribute=False)
            assert (await again.hear("view"))["view"]["hand"] == before["hand"]
            await again.close()

    asyncio.run(left())
