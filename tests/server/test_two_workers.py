"""Two servers with one PostgreSQL: both serve each table, and no ply is committed twice."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from foretell.store import open_store
from foretell.table.entries import Entry
from foretell.table.past_frames import frames_since
from tests.server.harness import Person, Seat, Server, Table, play_on, sitting, table

FLAGS = ("--away-after", "0.5", "--close-after", "60")


class Pair:
    """Two workers, and the database that they share."""

    def __init__(self, data: Path, database: str, *flags: str) -> None:
        self.database = database
        self.workers = [Server(data, "--database", database, *FLAGS, *flags) for _ in range(2)]

    async def log(self, key: str) -> list[Entry]:
        """Return the log of a game, read as by another worker."""
        store = await open_store(self.database)
        try:
            return await store.entries(key)
        finally:
            await store.close()

    async def spread(self, players: int) -> Table:
        """Start a table whose players alternate between the two workers."""
        key, persons = await sitting(self.workers[0], {"players": players, "level": "novice"})
        there = Table(self.workers[0], key, persons)
        for number, person in enumerate(persons):
            person.move_to(self.workers[number % 2])
            there.seats.append(await there.connect(person))
        await there.begin()
        return there


@pytest.fixture
def pair(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> Iterator[Pair]:
    pair = Pair(tmp_path / "data", database, *getattr(request, "param", ()))
    with ExitStack() as stack:
        for worker in pair.workers:
            stack.enter_context(worker)
        yield pair


async def check_all(pair: Pair, there: Table) -> None:
    """Check that the log has no gap, and that everybody received exactly its frames."""
    log = await pair.log(there.key)
    assert [entry.ply for entry in log] == list(range(len(log)))
    for seat in there.seats:
        await seat.until(log[-1].ply)
        assert seat.frames == frames_since(log, -1, seat.seat)
        await seat.check()


@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_over_both(pair: Pair, players: int) -> None:
    async def play() -> None:
        there = await pair.spread(players)
        try:
            await play_on(there.seats, Random(players).choice)
            await check_all(pair, there)
        finally:
            await there.close()

    asyncio.run(play())


def test_a_duplicate_over_both(pair: Pair) -> None:
    """Each worker serves one of the tables. When both games are over, both are open, and the clients learn it."""

    async def play() -> None:
        here, there = pair.workers
        async with Person(here, "Ada") as ada, Person(there, "Ben") as ben:
            told = await ada.call("POST", "/duplicates", {"wishes": {"players": 2}})
            keys = [place["table"]["id"] for place in told["tables"]]
            seats = []
            for person, key in ((ada, keys[0]), (ben, keys[1])):
                await person.call("PUT", f"/tables/{key}/seats/0", {"name": person.name})
                await ada.call("PUT", f"/tables/{key}/seats/1/bot", {"level": "novice"})
                await ada.call("POST", f"/tables/{key}/start")
                seats.append(await person.connect(key, contribute=False))
            assert await ben.refused("PUT", f"/tables/{keys[0]}/seats/0", {"name": "Ben"}) == "other_table"
            for seat in seats:
                await play_on([seat], Random(1).choice)
            for seat in seats:
                while not seat.table["duplicate"]["over"]:
                    await seat.next()
                await seat.close()
            states = [await person.call("GET", f"/duplicates/{told['id']}") for person in (ada, ben)]
            assert states[0]["comparison"] == states[1]["comparison"] is not None
            for person, key in ((ada, keys[1]), (ben, keys[0])):
                assert await person.call("GET", f"/tables/{key}/frames?eyes=open")

    asyncio.run(play())


def test_both_submit_the_same_ply_again_and_again(pair: Pair) -> None:
    """A person sends different decisions to both workers at once: one is stored, and both connections receive it."""

    async def play() -> None:
        there = await pair.spread(3)
        chance = Random(1)
        try:
            first = there.seats
            await asyncio.gather(*(seat.until(0) for seat in first))
            for number, person in enumerate(there.persons):
                person.move_to(pair.workers[1 - number % 2])
            second = [await there.connect(person, -1) for person in there.persons]
            there.seats = [*first, *second]
            await there.settled()
            fights = 0
            while not first[0].over:
                number = chance.choice([seat.seat or 0 for seat in first if seat.choices])
                await fight(there, first[number], second[number], chance)
                fights += 1
            assert fights > 20
            await check_all(pair, there)
        finally:
            await there.close()

    asyncio.run(play())


async def fight(there: Table, one: Seat, other: Seat, chance: Random) -> None:
    """Of two decisions for one ply, exactly one is refused, and nobody receives it."""
    ply, choices = one.ply, one.choices
    before = (*one.refusals, *other.refusals)
    await asyncio.gather(*(seat.act(chance.choice(choices), ply) for seat in (one, other)))
    await asyncio.gather(*(seat.until(ply + 1) for seat in there.seats))
    while len(one.refusals) + len(other.refusals) == len(before):
        waiting = [asyncio.ensure_future(seat.next()) for seat in (one, other)]
        _, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    (refused,) = [refusal for refusal in (*one.refusals, *other.refusals) if refusal not in before]
    assert refused["code"] in {"stale", "repeated", "not_your_turn", "over"}  # the other's may have been the last one
    assert {seat.ply for seat in there.seats} == {ply + 1}


def test_persons_of_a_dead_worker_continue_at_the_other(pair: Pair) -> None:
    async def play() -> None:
        there = await pair.spread(4)
        chance = Random(2)
        try:
            await play_on(there.seats, chance.choice, max_actions=25)
            dead, alive = pair.workers
            dead.kill()
            for number in (0, 2):
                await move(there, number, alive)
            await play_on(there.seats, chance.choice, max_actions=15)
            dead.start()
            for number in (1, 2):
                await move(there, number, dead)
            await play_on(there.seats, chance.choice)
            log = await pair.log(there.key)
            assert [entry.ply for entry in log] == list(range(len(log)))
            await asyncio.gather(*(seat.check() for seat in there.seats))
        finally:
            await there.close()

    asyncio.run(play())


async def move(there: Table, number: int, worker: Server) -> None:
    """A client continues at another worker from the last ply that it received."""
    before, person = there.seats[number], there.persons[number]
    await before.close()
    person.move_to(worker)
    after = there.seats[number] = await there.connect(person, before.ply)
    after.view = dict(before.view)


@pytest.mark.parametrize("pair", [("--bot-pause", "1")], indirect=True)
def test_bots_continue_when_their_worker_dies(pair: Pair) -> None:
    async def play() -> None:
        first, second = pair.workers
        async with table(first, {"players": 5}, people=2) as there:
            guest = await there.spectator(-1, second)
            await there.settled([*there.seats, guest])
            # The last to act does so at the worker that dies, so the bots that come next are its own.
            while guest.view["actors"][0] > 1:
                await guest.next()
            while guest.view["actors"][0] <= 1:
                mover = there.seats[guest.view["actors"][0]]
                await mover.until(guest.ply)
                await mover.act(mover.choices[0])
                await guest.until(guest.ply + 1)
            first.kill()
            ply = (await pair.log(there.key))[-1].ply
            await guest.until(ply)
            assert guest.view["actors"][0] > 1
            # Those who were connected to the dead worker may be marked as away first.
            assert (await guest.hear("frame", kind="act", by="bot"))["ply"] > ply
            await guest.check()

    asyncio.run(play())


def test_a_bot_plays_for_persons_whose_worker_died(pair: Pair) -> None:
    async def play() -> None:
        there = await pair.spread(2)
        try:
            await play_on(there.seats, Random(4).choice, max_actions=5)
            stays = there.seats[1]
            pair.workers[0].kill()
            await stays.hear("frame", kind="away", seat=0, by="server")
            await play_on([stays], Random(4).choice)
            await stays.check()
        finally:
            await there.close()

    asyncio.run(play())


def test_presence_and_talk_reach_the_other_worker(pair: Pair) -> None:
    async def play() -> None:
        there = await pair.spread(2)
        try:
            one, other = there.seats
            while not all(seat["here"] for seat in one.table["seats"]):
                await one.next()
            await other.send({"type": "say", "text": "hello over there"})
            assert (await one.hear("said"))["text"] == "hello over there"
            await other.close()
            while one.table["seats"][1]["here"]:
                await one.next()
            await one.hear("frame", kind="away", seat=1, by="server")
        finally:
            await there.close()

    asyncio.run(play())


def test_a_lobby_is_the_same_at_both(pair: Pair) -> None:
    async def play() -> None:
        async with Person(pair.workers[0], "Ada") as ada, Person(pair.workers[1], "Ben") as ben:
            key = (await ada.call("POST", "/tables", {"players": 5, "name": "Ada"}))["table"]["id"]
            asked = [
                person.http.put(f"/api/v1/tables/{key}/seats/{number}", json={"name": person.name})
                for number in (1, 2, 3, 4, 1, 2, 3, 4)
                for person in (ada, ben)
            ]
            answers = await asyncio.gather(*asked)
            assert any(answer.is_success for answer in answers)
            assert {answer.json()["code"] for answer in answers if not answer.is_success} <= {"seat_taken", "changed"}
            at_ada, at_ben = await ada.call("GET", f"/tables/{key}"), await ben.call("GET", f"/tables/{key}")
            while at_ada["table"]["version"] != at_ben["table"]["version"]:
                at_ada, at_ben = await ada.call("GET", f"/tables/{key}"), await ben.call("GET", f"/tables/{key}")
            assert at_ada["table"] == at_ben["table"]
            assert at_ada["seat"] != at_ben["seat"]

    asyncio.run(play())
