"""The log in both databases."""

import asyncio
import random

import pytest

from foretell.store import StoreError
from foretell.table.entries import NOBODY, Entry
from tests.store.samples import entry, log, opened

MANY = 5_000
"""More than SQLite takes in one statement."""


def test_entries_come_back_as_they_were(url: str) -> None:
    written = [
        Entry("g", 0, 2**53 + 1, "deal", NOBODY, "server", '{"names": ["Zoë \\u0000", "\\"☃\\"", "🂡"]}\n'),
        Entry("g", 1, 0, "act", 4, "bot", ""),
        Entry("g", 2, -1, "undo", 0, "clock", "'); DROP TABLE entries; --"),
    ]

    async def write_and_read() -> None:
        async with opened(url) as store:
            assert await store.append(written) == [True, True, True]
            read = await store.entries("g")
            assert read == written
            assert all(type(one) is Entry for one in read)

    asyncio.run(write_and_read())


def test_entries_are_read_in_order_from_a_ply_on(url: str) -> None:
    async def write_and_read() -> None:
        async with opened(url) as store:
            mixed = [*log("g", 40), *log("other", 40)]
            random.Random(1).shuffle(mixed)
            assert all(await store.append(mixed))
            assert await store.entries("g") == log("g", 40)
            assert await store.entries("g", 33) == log("g", 40)[33:]
            assert await store.entries("g", 40) == []
            assert await store.entries("g", -(10**30)) == log("g", 40)
            assert await store.entries("g", 10**30) == []

    asyncio.run(write_and_read())


def test_nothing_is_appended_and_nothing_is_read(url: str) -> None:
    async def ask() -> None:
        async with opened(url) as store:
            assert await store.append([]) == []
            for game in ("none", "", "a\0b", "\ud800"):
                assert await store.entries(game) == []

    asyncio.run(ask())


def test_a_taken_ply_stays_as_it_was_and_the_rest_is_stored(url: str) -> None:
    async def collide() -> None:
        async with opened(url) as store:
            await store.append([entry(ply=1)])
            batch = [entry(ply=ply, text="late") for ply in (0, 1, 2)]
            assert await store.append(batch) == [True, False, True]
            assert await store.append(batch) == [False, False, False]
            assert await store.entries("g") == [batch[0], entry(ply=1), batch[2]]

    asyncio.run(collide())


def test_of_two_entries_for_a_ply_in_one_call_the_first_is_stored(url: str) -> None:
    async def collide() -> None:
        async with opened(url) as store:
            first, second = entry("g", 5, at=9, text="first"), entry("g", 5, at=1, text="second")
            assert await store.append([entry("h"), first, second, first]) == [True, True, False, False]
            assert await store.entries("g") == [first]
            assert await store.entries("h") == [entry("h")]

    asyncio.run(collide())


@pytest.mark.parametrize("taken", [[], [0], [MANY - 1], [5, 999, 1_000, 4_681]])
def test_thousands_in_one_call(url: str, taken: list[int]) -> None:
    async def write_and_read() -> None:
        async with opened(url) as store:
            await store.append([entry(ply=ply) for ply in taken])
            assert await store.append(log("g", MANY)) == [ply not in taken for ply in range(MANY)]
            assert await store.entries("g") == log("g", MANY)

    asyncio.run(write_and_read())


def test_a_call_that_fails_stores_nothing(url: str) -> None:
    async def fail() -> None:
        async with opened(url) as store:
            for wrong in (entry(ply=3, at=2**70), entry(ply=3, text="\ud800")):
                with pytest.raises(StoreError):
                    await store.append([*log("g", 3), wrong])
            with pytest.raises(StoreError):
                await store.append([*log("g", MANY), entry(ply=MANY, at=None)])
            assert await store.entries("g") == []
            assert await store.append(log("g", 3)) == [True, True, True]

    asyncio.run(fail())


@pytest.mark.parametrize("seed", range(3))
def test_simultaneous_appends_agree_on_the_first(url: str, seed: int) -> None:
    chance = random.Random(seed)
    calls = [
        [entry(chance.choice("abc"), chance.randrange(30), text=f"{caller}") for _ in range(chance.randrange(1, 12))]
        for caller in range(40)
    ]

    async def race() -> None:
        async with opened(url) as store:
            answers = await asyncio.gather(*(store.append(call) for call in calls))
            won = [
                one
                for call, new in zip(calls, answers, strict=True)
                for one, is_new in zip(call, new, strict=True)
                if is_new
            ]
            stored = [one for game in "abc" for one in await store.entries(game)]
            assert sorted(won) == sorted(stored)
            assert {one[:2] for one in stored} == {one[:2] for call in calls for one in call}

    asyncio.run(race())


def test_stored_entries_are_there_after_reopening(url: str) -> None:
    async def write() -> None:
        async with opened(url) as store:
            await store.append(log("g", 10))

    async def read() -> None:
        async with opened(url) as store:
            assert await store.entries("g") == log("g", 10)
            assert await store.append([entry(ply=9), entry(ply=10)]) == [False, True]

    asyncio.run(write())
    asyncio.run(read())
