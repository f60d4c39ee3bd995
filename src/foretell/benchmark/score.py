"""The score of the benchmark, with its interval."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..arena.intervals import Bootstrap, Estimate
from ..arrays import Doubles
from .deal_games import BenchmarkGame
from .protocol import SEED, TABLES

FAIR = 100.0
"""The score of an entrant that wins as often as a seat does on average."""


@dataclass(frozen=True)
class Score:
    """The result of a run."""

    deals: int
    games: int
    score: Estimate
    """100 times the share of games that the entrant won over its fair share, without luck; the mean of the tables."""
    plain: Estimate
    """The same with luck."""
    by_table: tuple[Estimate, ...]
    reduction: float | None
    """The variance of the score of a deal with luck, divided by the variance without; None with few deals."""

    def as_json(self) -> dict[str, Any]:
        """The score as JSON values."""
        return asdict(self) | {"by_table": [asdict(table) for table in self.by_table]}


def score_of(deals: Sequence[Sequence[BenchmarkGame]]) -> Score:
    """The score of some deals. The interval resamples deals, because the games of a deal share their cards."""
    corrected, plain = _by_deal(deals, with_luck=False), _by_deal(deals, with_luck=True)
    bootstrap = Bootstrap(len(deals), SEED)
    ones = np.ones(len(deals))
    means = bootstrap.ratio(corrected.mean(axis=1), ones), bootstrap.ratio(plain.mean(axis=1), ones)
    tables = tuple(bootstrap.ratio(column, ones) for column in corrected.T)
    before, after = plain.mean(axis=1).var(), corrected.mean(axis=1).var()
    reduction = float(before / after) if len(deals) >= 10 and after else None
    return Score(len(deals), sum(map(len, deals)), *means, tables, reduction)


def _by_deal(deals: Sequence[Sequence[BenchmarkGame]], *, with_luck: bool) -> Doubles:
    """float64 (deals, tables): the score of each deal at each table."""
    found = np.zeros((len(deals), len(TABLES)))
    for number, games in enumerate(deals):
        for game in games:
            # The mean over `players` games, divided by the fair share 1 / players.
            found[number, game.table] += FAIR * (game.won - (0.0 if with_luck else game.luck))
    return found
