"""What everybody may see of the results of a day and a week. The database groups all of them each time, so it is asked
only after a new result, and again after a while, because other workers store results, too.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar, cast

from ..store import DayResult, DayStore, WeekResult

MAX_AGE = 5.0
"""Seconds after which a ranking is read again."""
MAX_RANKINGS = 64
MAX_RESULTS = 10
"""Maximum number of persons in a list."""

T = TypeVar("T")


class DayStanding(NamedTuple):
    """All persons of a day, compared with a number of points."""

    players: int
    better: int
    """How many have more points."""
    total: int
    """The sum of all points."""


class _Ranking(NamedTuple):
    read_at: float
    reading: "asyncio.Future[Any]"


class Rankings:
    """The rankings that were read last."""

    def __init__(self, store: Callable[[], DayStore]) -> None:
        self._store = store
        self._known: dict[tuple[str, ...], _Ranking] = {}

    def forget(self) -> None:
        """Read all rankings again, because there is a new result."""
        self._known.clear()

    async def best_of_day(self, date: str) -> list[DayResult]:
        """Return the persons with the most points."""
        return await self._read(("day", date), lambda: self._store().best_of_day(date, MAX_RESULTS))

    async def best_of_week(self, first: str, last: str) -> list[WeekResult]:
        """Return the persons with the most points from one day to another."""
        return await self._read(("week", first, last), lambda: self._store().best_of_week(first, last, MAX_RESULTS))

    async def standing(self, date: str, points: int) -> DayStanding:
        """Compare a number of points with all persons of a day."""
        persons: Mapping[int, int] = await self._read(("points", date), lambda: self._store().points_of_day(date))
        better = sum(count for each, count in persons.items() if each > points)
        return DayStanding(sum(persons.values()), better, sum(each * count for each, count in persons.items()))

    async def _read(self, key: tuple[str, ...], read: Callable[[], Awaitable[T]]) -> T:
        """Return a ranking. All who ask at the same time share one reading."""
        now = asyncio.get_running_loop().time()
        known = self._known.get(key)
        if known is None or now - known.read_at > MAX_AGE or _has_failed(known.reading):
            if len(self._known) >= MAX_RANKINGS:
                self._known.clear()
            known = self._known[key] = _Ranking(now, asyncio.ensure_future(read()))
        return cast("T", await asyncio.shield(known.reading))


def _has_failed(reading: "asyncio.Future[Any]") -> bool:
    return reading.done() and (reading.cancelled() or reading.exception() is not None)
