"""Reviews: a record of a finished game goes in, a review comes out. No I/O. Needs Numba.

`replayed` replays the record, `open_cards` splits each change of the chance to win into luck and choices, `choices`
judges decisions by what their players could know, and `strongest` gives a second opinion. `marks` and `reasons`
describe those that mattered, and `beliefs` follows what the seats could believe. `simulation` and `later_rounds`
estimate the chances. docs/review.md defines everything.
"""

from .effort import DEEP, EFFORTS, QUICK, Effort
from .review import (
    MARKS,
    REVIEW_VERSION,
    Belief,
    Beliefs,
    Estimate,
    Fact,
    Mark,
    Moment,
    Parts,
    PlyReview,
    PredictionReview,
    Review,
    SeatReview,
    Tell,
)
from .run import review_of, reviewing

__all__ = [
    "DEEP",
    "EFFORTS",
    "MARKS",
    "QUICK",
    "REVIEW_VERSION",
    "Belief",
    "Beliefs",
    "Effort",
    "Estimate",
    "Fact",
    "Mark",
    "Moment",
    "Parts",
    "PlyReview",
    "PredictionReview",
    "Review",
    "SeatReview",
    "Tell",
    "review_of",
    "reviewing",
]
