"""Ratings by OpenSkill (Plackett-Luce): one scale for all entrants, with how sure each is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..errors import LocalizedError, installing

MOST_GAMES = 10_000
"""So many are enough for a rating, and rating goes game by game."""


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is on OpenSkill's scale: it begins at 25, and is sure to about `sigma`."""

    mu: float
    sigma: float


def check_rating() -> None:
    """Whether games can be rated: before they are played, and not after."""
    try:
        import openskill  # noqa: F401, PLC0415 (only the arena needs it)
    except ModuleNotFoundError:
        raise LocalizedError("error-arena-parts", pip=installing("arena")) from None


def ratings(games: Iterable[tuple[Sequence[int], Sequence[int]]], entrants: int) -> tuple[Rating, ...]:
    """Of games, each as the entrants by seat and their places; an entrant in several seats moves by their mean."""
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
