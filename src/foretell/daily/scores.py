"""The score of a day: the result without the luck of the deal and the draws."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..reviews import MARKS, NORMAL_95, Effort, Mark, Moment, PredictionReview, SeatReview
from .deals import DAY_SEAT

DAY_EFFORT = Effort("day", first_playouts=32, playouts=1024, worlds=32, fresh_worlds=112, belief_worlds=8, samples=4096)
"""Between quick and deep, with most of the work on luck: a score needs it more exactly than a review does."""
BAD_MARKS = MARKS[2:]
"""From inaccuracy to blunder."""
SQUARES = {None: "🟩", "inaccuracy": "🟨", "mistake": "🟧", "blunder": "🟥"}
RIGHT, WRONG = "🔮", "🌫️"


class Reviewed(Protocol):
    """The parts of a review that a score needs."""

    @property
    def seats(self) -> Sequence[SeatReview]:
        """The parts of the result of each seat."""

    @property
    def moments(self) -> Sequence[Moment]:
        """The choices that mattered."""

    @property
    def predictions(self) -> Sequence[PredictionReview]:
        """Every prediction, and whether it was right."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """How a round went, without the cards."""

    right: bool
    """Whether the prediction was right."""
    worst: Mark | None
    """The worst mark of a choice; None if no choice was marked as bad."""


@dataclass(frozen=True, slots=True)
class DayScore:
    """The score of a game of the day. `points` is `result` minus `luck`, all in hundredths of a win."""

    points: int
    error: int
    """Half of the 95 % interval of `points`."""
    result: int
    """100 for a win, 0 otherwise."""
    luck: int
    """What the deal and the draws changed. Its mean over many games is zero."""
    rounds: tuple[RoundScore, ...]


def score_seed(date: str) -> str:
    """The seed of all reviews of a day. With common play-outs, the scores of a day differ less by chance."""
    return f"day {date}"


def score_of(review: Reviewed, seat: int = DAY_SEAT) -> DayScore:
    """The score of a seat, from the complete review of its game."""
    parts = review.seats[seat].parts
    result, corrected = round(100 * parts.result), parts.luck_corrected
    points, error = round(100 * corrected.value), round(100 * NORMAL_95 * corrected.error)
    own = sorted((one for one in review.predictions if one.seat == seat), key=lambda one: one.round)
    rounds = tuple(RoundScore(one.right, _worst(review.moments, seat, one.round)) for one in own)
    return DayScore(points, error, result, result - points, rounds)


def _worst(moments: Sequence[Moment], seat: int, number: int) -> Mark | None:
    marks = {moment.mark for moment in moments if (moment.seat, moment.round) == (seat, number)}
    return next((mark for mark in reversed(BAD_MARKS) if mark in marks), None)


def share_text(date: str, score: DayScore) -> str:
    """A picture of a score to share. It reveals nothing about the cards, and needs no translation.

    >>> rounds = RoundScore(right=True, worst=None), RoundScore(right=False, worst="blunder")
    >>> print(share_text("2026-11-18", DayScore(64, 9, 100, 36, rounds)))
    Foretell 2026-11-18 · 64
    🔮🟩 🌫️🟥
    >>> print(share_text("2026-11-18", DayScore(-45, 9, 0, 45, ())).strip())
    Foretell 2026-11-18 · −45
    """
    rounds = " ".join(f"{RIGHT if one.right else WRONG}{SQUARES[one.worst]}" for one in score.rounds)
    points = str(score.points).replace("-", "−")
    return f"Foretell {date} · {points}\n{rounds}"
