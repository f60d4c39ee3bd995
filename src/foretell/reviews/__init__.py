"""Reviews: a record of a finished game goes in, a review comes out. No I/O.

Making a review needs Numba; the types of a review and its efforts do not.

`replayed` replays the record, `open_cards` splits each change of the chance to win into luck and choices, `choices`
judges decisions by what their players could know, and `strongest` gives a second opinion. `marks` and `reasons`
describe those that mattered, and `beliefs` follows what the seats could believe. `simulation` and `later_rounds`
estimate the chances. docs/review.md defines everything.
"""

from typing import TYPE_CHECKING, Any

from .effort import DEEP, EFFORTS, QUICK, Effort
from .graph import chance_graph
from .review import (
    MARKS,
    NORMAL_95,
    REVIEW_VERSION,
    Belief,
    Beliefs,
    Cause,
    CoachLine,
    Mark,
    Moment,
    Parts,
    PlyReview,
    PredictionReview,
    RankChance,
    Reason,
    Review,
    ReviewEstimate,
    SeatReview,
    Tell,
)

if TYPE_CHECKING:
    from .luck import SeatLuck, luck_of
    from .stages import review_of, reviewing

__all__ = [
    "DEEP",
    "EFFORTS",
    "MARKS",
    "NORMAL_95",
    "QUICK",
    "REVIEW_VERSION",
    "Belief",
    "Beliefs",
    "Cause",
    "CoachLine",
    "Effort",
    "Mark",
    "Moment",
    "Parts",
    "PlyReview",
    "PredictionReview",
    "RankChance",
    "Reason",
    "Review",
    "ReviewEstimate",
    "SeatLuck",
    "SeatReview",
    "Tell",
    "chance_graph",
    "luck_of",
    "review_of",
    "reviewing",
]


def __getattr__(name: str) -> Any:
    if name in ("SeatLuck", "luck_of"):
        from . import luck  # noqa: PLC0415 (needs Numba)

        return getattr(luck, name)
    if name in ("review_of", "reviewing"):
        from . import stages  # noqa: PLC0415 (needs Numba)

        return getattr(stages, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
