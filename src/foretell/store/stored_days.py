"""What a store keeps about the deals of the day: their secrets, and the results of persons and levels."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .row_encoding import searchable

Value = str | int | list[str]


class DayResult(NamedTuple):
    """A row of `day_results`. There is one for each person and day, and one for each level and day."""

    date: str
    who: str
    """The person, or a level as in "level:novice"."""
    table: str
    """The id of the person's table; empty for a level."""
    name: str
    points: int
    body: str
    """The whole score as JSON."""


class WeekResult(NamedTuple):
    """The days of one person in a week."""

    who: str
    name: str
    points: int
    days: int


@runtime_checkable
class DayStore(Protocol):
    """A store that keeps the deals of the day."""

    async def day_secret(self, date: str, secret: str) -> str:
        """Store the secret of a day unless it has one, and return the stored one."""

    async def stored_day_secret(self, date: str) -> str | None:
        """Return the secret of a day; None if nothing asked for it before its end."""

    async def add_day_result(self, result: DayResult) -> None:
        """Store a result, unless this person or level has one on this day."""

    async def day_results_of(self, date: str, who: Sequence[str]) -> list[DayResult]:
        """Return the results of some persons or levels."""

    async def claim(self, name: str, now: int, until: int) -> bool:
        """Claim work for this worker until a time, or longer than before. Return False if another worker has it."""

    async def best_of_day(self, date: str, limit: int) -> list[DayResult]:
        """Return the persons with the most points."""

    async def points_of_day(self, date: str) -> dict[int, int]:
        """Return how many persons have each number of points."""

    async def best_of_week(self, first: str, last: str, limit: int) -> list[WeekResult]:
        """Return the persons with the most points from one day to another."""

    async def week_of_person(self, first: str, last: str, person: str) -> WeekResult | None:
        """Return a person's points from one day to another; None without any result."""


_SECRET = "SELECT secret FROM days WHERE date = $1"  # noqa: S105 (a query)
_ADD_SECRET = "INSERT INTO days VALUES ($1, $2) ON CONFLICT DO NOTHING"  # noqa: S105 (a query)
_ADD_RESULT = "INSERT INTO day_results VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
_COLUMNS = "SELECT date, who, table_id, name, points, body FROM day_results"
_OF = f"{_COLUMNS} WHERE date = $1 AND who = ANY($2::text[])"
_BEST = f"{_COLUMNS} WHERE date = $1 AND table_id <> '' ORDER BY points DESC, who LIMIT $2"
_POINTS = "SELECT points, count(*) FROM day_results WHERE date = $1 AND table_id <> '' GROUP BY points"
_WEEK = """
SELECT who, max(name), sum(points), count(*) FROM day_results
WHERE date >= $1 AND date <= $2 AND table_id <> ''"""
_BEST_OF_WEEK = f"{_WEEK} GROUP BY who ORDER BY 3 DESC, 1 LIMIT $3"
_WEEK_OF_PERSON = f"{_WEEK} AND who = $3 GROUP BY who"


class StoreDays(ABC):
    """The methods of `DayStore`. A subclass implements only how to run a statement."""

    @abstractmethod
    async def _rows(self, query: str, *values: Value) -> list[Any]:
        """Run a query in the form of PostgreSQL, and return its rows."""

    @abstractmethod
    async def _change(self, statement: str, *values: Value) -> None:
        """Run a statement in the form of PostgreSQL that may run twice."""

    async def day_secret(self, date: str, secret: str) -> str:
        await self._change(_ADD_SECRET, date, secret)
        return str((await self._rows(_SECRET, date))[0][0])

    async def stored_day_secret(self, date: str) -> str | None:
        return next((str(row[0]) for row in await self._rows(_SECRET, date)), None)

    async def add_day_result(self, result: DayResult) -> None:
        await self._change(_ADD_RESULT, *result)

    async def day_results_of(self, date: str, who: Sequence[str]) -> list[DayResult]:
        wanted = [one for one in who if searchable(one)]
        return [DayResult(*row) for row in await self._rows(_OF, date, wanted)]

    async def best_of_day(self, date: str, limit: int) -> list[DayResult]:
        return [DayResult(*row) for row in await self._rows(_BEST, date, limit)]

    async def points_of_day(self, date: str) -> dict[int, int]:
        return dict(await self._rows(_POINTS, date))

    async def best_of_week(self, first: str, last: str, limit: int) -> list[WeekResult]:
        return [WeekResult(*row) for row in await self._rows(_BEST_OF_WEEK, first, last, limit)]

    async def week_of_person(self, first: str, last: str, person: str) -> WeekResult | None:
        rows = await self._rows(_WEEK_OF_PERSON, first, last, person)
        return WeekResult(*rows[0]) if rows else None
