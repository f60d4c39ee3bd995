"""The coach on a real server: only against bots, counted, and limited."""

import asyncio

from tests.server.harness import Person, Server, table


def test_hints_are_given_and_counted(server: Server) -> None:
    async def asked() -> None:
        async with Person(server) as ada, Person(server, "Ben") as ben:
            key = (await ada.call("POST", "/play", {"name": "Ada", "wishes": {"players": 2}}))["table"]["id"]
            seat = await ada.connect(key)
            await seat.until(0)
            while not seat.choices:
                await seat.next()
            await seat.send({"type": "hint", "ply": seat.ply, "about": "choice"})
            hint = await seat.hear("hint")
            assert (hint["ply"], hint["about"]) == (seat.ply, "choice")
            assert hint["action"] in seat.choices
            facts = await ada.call("POST", f"/tables/{key}/hints", {"ply": seat.ply, "about": "facts"})
            assert facts["action"] is None
            assert facts["lines"][0]["key"] == "coach-own"
            assert (await ben.call("GET", f"/tables/{key}"))["table"]["hints"] == 2
            assert await ben.refused("POST", f"/tables/{key}/hints", {"ply": 0, "about": "facts"}) == "not_seated"
            assert (await seat.refusal({"type": "hint", "ply": 0, "about": "all"}))["code"] == "malformed"
            while not seat.over:
                if seat.choices:
                    await seat.act(seat.choices[-1])
                await seat.next()
            await seat.until_saved()
            assert seat.table["hints"] == 2
            assert (await seat.refusal({"type": "hint", "ply": seat.ply, "about": "facts"}))["code"] == "over"
            await seat.close()

    asyncio.run(asked())


def test_nobody_gets_a_hint_at_a_table_with_another_person(server: Server) -> None:
    async def refused() -> None:
        async with table(server, {"players": 3}, 2) as playing:
            for person, seat in zip(playing.persons, playing.seats, strict=True):
                await seat.until(0)
                for about in ("facts", "choice"):
                    body = {"ply": seat.ply, "about": about}
                    assert await person.refused("POST", f"/tables/{playing.key}/hints", body) == "no_coach"
                    assert (await seat.refusal({"type": "hint", **body}))["code"] == "no_coach"
            told = await playing.persons[0].call("GET", f"/tables/{playing.key}")
            assert "hints" not in told["table"]

    asyncio.run(refused())
