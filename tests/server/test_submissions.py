"""A refused decision gets an answer with the current state, and changes nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from foretell.table.past_frames import frames_since
from tests.server.harness import Seat, Server, Table, play_on, sitting, table

Scene = Callable[[Table, Seat, Seat], Awaitable[str]]
"""Given a table, who is to choose and who is not: what is refused, and with which code."""


def act(ply: int, action: str) -> dict[str, object]:
    return {"type": "act", "ply": ply, "action": action}


async def out_of_turn(there: Table, mover: Seat, other: Seat) -> str:
    return str((await other.refusal(act(other.ply, mover.choices[0])))["code"])


async def for_an_older_ply(there: Table, mover: Seat, other: Seat) -> str:
    return str((await mover.refusal(act(0, mover.choices[-1])))["code"])


async def for_a_ply_to_come(there: Table, mover: Seat, other: Seat) -> str:
    return str((await mover.refusal(act(mover.ply + 1, mover.choices[0])))["code"])


async def no_choice_of_theirs(there: Table, mover: Seat, other: Seat) -> str:
    return str((await mover.refusal(act(mover.ply, "zz")))["code"])


async def twice(there: Table, mover: Seat, other: Seat) -> str:
    ply, action = mover.ply, mover.choices[0]
    await mover.act(action)
    await asyncio.gather(*(seat.until(ply + 1) for seat in there.seats))
    return str((await mover.refusal(act(ply, action)))["code"])


async def twice_at_once(there: Table, mover: Seat, other: Seat) -> str:
    ply, action = mover.ply, mover.choices[0]
    await mover.act(action, ply)
    await mover.act(action, ply)
    await asyncio.gather(*(seat.until(ply + 1) for seat in there.seats))
    return str((await mover.hear("refused", ply=ply + 1))["code"])


async def taken_back_by_another(there: Table, mover: Seat, other: Seat) -> str:
    another = next(seat for seat in there.seats if not seat.view["undo"])
    return str((await another.refusal({"type": "undo", "ply": another.ply}))["code"])


async def back_without_having_left(there: Table, mover: Seat, other: Seat) -> str:
    return str((await other.refusal({"type": "back"}))["code"])


async def contributed_after_the_deal(there: Table, mover: Seat, other: Seat) -> str:
    return str((await other.refusal({"type": "contribute", "contribution": "0" * 64}))["code"])


async def hello_again(there: Table, mover: Seat, other: Seat) -> str:
    return str((await other.refusal({"type": "hello", "version": 1}))["code"])


async def from_a_spectator(there: Table, mover: Seat, other: Seat) -> str:
    guest = await there.spectator(-1)
    await guest.until(mover.ply)
    codes = {
        str((await guest.refusal(message))["code"])
        for message in (
            act(guest.ply, mover.choices[0]), {"type": "undo", "ply": guest.ply}, {"type": "away"}, {"type": "back"},
            {"type": "say", "emote": "hello"}, {"type": "contribute", "contribution": "0" * 64},
        )
    }  # fmt: skip
    return ",".join(codes)


SCENES: dict[Scene, tuple[str, int]] = {
    out_of_turn: ("not_your_turn", 0),
    for_an_older_ply: ("stale", 0),
    for_a_ply_to_come: ("stale", 0),
    no_choice_of_theirs: ("illegal", 0),
    twice: ("repeated", 1),
    twice_at_once: ("repeated", 1),
    taken_back_by_another: ("cannot_undo", 0),
    back_without_having_left: ("not_away", 0),
    contributed_after_the_deal: ("not_open", 0),
    hello_again: ("hello_first", 0),
    from_a_spectator: ("not_seated", 0),
}
"""The code, and how many entries the log is longer by afterwards."""


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.__name__))
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_changes(server: Server, scene: Scene, players: int) -> None:
    async def play() -> None:
        async with table(server, {"players": players}) as there:
            await play_on(there.seats, Random(scene.__name__).choice, max_actions=9)
            while len([seat for seat in there.seats if seat.choices]) > 1:  # two predict at once
                await play_on(there.seats, Random(1).choice, max_actions=1)
            mover, *others = sorted(there.seats, key=lambda seat: not seat.choices)
            code, more = SCENES[scene]
            before = there.log()
            assert await scene(there, mover, others[-1]) == code
            after = there.log()
            assert after[: len(before)] == before
            assert len(after) == len(before) + more
            await asyncio.gather(*(seat.check() for seat in there.seats))
            await play_on(there.seats, Random(1).choice, max_actions=3)

    asyncio.run(play())


def test_before_the_deal(server: Server) -> None:
    async def play() -> None:
        key, persons = await sitting(server, {"players": 2})
        there = Table(server, key, persons)
        seat = await there.connect(persons[0])
        for message in (act(-1, "p1"), act(0, "p1"), {"type": "undo", "ply": 0}, {"type": "away"}, {"type": "look"}):
            assert (await seat.refusal(message))["code"] == "not_started"
        assert await persons[0].refused("GET", f"/tables/{key}/view") == "not_started"
        assert await persons[0].refused("GET", f"/tables/{key}/record") == "not_started"
        assert there.log() == []
        await there.close()

    asyncio.run(play())


def test_after_the_end(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            made = await play_on(there.seats, Random(2).choice)
            for seat in there.seats:
                for message in (act(made, "p1"), {"type": "undo", "ply": made}, {"type": "away"}):
                    assert (await seat.refusal(message))["code"] == "over"
            assert len(there.log()) == made + 1

    asyncio.run(play())


def test_the_record_and_other_views_are_available_only_after_the_end(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            await play_on(there.seats, Random(3).choice, max_actions=5)
            person, path = there.persons[0], f"/tables/{there.key}"
            assert await person.refused("GET", f"{path}/record") == "not_over"
            for eyes in ("1", "2", "open", "spectator"):
                assert await person.refused("GET", f"{path}/frames?eyes={eyes}") == "not_over"
            assert len(await person.call("GET", f"{path}/frames?eyes=0")) == 6
            await play_on(there.seats, Random(3).choice)
            for number, seat in enumerate(there.seats):
                answer = await person.http.get(f"/api/v1{path}/frames?eyes={number}")
                assert answer.content == b"[%b]" % b",".join(seat.frames)
            frames = await person.call("GET", f"{path}/frames?eyes=open")
            assert all(frame["changes"].get("hands", True) for frame in frames)

    asyncio.run(play())


def test_the_same_by_http(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            await play_on(there.seats, Random(4).choice, max_actions=7)
            by_turn = sorted(zip(there.seats, there.persons, strict=True), key=lambda pair: not pair[0].choices)
            (mover, person), (_, other), _ = by_turn
            path = f"/tables/{there.key}/moves"
            move = {"ply": 7, "action": mover.choices[0]}
            assert await other.refused("POST", path, move) == "not_your_turn"
            assert await person.refused("POST", path, {**move, "ply": 2}) == "stale"
            assert await person.refused("POST", path, {**move, "action": "zz"}) == "illegal"
            assert await person.call("POST", path, move) == {"ply": 8}
            assert await person.refused("POST", path, move) == "repeated"
            assert len(there.log()) == 9

    asyncio.run(play())


# --- secret predictions ---------------------------------------------------------------------------


async def until_predictions(there: Table, chance: Random) -> bool:
    """Play until both seats must predict. Return False if the game ends first."""
    while not there.seats[0].over:
        if all(seat.choices and seat.view["phase"] == "predict" for seat in there.seats):
            return True
        await play_on(there.seats, chance.choice, max_actions=1)
    return False


def test_two_predictions_for_the_same_ply_both_count(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            found = 0
            while await until_predictions(there, Random(5)):
                ply, before = there.seats[0].ply, len(there.log())
                await asyncio.gather(*(seat.act(seat.choices[0], ply) for seat in there.seats))
                await asyncio.gather(*(seat.until(ply + 2) for seat in there.seats))
                assert {entry.seat for entry in there.log()[before:]} == {0, 1}
                assert there.seats[0].refusals == there.seats[1].refusals == []
                found += 1
            assert found > 0
            await asyncio.gather(*(seat.check() for seat in there.seats))

    asyncio.run(play())


def test_nothing_depends_on_a_prediction_before_both_are_in(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            guest = await there.spectator(-1)
            assert await until_predictions(there, Random(6))
            first, second = there.seats
            ply, choices = first.ply, first.choices
            await first.act(choices[0])
            await asyncio.gather(*(seat.until(ply + 1) for seat in (second, guest)))
            log = there.log()
            assert len(choices) > 1
            for choice in choices:
                other = [*log[:-1], log[-1]._replace(text=choice)]
                assert frames_since(other, -1, 1) == second.frames
                assert frames_since(other, -1, None) == guest.frames

    asyncio.run(play())


def test_a_take_back_does_not_reveal_the_prediction(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            assert await until_predictions(there, Random(7))
            first, second = there.seats
            told = []
            for choice in (first.choices[0], *first.choices):
                await first.act(choice)
                await first.hear("frame", kind="act")
                assert first.view["undo"]
                await first.send({"type": "undo", "ply": first.ply})
                await first.hear("frame", kind="undo")
                await second.until(first.ply)
                told.append([timeless(frame) for frame in second.frames[-2:]])
            # The first time may also tell that the other can take nothing back any more.
            assert all(frames == told[1] for frames in told[1:])

    asyncio.run(play())


def timeless(frame: bytes) -> bytes:
    """Return a frame without its ply and its time."""
    head, _, rest = frame.partition(b'"kind"')
    assert head.startswith(b'{"type":"frame","ply":')
    return rest
