"""`weigh` shows a player how each choice would change the hand, and shows it to nobody else."""

import asyncio

import foretell as ft
from tests.server.harness import Server, table


def test_only_the_person_who_asks_gets_prospects(server: Server) -> None:
    async def weigh() -> None:
        async with table(server, {"players": 3}) as there:
            await there.settled()
            mover = next(seat for seat in there.seats if seat.choices)
            await mover.send({"type": "weigh", "ply": mover.ply})
            told = await mover.hear("prospects", ply=mover.ply)
            hand = mover.view["hand"]
            assert list(told["ranks"]) == hand
            options = ft.Options(players=3)
            for card, rank in told["ranks"].items():
                left = ft.present_rank([other for other in hand if other != card], options)
                assert (rank["strength"], rank["name"], rank["value"]) == (left.strength, left.name, left.value)
            person = there.persons[there.seats.index(mover)]
            assert await person.call("GET", f"/tables/{there.key}/prospects") == told
            for other in there.seats:
                if other is not mover:
                    await other.check()
                    assert not any(b"prospects" in message for message in other.received)

    asyncio.run(weigh())


def test_without_a_choice_there_are_no_prospects(server: Server) -> None:
    async def weigh() -> None:
        async with table(server, {"players": 2}) as there:
            await there.settled()
            waiting = next(seat for seat in there.seats if not seat.choices)
            await waiting.send({"type": "weigh", "ply": waiting.ply})
            assert (await waiting.hear("prospects"))["ranks"] == {}
            spectator = await there.spectator()
            await spectator.hear("view")
            assert (await spectator.refusal({"type": "weigh", "ply": 0}))["code"] == "not_seated"

    asyncio.run(weigh())


def test_choices_of_another_ply_are_stale(server: Server) -> None:
    async def weigh() -> None:
        async with table(server, {"players": 2}) as there:
            await there.settled()
            mover = next(seat for seat in there.seats if seat.choices)
            for ply in (-1, mover.ply + 1):
                assert (await mover.refusal({"type": "weigh", "ply": ply}))["code"] == "stale"
            await mover.act("pass")
            await mover.until(mover.ply + 1)
            assert (await mover.refusal({"type": "weigh", "ply": mover.ply - 1}))["code"] == "stale"

    asyncio.run(weigh())


def test_before_the_deal_there_is_nothing_to_weigh(server: Server) -> None:
    async def weigh() -> None:
        async with table(server, {"players": 2}) as there:
            owner = there.persons[0]
            key = (await owner.call("POST", "/tables", {"name": "Ada"}))["table"]["id"]
            assert await owner.refused("GET", f"/tables/{key}/prospects") == "not_started"
            seat = await owner.connect(key)
            assert (await seat.refusal({"type": "weigh", "ply": -1}))["code"] == "not_started"
            await seat.close()

    asyncio.run(weigh())
