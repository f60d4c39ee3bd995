"""Matches between players: the same deals in every seat, and results with confidence intervals.

>>> result = duel("novice", "random", players=3, deals=2, seed="tea")
>>> [table.seats for table in result.tables]
[('novice', 'random', 'random'), ('random', 'novice', 'novice')]
"""

import warnings

from ..errors import installing

try:
    import numpy  # noqa: F401, ICN001
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the arena needs NumPy. To install it, run: {installing('arena')}", name="numpy"
    ) from error

from .duel import duel
from .intervals import Estimate
from .kept_games import Forfeit
from .labels import labels, shortened
from .match import ON_ERROR, Match, OnError
from .match_entrants import Entrant, entrants_of
from .match_folder import settings_in
from .match_runner import Interrupted, play_match
from .plots import check_picture, plot
from .ratings import Rating
from .result import LineupResult, MatchResult, Overall, Standing, Thinking, as_csv, as_json

__all__ = [
    "ON_ERROR",
    "Entrant",
    "Estimate",
    "Forfeit",
    "Interrupted",
    "LineupResult",
    "Match",
    "MatchResult",
    "OnError",
    "Overall",
    "Rating",
    "Standing",
    "Thinking",
    "as_csv",
    "as_json",
    "check_picture",
    "duel",
    "entrants_of",
    "labels",
    "play_match",
    "plot",
    "settings_in",
    "shortened",
]


def __getattr__(name: str) -> type[LineupResult] | type[MatchResult]:
    if name == "Result":
        warnings.warn("Result is now called MatchResult", DeprecationWarning, stacklevel=2)
        return MatchResult
    if name == "Table":
        warnings.warn("Table is now called LineupResult", DeprecationWarning, stacklevel=2)
        return LineupResult
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
