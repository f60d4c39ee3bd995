"""Tables in both databases."""

import asyncio
import random

import pytest
from msgspec.structs import replace

from foretell.game import Result
from foretell.store import StoreError
from foretell.table.lobby import Lobby, Seat
from tests.store.samples import entry, lobby, log, opened

END = 10**15


def changed(table: Lobby, **changes: object) -> Lobby:
    return replace(table, version=table.version + 1, **changes)


def over(table: Lobby, **changes: object) -> Lobby:
    return changed(table, status="over", **changes)


def test_a_table_comes_back_as_it_was(url: str) -> None:
    async def write_and_read() -> None:
        async with opened(url) as store:
            table = lobby("t", "ann", "bob", created=5, updated=2**53 + 1, listed=True, next="☃")
            assert await store.create(table)
            assert await store.table("t") == table
            assert await store.table_by_code("CODEt") == table
            for key in ("none", "", "T", "codet", "a\0b", "\ud800"):
                assert await store.table(key) is None
                assert await store.table_by_code(key) is None

    asyncio.run(write_and_read())


def test_a_table_is_stored_with_the_beginning_of_its_log_or_not_at_all(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            assert await store.create(lobby("branch", code="BBBBBB"), log("branch", 3))
            assert await store.entries("branch") == log("branch", 3)
            assert not await store.create(lobby("other", code="BBBBBB"), log("other", 3))
            assert await store.entries("other") == []

    asyncio.run(scene())


def test_an_id_is_taken_for_ever_and_a_code_until_the_game_is_over(url: str) -> None:
    async def create() -> None:
        async with opened(url) as store:
            first = lobby("1", "ann", code="SAME")
            assert await store.create(first)
            assert not await store.create(lobby("1", "bob", code="OTHER"))
            assert not await store.create(lobby("2", "bob", code="SAME"))
            assert await store.games_of("bob", END, 9) == []
            assert await store.save(over(first))
            assert await store.table_by_code("SAME") is None
            second = lobby("2", "bob", code="SAME")
            assert await store.create(second)
            assert await store.table_by_code("SAME") == second
            assert await store.table("1") == over(first)
            assert not await store.create(lobby("1"))

    asyncio.run(create())


def test_several_tables_are_stored_together_or_not_at_all(url: str) -> None:
    async def create() -> None:
        async with opened(url) as store:
            tables = [lobby(name, "ann") for name in ("1", "2", "3")]
            assert await store.create(lobby("other", code="TAKEN"))
            assert not await store.create_all([*tables[:2], replace(tables[2], code="TAKEN")])
            assert not await store.create_all([replace(tables[0], code="TAKEN"), *tables[1:]])
            assert await store.games_of("ann", END, 9) == []
            assert await store.create_all(tables)
            assert not await store.create_all([lobby("4"), tables[2]])
            ids = ["1", "2", "3", "4"]
            assert sorted(await store.tables(ids), key=lambda table: table.id) == tables

    asyncio.run(create())


def test_tables_are_loaded_with_their_logs(url: str) -> None:
    async def load() -> None:
        async with opened(url) as store:
            tables = [lobby(name, "ann") for name in ("a", "b", "c")]
            for table in tables:
                assert await store.create(table)
            logs = {"a": [entry("a", ply) for ply in range(3)], "b": [], "c": [entry("c", 0)]}
            assert all(await store.append([*logs["c"], *logs["a"], entry("other", 0)]))
            found = await store.load(["c", "a", "none", "b", "a\0b", "\ud800"])
            assert found == {table.id: (table, logs[table.id]) for table in tables}
            assert await store.load([]) == {}
            some = await store.tables(["c", "none", "a", "a\0b", "\ud800"])
            assert sorted(table.id for table in some) == ["a", "c"]
            assert await store.tables([]) == []

    asyncio.run(load())


def test_many_changes_at_once_are_each_answered(url: str) -> None:
    async def change() -> None:
        async with opened(url) as store:
            tables = [lobby(str(number), "ann") for number in range(40)]
            assert all(await asyncio.gather(*map(store.create, tables)))
            again = [table if number % 2 else changed(table) for number, table in enumerate(tables)]
            answers = await asyncio.gather(*map(store.save, again))
            assert answers == [number % 2 == 0 for number in range(40)]

    asyncio.run(change())


def test_only_the_next_version_is_saved(url: str) -> None:
    async def save() -> None:
        async with opened(url) as store:
            table = lobby("t", "ann")
            assert not await store.save(changed(table))
            await store.create(table)
            second = changed(table, updated=7, status="playing")
            assert not await store.save(table)
            assert not await store.save(changed(second))
            assert await store.save(second)
            assert not await store.save(second)
            assert await store.table("t") == second

    asyncio.run(save())


def test_one_of_many_simultaneous_changes_succeeds(url: str) -> None:
    async def save() -> None:
        async with opened(url) as store:
            table = lobby("t")
            await store.create(table)
            versions = [changed(table, seats=(Seat("person", "N", f"p{number}"),)) for number in range(8)]
            saved = await asyncio.gather(*(store.save(version) for version in versions))
            assert saved.count(True) == 1
            winner = saved.index(True)
            assert await store.table("t") == versions[winner]
            sitting = [number for number in range(8) if await store.games_of(f"p{number}", END, 9)]
            assert sitting == [winner]

    asyncio.run(save())


def test_a_rematch_is_stored_together_with_its_link_or_not_at_all(url: str) -> None:
    async def save() -> None:
        async with opened(url) as store:
            ended = lobby("1", "ann", status="over")
            assert await store.create(ended)
            linked, rematch = changed(ended, next="2"), lobby("2", "ann")
            assert not await store.save_with_rematch(changed(linked), rematch)
            assert await store.create(lobby("other", code="TAKEN"))
            assert not await store.save_with_rematch(linked, replace(rematch, code="TAKEN"))
            assert (await store.table("1"), await store.table("2")) == (ended, None)
            assert await store.games_of("ann", END, 9) == [ended]
            rivals = [(changed(ended, next=name), lobby(name, "ann")) for name in ("2", "3", "4")]
            answers = await asyncio.gather(*(store.save_with_rematch(*both) for both in rivals))
            assert answers.count(True) == 1
            linked, rematch = rivals[answers.index(True)]
            assert await store.table("1") == linked
            assert {table.id for table in await store.games_of("ann", END, 9)} == {"1", rematch.id}
            assert await store.table(rematch.id) == rematch

    asyncio.run(save())


def test_a_save_that_takes_the_code_of_another_table_is_an_error(url: str) -> None:
    async def save() -> None:
        async with opened(url) as store:
            table = lobby("2")
            assert await store.create(lobby("1"))
            assert await store.create(table)
            with pytest.raises(StoreError, match=r"failed|refused"):
                await store.save(changed(table, code="CODE1"))
            assert await store.table("2") == table
            assert await store.save(changed(table))

    asyncio.run(save())


def test_a_result_is_kept(url: str) -> None:
    result = Result(winner=1, runes=(3, 5), by="runes")

    async def save() -> None:
        async with opened(url) as store:
            table = lobby("t", "ann")
            await store.create(table)
            assert await store.save(over(table, result=result))
            assert await store.table("t") == over(table, result=result)

    asyncio.run(save())


def test_lists_are_of_the_right_tables_newest_first_and_no_longer_than_asked(url: str) -> None:
    async def ask() -> None:
        async with opened(url) as store:
            tables = [
                lobby(f"{number}", "ann", created=number, updated=100 - number, listed=number % 2 == 0, status=status)
                for number, status in enumerate(["open", "over", "dealing", "playing", "over", "open"] * 4)
            ]
            for table in tables:
                assert await store.create(table)
            newest = tables[::-1]
            is_open = [table for table in newest if table.listed and table.status == "open"]
            is_over = [table for table in tables if table.listed and table.status == "over"]
            assert len(is_open) == len(is_over) == 4
            assert await store.listed(99) == is_open
            assert await store.listed(3) == is_open[:3]
            assert await store.listed(99, is_open[1].updated) == [
                table for table in is_open if table.updated > is_open[1].updated
            ]
            assert await store.finished(END, 99) == is_over
            assert await store.finished(is_over[1].updated, 1) == is_over[2:3]
            assert await store.games_of("ann", END, 99) == newest
            assert await store.games_of("ann", 10, 4) == tables[9:5:-1]
            assert await store.games_of("bob", END, 99) == []

    asyncio.run(ask())


def test_absurd_limits_and_times(url: str) -> None:
    async def ask() -> None:
        async with opened(url) as store:
            table = lobby("t", "ann", listed=True, status="over")
            await store.create(table)
            assert await store.finished(10**40, 10**40) == await store.games_of("ann", 10**40, 10**40) == [table]
            assert await store.finished(-(10**40), 5) == await store.games_of("ann", -(10**40), 5) == []
            for limit in (0, -1, -(10**40)):
                assert await store.listed(limit) == await store.finished(END, limit) == []
                assert await store.games_of("ann", END, limit) == []
            assert await store.games_of("a\0", END, 5) == await store.games_of("\ud800", END, 5) == []

    asyncio.run(ask())


@pytest.mark.parametrize("seed", range(3))
def test_it_agrees_with_a_dictionary(url: str, seed: int) -> None:
    """Random tables with random persons, created and changed in random order."""
    chance = random.Random(seed)

    def some_seats() -> tuple[Seat, ...]:
        persons = chance.sample(["ann", "bob", "cleo", None, None], chance.randrange(2, 5))
        return tuple(Seat("person", "N", person) if person else Seat() for person in persons)

    async def live() -> None:
        stored: dict[str, Lobby] = {}
        async with opened(url) as store:
            for now in range(1, 120):
                name = str(chance.randrange(25))
                if name not in stored:
                    table = lobby(name, code=chance.choice("ABCDEFGH"), created=now, updated=now, seats=some_seats())
                    taken = any(other.code == table.code and other.status != "over" for other in stored.values())
                    assert await store.create(table) is not taken
                else:
                    step, listed = chance.choice([1, 1, 1, 0, 2]), chance.random() < 0.7
                    status = "over" if stored[name].status == "over" or chance.random() < 0.3 else "open"
                    table = replace(
                        stored[name], version=stored[name].version + step, updated=now, listed=listed,
                        seats=some_seats(), status=status,
                    )  # fmt: skip
                    taken = step != 1
                    assert await store.save(table) is not taken
                if not taken:
                    stored[name] = table
            newest = sorted(stored.values(), key=lambda table: -table.created)
            latest = sorted(stored.values(), key=lambda table: -table.updated)
            assert await store.listed(99) == [table for table in newest if table.listed and table.status == "open"]
            assert await store.finished(END, 99) == [
                table for table in latest if table.listed and table.status == "over"
            ]
            for person in ("ann", "bob", "cleo"):
                theirs = [table for table in newest if table.seat_of(person) is not None]
                assert theirs
                assert await store.games_of(person, END, 99) == theirs

    asyncio.run(live())
