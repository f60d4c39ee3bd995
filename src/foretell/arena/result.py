"""The results of a match: for each line-up and each entrant, with intervals."""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from typing import Any

from ..errors import ForetellError
from .intervals import Estimate
from .kept_games import Forfeit
from .ratings import Rating


@dataclass(frozen=True)
class Standing:
    """The figures of one entrant, in one line-up or over all of them."""

    entrant: str
    seats: int
    """The number of seats in games that it had."""
    wins: Estimate
    """The share of its seats that won. If nobody wins a game (9.3), no seat does."""
    fair: float
    """One divided by the number of players."""
    ratio: Estimate
    """`wins` divided by `fair`."""
    runes: Estimate
    """Per game."""
    runes_a_round: Estimate
    hits: Estimate
    """The share of its predictions that named the best hand."""
    belief: Estimate | None
    """The log-loss of its beliefs, in nats per hand, if it reports beliefs."""
    counting: Estimate | None
    """The log-loss of exact counting for the same hands."""


@dataclass(frozen=True)
class LineupResult:
    """The results of one line-up."""

    seats: tuple[str, ...]
    games: int
    standings: tuple[Standing, ...]
    """One for each entrant at the table, in the order of the seats."""


@dataclass(frozen=True)
class Thinking:
    """Seconds per decision. In lockstep, the time of a batch is divided evenly among its decisions."""

    decisions: int
    mean: float
    p50: float
    p99: float


@dataclass(frozen=True)
class Overall:
    """An entrant over all tables."""

    standing: Standing
    rating: Rating
    thinking: Thinking


@dataclass(frozen=True)
class MatchResult:
    """The result of a match, or of the games played so far."""

    settings: dict[str, Any]
    games: int
    asked: int
    decisions: int
    played: int
    """The number of games played in this run. The others were in the folder."""
    seconds: float
    """The time of this run."""
    tables: tuple[LineupResult, ...]
    entrants: tuple[Overall, ...]
    forfeits: tuple[Forfeit, ...] = ()
    """The games of this run that a player lost because it failed."""

    @property
    def players(self) -> int:
        """The number of players at each table."""
        return int(self.settings["players"])

    def of(self, entrant: str) -> Overall:
        """An entrant over all tables."""
        for overall in self.entrants:
            if overall.standing.entrant == entrant:
                return overall
        raise ForetellError(f"{entrant!r:.60} has not played here")

    def alone(self, entrant: str, others: str) -> Standing:
        """The figures of `entrant` alone among `others`, or against it with two players."""
        for table in self.tables:
            if table.seats == (entrant, *(others,) * (self.players - 1)) or table.seats == (others, entrant):
                return next(standing for standing in table.standings if standing.entrant == entrant)
        raise ForetellError(f"{entrant!r:.60} has not played alone among {others!r:.60} here")

    def _repr_svg_(self) -> str | None:
        from .plots import svg_of  # noqa: PLC0415 (only notebooks need it)

        return svg_of(self)

    def as_dict(self) -> dict[str, Any]:
        """The result as JSON values."""
        values = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "forfeits"}
        for name in ("tables", "entrants"):
            values[name] = tuple(asdict(one) for one in values[name])
        if self.forfeits:
            names = self.settings["entrants"]
            counts = Counter(names[forfeit.entrant] for forfeit in self.forfeits)
            values["forfeits"] = dict(counts)
        return values | {"games_per_second": self.games_per_second}

    @property
    def games_per_second(self) -> float:
        """The speed of this run."""
        return self.played / self.seconds if self.seconds else 0.0

    def rows(self) -> Iterator[dict[str, str | int | float | None]]:
        """Rows for a CSV file: one for each entrant at each table, and one over all tables."""
        for table in self.tables:
            for standing in table.standings:
                yield self._row(" ".join(table.seats), standing)
        for overall in self.entrants:
            thinking = {f"decision_{name}": value for name, value in vars(overall.thinking).items()}
            yield self._row("", overall.standing) | vars(overall.rating) | thinking

    def _row(self, table: str, standing: Standing) -> dict[str, str | int | float | None]:
        row: dict[str, str | int | float | None] = {"players": self.players, "table": table}
        for name, value in vars(standing).items():
            if isinstance(value, Estimate):
                row |= {name: value.value, f"{name}_low": value.low, f"{name}_high": value.high}
            elif value is not None:
                row[name] = value
        return row


def as_json(results: list[MatchResult]) -> str:
    """One or more results as JSON."""
    return json.dumps({"results": [result.as_dict() for result in results]}, indent=2)


def as_csv(results: list[MatchResult]) -> str:
    """One or more results as CSV, with a header line. A figure with an interval has three columns."""
    rows = [row for result in results for row in result.rows()]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    stream = io.StringIO()
    writer = csv.DictWriter(stream, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return stream.getvalue()
