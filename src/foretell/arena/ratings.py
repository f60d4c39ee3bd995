"""Ratings by OpenSkill (Plackett-Luce): one scale for all entrants, with uncertainties."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..errors import LocalizedError, installing

MAX_GAMES = 10_000
"""Ratings use about this many games: more take longer and add little."""


@dataclass(frozen=True)
class Rating:
    """The strength of an entrant on OpenSkill's scale, which starts at 25, and its uncertainty."""

    mu: float
    sigma: float


def check_rating() -> None:
    """Raise an error, before the match, if OpenSkill is not installed."""
    try:
        import openskill  # noqa: F401, PLC0415 (only the arena needs it)
    except ModuleNotFoundError:
        raise LocalizedError("error-arena-parts", package="openskill", pip=installing("arena")) from None


def ratings(games: Iterable[tuple[Sequence[int], Sequence[int]]], entrants: int) -> tuple[Rating, ...]:
    """Rate games. Each game lists its entrants and their places by seat.

    If an entrant has several seats, its new rating is the mean over them.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only the arena needs it)

    model = PlackettLuce()
    rated = [(model.mu, model.sigma)] * entrants
    for sitting, places in games:
        teams = [[model.rating(*rated[number])] for number in sitting]
        after = [team[0] for team in model.rate(teams, ranks=list(map(float, places)))]
        for number in set(sitting):
            mine = [rating for seat, rating in zip(sitting, after, strict=True) if seat == number]
            mean = sum(rating.mu for rating in mine) / len(mine), sum(rating.sigma for rating in mine) / len(mine)
            rated[number] = mean
    return tuple(Rating(*rating) for rating in rated)
