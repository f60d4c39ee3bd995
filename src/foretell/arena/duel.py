"""A match between two kinds of players."""

from ..game import Options
from .match import Match
from .match_entrants import Entrant, Maker, entrants_of
from .match_runner import play_match
from .result import MatchResult


def duel(
    one: str | Maker | Entrant,
    other: str | Maker | Entrant,
    *,
    players: int = 2,
    deals: int = 1000,
    seed: str = "foretell",
    jobs: int = 1,
    options: Options | None = None,
) -> MatchResult:
    """Play each of two kinds alone among players of the other kind, in every seat, over the same deals.

    >>> result = duel("novice", "random", deals=4)
    >>> result.games, result.alone("novice", "random").fair
    (8, 0.5)
    """
    chosen = options or Options(players)
    return play_match(Match(entrants_of((one, other)), chosen, deals, seed), jobs=jobs)
