"""The rankings of a day and a week: read once for all who ask, and again after a new result or a while."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from foretell.server import rankings
from foretell.server.rankings import DayStanding, Rankings
from foretell.store import DayStore, StoreError

DATE = "2026-11-18"


class CountingStore:
    """Counts the readings. Each takes until `go` is set."""

    def __init__(self) -> None:
        self.readings = 0
        self.fails = False
        self.points = {60: 2, -20: 1}
        self.go = asyncio.Event()

    async def points_of_day(self, date: str) -> dict[int, int]:
        assert date == DATE
        self.readings += 1
        await self.go.wait()
        if self.fails:
            raise StoreError("the database is not responding")
        return dict(self.points)


def scene(play: Callable[[CountingStore, Rankings], Any]) -> None:
    async def run() -> None:
        store = CountingStore()
        await play(store, Rankings(lambda: cast("DayStore", store)))

    asyncio.run(run())


def test_all_who_ask_share_one_reading() -> None:
    async def play(store: CountingStore, known: Rankings) -> None:
        asking = [asyncio.ensure_future(known.standing(DATE, points)) for points in (-20, 0, 60)]
        gone = asyncio.ensure_future(known.standing(DATE, 0))
        await asyncio.sleep(0)
        gone.cancel()
        store.go.set()
        assert await asyncio.gather(*asking) == [DayStanding(3, better, 100) for better in (2, 2, 0)]
        assert await known.standing(DATE, -21) == DayStanding(3, 3, 100)
        assert store.readings == 1

    scene(play)


def test_a_new_result_counts_at_once() -> None:
    async def play(store: CountingStore, known: Rankings) -> None:
        before = asyncio.ensure_future(known.standing(DATE, 0))
        await asyncio.sleep(0)
        store.points = {60: 3, -20: 1}
        known.forget()
        store.go.set()
        assert (await known.standing(DATE, 0)).players == 4
        await before
        assert (await known.standing(DATE, 0)).players == 4, "the older reading does not replace the newer one"
        assert store.readings == 2

    scene(play)


def test_rankings_become_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rankings, "MAX_AGE", -1.0)

    async def play(store: CountingStore, known: Rankings) -> None:
        store.go.set()
        assert (await known.standing(DATE, 0)).players == 3
        store.points[60] = 9
        assert (await known.standing(DATE, 0)).players == 10

    scene(play)


def test_a_failure_is_not_kept() -> None:
    async def play(store: CountingStore, known: Rankings) -> None:
        store.go.set()
        store.fails = True
        with pytest.raises(StoreError):
            await known.standing(DATE, 0)
        store.fails = False
        assert (await known.standing(DATE, 0)).players == 3

    scene(play)
