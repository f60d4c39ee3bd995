"""Several workers with one PostgreSQL."""

import asyncio
import gc
import json
import random
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from foretell.store import MAX_MESSAGE, Store, StoreError
from foretell.store.connections import CHANNEL
from foretell.table.entries import Entry
from tests.store.samples import entry, lobby, log, opened, until


def ear(store: Store) -> list[Any]:
    """Record what the store hears from now on."""
    heard: list[Any] = []
    store.subscribe(lambda message: heard.append(json.loads(message)))
    return heard


def contested(chance: random.Random, worker: str) -> list[list[Entry]]:
    """Return the calls of all workers about the same few plies, in a different order for each worker."""
    calls = []
    for start in range(0, 60, 6):
        plies = [(game, ply) for game in "abc" for ply in range(start, start + 6)]
        batch = [entry(game, ply, text=worker) for game, ply in chance.sample(plies, 15)]
        cuts = sorted(chance.sample(range(1, 15), 2))
        calls += [batch[: cuts[0]], batch[cuts[0] : cuts[1]], batch[cuts[1] :]]
    return calls


@pytest.mark.parametrize("seed", range(6))
def test_a_ply_is_accepted_by_one_worker(database: str, seed: int) -> None:
    chance = random.Random(seed)

    async def work(store: Store, calls: list[list[Entry]]) -> list[Entry]:
        won = []
        for call in calls:
            answers = await store.append(call)
            won += [one for one, new in zip(call, answers, strict=True) if new]
            await asyncio.sleep(chance.choice([0, 0, 0.001]))
        return won

    async def fight() -> None:
        async with opened(database) as one, opened(database) as other:
            calls = contested(chance, "one"), contested(chance, "other")
            won = await asyncio.gather(work(one, calls[0]), work(other, calls[1]))
            stored = [each for game in "abc" for each in await one.entries(game)]
            assert sorted(won[0] + won[1]) == sorted(stored)
            assert won[0]
            assert won[1]
            assert {each[:2] for each in stored} == {each[:2] for both in calls for call in both for each in call}

    asyncio.run(fight())


def test_a_table_is_saved_and_created_by_one_worker(database: str) -> None:
    async def fight() -> None:
        async with opened(database) as one, opened(database) as other:
            for number in range(20):
                table = lobby(f"{number}", "ann")
                created = await asyncio.gather(one.create(table), other.create(replace(table, owner="other")))
                assert sorted(created) == [False, True]
                stored = await one.table(table.id)
                assert stored is not None
                assert (stored.owner == "other") is created[1]
                changes = [replace(table, version=2, owner=owner) for owner in ("one", "other")]
                saved = await asyncio.gather(one.save(changes[0]), other.save(changes[1]))
                assert sorted(saved) == [False, True]
                assert await other.table(table.id) == changes[saved.index(True)]

    asyncio.run(fight())


def test_published_messages_reach_the_other_workers_only(database: str) -> None:
    async def talk() -> None:
        async with opened(database) as one, opened(database) as other, opened(database) as third:
            heard, also, own = ear(other), ear(third), ear(one)
            longest = "☃" * ((MAX_MESSAGE - 2) // 3)
            await one.publish(b"1")
            await one.publish(json.dumps(longest, ensure_ascii=False).encode())
            await other.publish(b'"an answer"')
            await until(lambda: len(heard) == 2 and len(also) == 3 and len(own) == 1)
            assert heard == [1, longest]
            assert also == [1, longest, "an answer"]
            assert own == ["an answer"]

    asyncio.run(talk())


@pytest.mark.parametrize("message", [b"x" * (MAX_MESSAGE + 1), b"\xff", b"a\0b"])
def test_wrong_messages_are_refused(database: str, message: bytes) -> None:
    async def talk() -> None:
        async with opened(database) as store:
            with pytest.raises(StoreError, match="a message"):
                await store.publish(message)

    asyncio.run(talk())


def test_others_hear_of_entries_and_saved_tables(database: str) -> None:
    async def work() -> None:
        async with opened(database) as one, opened(database) as other:
            heard, own = ear(other), ear(one)
            await one.append([entry("a", 3), entry("b", 0)])
            assert await one.append([entry("a", 3)]) == [False]
            table = lobby("t")
            await one.create(table)
            assert not await one.save(replace(table, version=3))
            assert await one.save(replace(table, version=2))
            await one.publish(b'"end"')
            await other.publish(b'"end"')
            await until(lambda: "end" in heard and "end" in own)
            assert heard == [{"moved": [["a", 3], ["b", 0]]}, {"changed": ["t"]}, "end"]
            assert own == ["end"]

    asyncio.run(work())


def test_a_worker_hears_of_its_own_write_that_lands_after_an_error(database: str) -> None:
    """The database may carry out a write whose connection broke, and nobody else would announce it."""

    async def announce_again(connection: asyncpg.Connection) -> None:
        notices: list[str] = []
        await connection.add_listener(CHANNEL, lambda *notice: notices.append(notice[-1]))
        async with opened(database) as store:
            own = ear(store)
            await store.append([entry("a", 0)])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, 'another "after"')
            await until(lambda: len(notices) > 1 and bool(own))  # by now the store has ignored its own notice
            with pytest.raises(StoreError):
                await store.append([entry("a", 2**40)])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notices[0])
            await until(lambda: len(own) > 1)
            assert own == ["after", {"moved": [["a", 0]]}]

    async def work() -> None:
        connection = await asyncpg.connect(database)
        try:
            await announce_again(connection)
        finally:
            await connection.close()

    asyncio.run(work())


def test_others_hear_of_every_one_of_very_many_entries(database: str) -> None:
    """The plies need more than one notification."""
    games = [f"game-of-a-long-name-{number}" for number in range(1_500)]

    async def work() -> None:
        async with opened(database) as one, opened(database) as other:
            heard = ear(other)
            await one.append([each for game in games for each in log(game, 1)])
            await one.publish(b'{"moved": [["end", 0]]}')
            await until(lambda: {"moved": [["end", 0]]} in heard)
            assert sorted(game for message in heard for game, _ in message["moved"]) == ["end", *sorted(games)]

    asyncio.run(work())


def test_a_store_that_is_closed_at_once_leaves_nothing_open(database: str) -> None:
    async def close() -> None:
        async with opened(database):
            pass

    asyncio.run(close())
    gc.collect()  # what was left open warns now, and a warning is an error


def test_a_single_server_on_a_file_publishes_nothing(tmp_path: object) -> None:
    async def talk() -> None:
        async with opened(f"sqlite:///{tmp_path}/foretell.db") as store:
            heard = ear(store)
            await store.publish(b"1")
            await store.append(log("g", 1))
            assert heard == []

    asyncio.run(talk())
