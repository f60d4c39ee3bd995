"""Purging by age, ending tables, and the games of a person."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from foretell.admin import (
    AdminError,
    OpenDatabase,
    end_table,
    erase_person,
    export_person,
    list_tables,
    open_database,
    person_at,
    purge_tables,
)
from foretell.admin.tables import find_table
from foretell.game import Record
from foretell.store import DayResult, DayStore
from foretell.table.branches import BranchWishes, branch_of
from foretell.table.duplicate_tables import table_ids
from foretell.table.live import Live
from foretell.table.wire import DuplicateTable
from tests.admin.games import DAY_MS, LONG_AGO, PLIES, finished_table, game, store_games
from tests.store.samples import entry, lobby, opened

ANN, BEN = "a" * 32, "b" * 32
NOW = time.time_ns() // 1_000_000


def administered(url: str, work: Callable[[OpenDatabase], Awaitable[None]]) -> None:
    async def run() -> None:
        database = await open_database(url)
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


def test_old_tables_are_purged_and_others_kept(url: str) -> None:
    asyncio.run(
        store_games(
            url,
            *(game(number) for number in range(3)),
            game(3, at=NOW),
            (replace(lobby("playing", "ann"), updated=LONG_AGO, status="playing"), [entry("playing", 0, at=LONG_AGO)]),
            (replace(lobby("moved", "ann"), updated=LONG_AGO, status="playing"), [entry("moved", 0, at=NOW - DAY_MS)]),
            (replace(lobby("open", "ann"), updated=LONG_AGO), []),
        )
    )

    async def work(database: OpenDatabase) -> None:
        assert await purge_tables(database, 30) == (3, 3 * PLIES)
        assert len(await list_tables(database, None, 100)) == 7, "a dry run changes nothing"
        assert await purge_tables(database, 500, dry_run=False) == (0, 0)
        assert await purge_tables(database, 30, dry_run=False) == (3, 3 * PLIES)
        left = {row.lobby.id for row in await list_tables(database, None, 100)}
        assert left == {finished_table(3), "playing", "moved", "open"}
        assert await purge_tables(database, 30, unfinished=True, dry_run=False) == (2, 1)
        assert {row.lobby.id for row in await list_tables(database, None, 100)} == {finished_table(3), "moved"}
        assert set(await database.rows("SELECT table_id FROM seats")) == {(finished_table(3),), ("moved",)}
        assert await database.rows("SELECT count(*) FROM entries WHERE game = $1", finished_table(0)) == [(0,)]

    administered(url, work)


def test_a_running_server_hears_of_changes(database: str) -> None:
    async def listen() -> None:
        heard: list[bytes] = []
        async with opened(database) as store:
            await store.create(lobby("t", "ann", code="BCDFGH"))
            store.subscribe(heard.append)
            admin = await open_database(database)
            await end_table(admin, "BCDFGH", dry_run=False)
            await admin.close()
            async with asyncio.timeout(120):
                while b'{"changed":["t"]}' not in heard:
                    await asyncio.sleep(0.01)

    asyncio.run(listen())


def test_a_table_is_ended_without_a_result(url: str) -> None:
    playing = replace(lobby("p" * 16, ANN), status="playing", code="BCDFGH")
    asyncio.run(store_games(url, (playing, [entry("p" * 16, 0)]), game(0)))

    async def work(database: OpenDatabase) -> None:
        assert (await end_table(database, "bcdfgh")).status == "playing"
        assert [row.entries for row in await list_tables(database, "playing", 10)] == [1], "a dry run changes nothing"
        await end_table(database, "bcdfgh", dry_run=False)
        (row,) = (row for row in await list_tables(database, "over", 10) if row.lobby.id == "p" * 16)
        assert (row.lobby.status, row.lobby.result, row.lobby.version) == ("over", None, 2)
        assert row.lobby.updated >= NOW
        for key, said in (("bcdfgh", "no table"), ("p" * 16, "over already"), ("x" * 16, "no table")):
            with pytest.raises(AdminError, match=said):
                await end_table(database, key, dry_run=False)

    administered(url, work)

    async def take_code() -> None:
        async with opened(url) as store:
            assert await store.create(lobby("other", code="BCDFGH"))

    asyncio.run(take_code())


def test_the_end_of_the_last_table_opens_the_others_of_its_duplicate(url: str) -> None:
    first, second, third = table_ids("d" * 16)[:3]
    played, log = game(0)
    tables = [
        replace(each, id=key, code=f"CODE{number}", duplicate=DuplicateTable("d" * 16, number, 3, over=False))
        for number, (each, key) in enumerate(((lobby(first), first), (played, second), (lobby(third), third)), 1)
    ]
    logs = [[], [each._replace(game=second) for each in log], []]
    asyncio.run(store_games(url, *zip(tables, logs, strict=True)))

    async def work(database: OpenDatabase) -> None:
        for table, told in ((first, False), (third, True)):
            await end_table(database, table, dry_run=False)
            now = (await find_table(database, second)).duplicate
            assert now is not None
            assert now.over == told
        assert len((await find_table(database, second)).decks) == 3
        assert [row.lobby.in_running_duplicate for row in await list_tables(database, "over", 9)].count(True) == 2

    administered(url, work)


def test_a_purged_table_takes_its_result_of_the_day_along(url: str) -> None:
    old, new = game(0, (ANN,)), game(1, (BEN,), at=NOW)
    results = [
        DayResult("2020-01-01", person, table.id, person, 64, "{}") for person, (table, _) in ((ANN, old), (BEN, new))
    ]
    level = DayResult("2020-01-01", "level:novice", "", "novice", 10, "{}")

    async def add() -> None:
        await store_games(url, old, new)
        async with opened(url) as store:
            assert isinstance(store, DayStore)
            for result in (*results, level):
                await store.add_day_result(result)

    asyncio.run(add())

    async def work(database: OpenDatabase) -> None:
        await purge_tables(database, 30, dry_run=False)
        kept = await database.rows("SELECT who FROM day_results ORDER BY who")
        assert [who for (who,) in kept] == [BEN, "level:novice"]

    administered(url, work)


def test_a_person_gets_their_games(url: str) -> None:
    unfinished = replace(lobby("u" * 16, ANN), status="playing")
    asyncio.run(store_games(url, game(0, (ANN, BEN)), game(1, (BEN,)), (unfinished, [entry("u" * 16, 0)])))

    async def work(database: OpenDatabase) -> None:
        assert await person_at(database, finished_table(0), 1) == ANN
        exported = await export_person(database, ANN)
        unfinished, finished = exported.tables
        assert (finished["id"], finished["seat"], finished["name"]) == (finished_table(0), 0, f"Name of {ANN}")
        assert Record.parse(finished["record"]).names == (f"Name of {ANN}", f"Name of {BEN}")
        assert "record" not in unfinished
        assert "secret" not in unfinished
        assert f"'{BEN}'" not in str(exported), "the numbers of others stay secret"
        assert (await export_person(database, "c" * 32)).tables == []

    administered(url, work)


def test_a_persons_results_in_deals_of_the_day_are_exported_and_erased(url: str) -> None:
    async def add() -> None:
        async with opened(url) as store:
            assert isinstance(store, DayStore)
            for person in (ANN, BEN):
                await store.add_day_result(DayResult("2026-11-18", person, "t", "Ann", 64, "{}"))

    asyncio.run(add())

    async def work(database: OpenDatabase) -> None:
        result = {"date": "2026-11-18", "name": "Ann", "points": 64}
        assert (await export_person(database, ANN)).days == [result]
        await erase_person(database, ANN)
        assert (await export_person(database, ANN)).days == [result], "a dry run changes nothing"
        await erase_person(database, ANN, dry_run=False)
        assert (await export_person(database, ANN)).days == []
        assert (await export_person(database, BEN)).days == [result]

    administered(url, work)


def test_nobody_is_told_of_a_game_whose_deal_others_still_play(url: str) -> None:
    """Neither the player, who gets no record, nor the owner of the table, who gets no result."""
    done, log = game(0, (ANN,))
    sealed = replace(done, owner=BEN, duplicate=DuplicateTable("d", 1, 2, over=False))
    asyncio.run(store_games(url, (sealed, log)))

    async def work(database: OpenDatabase) -> None:
        (own,) = (await export_person(database, ANN)).tables
        (other,) = (await export_person(database, BEN)).tables
        assert (own["result"] is None, other["result"]) == (False, None)
        assert not {"record"} & {*own, *other}

    administered(url, work)


def test_a_person_is_erased(url: str) -> None:
    opened_only = replace(lobby("o" * 16, BEN), owner=ANN)
    asyncio.run(store_games(url, game(0, (ANN, BEN)), game(1, (ANN,)), game(2, (BEN,)), (opened_only, [])))

    async def work(database: OpenDatabase) -> None:
        everything = "SELECT body FROM tables UNION ALL SELECT text FROM entries UNION ALL SELECT person FROM seats"
        before = await database.rows(everything)
        assert await erase_person(database, ANN) == (1, 2)
        assert sorted(await database.rows(everything)) == sorted(before), "a dry run changes nothing"
        assert await erase_person(database, ANN, dry_run=False) == (1, 2)
        assert ANN not in str(await database.rows(everything))
        assert await erase_person(database, ANN, dry_run=False) == (0, 0)
        with pytest.raises(AdminError, match="no table"):
            await person_at(database, finished_table(1), 1)

    administered(url, work)

    async def look() -> None:
        async with opened(url) as store:
            kept, entries = (await store.load([finished_table(0)]))[finished_table(0)]
            assert [seat.name for seat in kept.seats] == ["Erased", f"Name of {BEN}"]
            live = Live.rebuilt(entries)
            assert live.outcome() == (kept.result, kept.rounds), "the game is the same"
            assert f"Name of {BEN}" in str(live.record())
            assert len(await store.games_of(BEN, 2**60, 10)) == 3

    asyncio.run(look())


def test_a_person_is_erased_from_the_branches_of_others(url: str) -> None:
    origin, log = game(0, (ANN, BEN))
    first = branch_of(origin, log, BranchWishes("c" * 32, "Cleo", 5, seat=1), NOW)
    second = branch_of(*first, BranchWishes("d" * 32, "Dora", 3, seat=1), NOW)
    own, own_log = branch_of(origin, log, BranchWishes(ANN, "Ann", 5, seat=0), NOW)
    own = replace(own, seats=(replace(own.seats[0], name=origin.names[0]), own.seats[1]))
    third = branch_of(own, log, BranchWishes("e" * 32, "Emil", 3, seat=1), NOW)
    other = branch_of(*game(1, (BEN,)), BranchWishes("c" * 32, "Cleo", 5, seat=1), NOW)
    asyncio.run(store_games(url, (origin, log), first, second, (own, own_log), third, other))

    async def work(database: OpenDatabase) -> None:
        everything = "SELECT body FROM tables UNION ALL SELECT text FROM entries"
        assert f"Name of {ANN}" in str(await database.rows(everything))
        assert await erase_person(database, ANN, dry_run=False) == (1, 1)
        assert f"Name of {ANN}" not in str(await database.rows(everything))
        for branch, _ in (first, second, third):
            assert (await find_table(database, branch.id)).names == ("Erased", branch.names[1])
        assert (await find_table(database, other[0].id)).names == other[0].names

    administered(url, work)


@pytest.mark.parametrize("person", ["", "ann", "%" * 32, "a" * 31])
def test_other_texts_are_not_persons(tmp_path: object, person: str) -> None:
    url = f"sqlite:///{tmp_path}/foretell.db"
    asyncio.run(store_games(url, game(0, (ANN,))))

    async def work(database: OpenDatabase) -> None:
        with pytest.raises(AdminError, match="32 hexadecimal digits"):
            await erase_person(database, person, dry_run=False)
        for seat, said in ((0, "from 1 to 2"), (3, "from 1 to 2"), (2, "no person in seat 2")):
            with pytest.raises(AdminError, match=said):
                await person_at(database, finished_table(0), seat)

    administered(url, work)
