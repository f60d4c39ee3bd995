"""What both stores keep about the deals of the day."""

import asyncio

import asyncpg
import pytest

from foretell.store import DayResult, DayStore, Store, WeekResult, open_store, schema
from tests.server.harness import PATIENCE
from tests.store.samples import opened
from tests.store.test_versions import VERSION_1, restore, value_in

DATE = "2026-11-18"


def result(who: str, points: int, date: str = DATE, table: str = "t") -> DayResult:
    return DayResult(date, who, table, who.upper(), points, "{}")


def days_of(store: Store) -> DayStore:
    assert isinstance(store, DayStore)
    return store


def test_the_first_secret_of_a_day_stays(url: str) -> None:
    async def keep() -> None:
        async with opened(url) as store:
            days = days_of(store)
            assert await days.stored_day_secret(DATE) is None
            assert await days.day_secret(DATE, "aa") == "aa"
            assert await days.day_secret(DATE, "bb") == "aa"
            assert await days.day_secret("2026-11-19", "cc") == "cc"
        async with opened(url) as store:
            assert await days_of(store).stored_day_secret(DATE) == "aa"

    asyncio.run(keep())


def test_workers_that_ask_at_the_same_time_agree_on_a_secret(database: str) -> None:
    async def race() -> None:
        stores = [days_of(await open_store(database)) for _ in range(4)]
        try:
            told = await asyncio.gather(*(store.day_secret(DATE, str(number)) for number, store in enumerate(stores)))
            assert len(set(told)) == 1
        finally:
            for store in stores:
                await store.close()  # type: ignore[attr-defined]

    asyncio.run(race())


def test_one_worker_at_a_time_has_a_claim(database: str) -> None:
    now = 1_795_000_000_000

    async def race() -> None:
        one, two = days_of(await open_store(database)), days_of(await open_store(database))
        try:
            both = await asyncio.gather(one.claim("a", now, now + 10), two.claim("a", now, now + 10))
            assert sorted(both) == [False, True]
            first, second = (one, two) if both[0] else (two, one)
            assert await first.claim("a", now + 5, now + 20), "it claims the work for longer"
            assert await second.claim("b", now + 15, now + 30)
            assert not await second.claim("a", now + 15, now + 30)
            assert await second.claim("a", now + 21, now + 30), "the other worker has stopped"
            assert not await first.claim("a", now + 22, now + 40)
            assert await second.claim("c", now + 100_000_000, now + 100_000_001)
            assert await value_in(database, "SELECT count(*) FROM claims") == 1, "old ones are deleted"
        finally:
            for store in (one, two):
                await store.close()  # type: ignore[attr-defined]

    asyncio.run(race())


def test_a_claim_waits_for_no_other_claim(database: str) -> None:
    """Otherwise, two workers could wait for each other."""

    async def claim() -> None:
        async with opened(database) as store:
            days = days_of(store)
            assert await days.claim("old", 0, 1)
            other = await asyncpg.connect(database)
            async with other.transaction():
                await other.execute("UPDATE claims SET until = 2 WHERE name = 'old'")
                async with asyncio.timeout(PATIENCE):
                    assert await days.claim("new", 100_000_000, 100_000_001)
            await other.close()

    asyncio.run(claim())


def test_a_person_has_one_result_a_day(url: str) -> None:
    async def add() -> None:
        async with opened(url) as store:
            days = days_of(store)
            await days.add_day_result(result("ada", 60))
            await days.add_day_result(result("ada", 90))
            await days.add_day_result(result("ada", 10, "2026-11-17"))
            assert await days.day_results_of(DATE, ["ada", "ben", "\0"]) == [result("ada", 60)]

    asyncio.run(add())


def test_the_tables_of_the_day_and_the_week_leave_levels_out(url: str) -> None:
    async def compare() -> None:
        async with opened(url) as store:
            days = days_of(store)
            assert await days.points_of_day(DATE) == {}
            for who, points in (("ada", 60), ("ben", -20), ("cleo", 60)):
                await days.add_day_result(result(who, points))
            await days.add_day_result(result("level:oracle", 99, table=""))
            await days.add_day_result(result("ben", 100, "2026-11-16"))
            await days.add_day_result(result("ben", 100, "2026-11-15"))
            assert [row.who for row in await days.best_of_day(DATE, 2)] == ["ada", "cleo"]
            assert await days.points_of_day(DATE) == {60: 2, -20: 1}
            week = "2026-11-16", "2026-11-22"
            assert await days.best_of_week(*week, 2) == [
                WeekResult("ben", "BEN", 80, 2),
                WeekResult("ada", "ADA", 60, 1),
            ]
            assert await days.week_of_person(*week, "ben") == WeekResult("ben", "BEN", 80, 2)
            assert await days.week_of_person(*week, "dan") is None
            assert [row.points for row in await days.day_results_of(DATE, ["level:oracle"])] == [99]

    asyncio.run(compare())


def test_a_database_of_version_1_gets_the_days(url: str) -> None:
    async def upgrade() -> None:
        await restore(url, VERSION_1)
        async with opened(url) as store:
            assert await days_of(store).day_secret(DATE, "aa") == "aa"
        assert await value_in(url, "SELECT version FROM schema_version") == schema.VERSION == 4

    asyncio.run(upgrade())


def test_a_database_of_version_2_is_upgraded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def upgrade() -> None:
        await restore(url, VERSION_1)
        with monkeypatch.context() as patched:
            patched.setattr(schema, "STEPS", schema.STEPS[:2])
            patched.setattr(schema, "VERSION", 2)
            async with opened(url):
                pass
        assert await value_in(url, "SELECT version FROM schema_version") == 2
        async with opened(url) as store:
            assert await days_of(store).day_results_of(DATE, ["ada"]) == []
        assert await value_in(url, "SELECT version FROM schema_version") == schema.VERSION
        assert await value_in(url, "SELECT count(*) FROM entries") != 0

    asyncio.run(upgrade())
