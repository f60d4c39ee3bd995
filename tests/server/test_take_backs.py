"""Take-backs are possible until another player acts or something new is revealed."""

import asyncio
from random import Random
from typing import Any

import pytest

import foretell as ft
from tests.server.harness import Seat, Server, Table, play_on, table

CARDS = frozenset(ft.CARDS)


def cards_told(value: Any) -> frozenset[str]:
    """Return every card that a view or a list of events names."""
    if isinstance(value, str):
        return CARDS & {value}
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return frozenset[str]().union(*map(cards_told, inside))


def others_predictions(seat: Seat, mover: int) -> list[object]:
    return [one for number, one in enumerate(seat.view["predictions"]) if number != mover]


async def step(there: Table, everybody: list[Seat], chance: Random) -> Seat:
    """Make a decision. If it can be taken back, check that nobody learnt anything but the choice itself."""
    mover = chance.choice([seat for seat in there.seats if seat.choices])
    known = [cards_told(seat.view) | cards_told(seat.view["choices"]) for seat in everybody]
    seen = [others_predictions(seat, mover.seat or 0) for seat in everybody]
    ply, action = mover.ply, chance.choice(mover.choices)
    await mover.act(action)
    frames = [await seat.hear("frame", ply=ply + 1) for seat in everybody]
    if mover.view["undo"]:
        for seat, frame, cards, predictions in zip(everybody, frames, known, seen, strict=True):
            chosen = cards_told([action[1:], action[-2:]]) if seat is mover or frame["action"] else frozenset()
            assert cards_told(frame["events"]) <= cards | chosen
            assert cards_told(frame["changes"]) <= cards | chosen
            assert others_predictions(seat, mover.seat or 0) == predictions
    assert not any(seat.view["undo"] for seat in everybody if seat is not mover)
    return mover


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_take_back_leaves_no_trace(server: Server, players: int) -> None:
    chance = Random(players)

    async def play() -> None:
        async with table(server, {"players": players, "side": "AB"[players % 2]}) as there:
            everybody = [*there.seats, await there.spectator(-1)]
            await asyncio.gather(*(seat.until(0) for seat in everybody))
            taken_back = 0
            while not there.seats[0].over:
                before = [dict(seat.view) for seat in everybody]
                mover = await step(there, everybody, chance)
                if mover.view["undo"] and (taken_back == 0 or chance.random() < 0.4):
                    await mover.send({"type": "undo", "ply": mover.ply})
                    await asyncio.gather(*(seat.hear("frame", kind="undo") for seat in everybody))
                    taken_back += 1
                    for seat, view in zip(everybody, before, strict=True):
                        assert {**seat.view, "undo": None} == {**view, "undo": None}
                    await asyncio.gather(*(seat.check() for seat in everybody))
            assert taken_back > 0
            await check_record(there, taken_back)

    asyncio.run(play())


async def check_record(there: Table, taken_back: int) -> None:
    """The record contains only the decisions that were not taken back."""
    answer = await there.persons[0].http.get(f"/api/v1/tables/{there.key}/record")
    record = ft.Record.parse(answer.content)
    standing: list[tuple[int, str]] = []
    for entry in there.log():
        if entry.kind == "act":
            standing.append((entry.seat, entry.text))
        elif entry.kind == "undo":
            standing.pop()
    assert [(ply.seat, str(ply.action)) for ply in record.plies] == standing
    assert len(there.log()) == 1 + len(standing) + 2 * taken_back
    assert record.replay().result is not None


async def until_undo(there: Table, chance: Random) -> Seat:
    """Play until somebody can take a decision back while somebody else must choose."""
    while not there.seats[0].over:
        await play_on(there.seats, chance.choice, max_actions=1)
        mover = next((seat for seat in there.seats if seat.view["undo"]), None)
        if mover is not None and any(seat.choices for seat in there.seats if seat is not mover):
            return mover
    raise AssertionError("no such ply in the whole game")


def test_not_when_another_has_acted(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            mover = await until_undo(there, Random(1))
            other = next(seat for seat in there.seats if seat.choices and seat is not mover)
            await other.act(other.choices[0])
            await asyncio.gather(*(seat.until(mover.ply + 1) for seat in there.seats if seat is not mover))
            await mover.until(other.ply)
            length = len(there.log())
            assert not mover.view["undo"]
            assert (await mover.refusal({"type": "undo", "ply": mover.ply}))["code"] == "cannot_undo"
            assert (await mover.refusal({"type": "undo", "ply": mover.ply - 1}))["code"] == "stale"
            assert len(there.log()) == length

    asyncio.run(play())


def test_only_the_mover_can_take_back_and_only_once(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            mover = await until_undo(there, Random(2))
            guest = await there.spectator(-1)
            await guest.until(mover.ply)
            for seat in there.seats:
                if seat is not mover:
                    assert (await seat.refusal({"type": "undo", "ply": seat.ply}))["code"] == "cannot_undo"
            assert (await guest.refusal({"type": "undo", "ply": guest.ply}))["code"] == "not_seated"
            ply = mover.ply
            await mover.send({"type": "undo", "ply": ply})
            await mover.send({"type": "undo", "ply": ply})
            refused = await mover.hear("refused")
            assert (refused["code"], refused["ply"], mover.ply) == ("stale", ply + 1, ply + 1)

    asyncio.run(play())


def test_never_when_something_new_was_revealed(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 4}) as there:
            await asyncio.gather(*(seat.until(0) for seat in there.seats))
            refused = 0
            while not there.seats[0].over and refused < 10:
                mover = next(seat for seat in there.seats if seat.choices)
                ply = mover.ply
                await mover.act(Random(ply).choice(mover.choices))
                await asyncio.gather(*(seat.until(ply + 1) for seat in there.seats))
                if not mover.view["undo"] and not mover.over:
                    assert (await mover.refusal({"type": "undo", "ply": ply + 1}))["code"] == "cannot_undo"
                    refused += 1
            assert refused > 0
            assert all(entry.kind in ("deal", "act") for entry in there.log())

    asyncio.run(play())


def test_by_http(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            mover = await until_undo(there, Random(3))
            person = there.persons[mover.seat or 0]
            answer = await person.call("POST", f"/tables/{there.key}/undo", {"ply": mover.ply})
            await mover.hear("frame", kind="undo", ply=answer["ply"])

    asyncio.run(play())
