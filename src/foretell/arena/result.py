"""What came of a match: for each line-up and for each entrant, with intervals."""

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ..errors import ForetellError
from .intervals import Estimate
from .ratings import Rating


@dataclass(frozen=True)
class Standing:
    """How one entrant did: at the tables of one line-up, or at all of them."""

    entrant: str
    seats: int
    """In how many seats of games it sat."""
    wins: Estimate
    """The share of these that won; where nobody won (9.3), nobody did."""
    fair: float
    """The share it would have if all were equal."""
    ratio: Estimate
    """The one over the other."""
    runes: Estimate
    """A game."""
    runes_a_round: Estimate
    hits: Estimate
    """The share of its predictions that named the best hand."""
    belief: Estimate | None
    """The log-loss of its beliefs about a hand, in nats, if it tells them."""
    counting: Estimate | None
    """The log-loss of exact counting about the same hands."""


@dataclass(frozen=True)
class Table:
    """One line-up over all deals, in all rotations."""

    seats: tuple[str, ...]
    games: int
    standings: tuple[Standing, ...]
    """Of each who sits there, in the order of the seats."""


@dataclass(frozen=True)
class Thinking:
    """How long an entrant takes for a decision, in seconds; in lockstep, each takes an equal part of its batch."""

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
class Result:
    """A match, or as much of it as was played."""

    settings: dict[str, Any]
    games: int
    asked: int
    decisions: int
    played: int
    """How many of the games were played just now; the others were in the folder."""
    seconds: float
    """What these took."""
    tables: tuple[Table, ...]
    entrants: tuple[Overall, ...]

    @property
    def players(self) -> int:
        """At each table."""
        return int(self.settings["players"])

    def of(self, entrant: str) -> Overall:
        """An entrant over all tables."""
        for overall in self.entrants:
            if overall.standing.entrant == entrant:
                return overall
        raise ForetellError(f"{entrant!r:.60} has not played here")

    def alone(self, entrant: str, others: str) -> Standing:
        """How `entrant` did alone among `others`; with two players, against them."""
        for table in self.tables:
            if table.seats == (entrant, *(others,) * (self.players - 1)) or table.seats == (others, entrant):
                return next(standing for standing in table.standings if standing.entrant == entrant)
        raise ForetellError(f"{entrant!r:.60} has not played alone among {others!r:.60} here")

    def as_dict(self) -> dict[str, Any]:
        """For a program."""
        return asdict(self) | {"games_per_second": self.games_per_second}

    @property
    def games_per_second(self) -> float:
        """Of what was played just now."""
        return self.played / self.seconds if self.seconds else 0.0

    def rows(self) -> Iterator[dict[str, str | int | float | None]]:
        """One for each entrant at each table, and over all; figures with an interval are three columns."""
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


def as_json(results: list[Result]) -> str:
    """One or more results for a program."""
    return json.dumps({"results": [result.as_dict() for result in results]}, indent=2)


def as_csv(results: list[Result]) -> str:
    """The same as a table, with a heading."""
    rows = [row for result in results for row in result.rows()]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    stream = io.StringIO()
    writer = csv.DictWriter(stream, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return stream.getvalue()
