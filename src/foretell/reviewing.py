"""Reviews of finished games."""

from typing import TYPE_CHECKING

from .errors import LocalizedError, installing, missing_package
from .game import Record

if TYPE_CHECKING:
    from .reviews import Review


def review(record: Record, effort: str = "quick", *, seed: str | int | None = None) -> "Review":
    """Review a finished game: chances to win, luck and choices, the moments that mattered, beliefs.

    `effort` is "quick" (a few seconds) or "deep". The same record, effort and seed give the same review; without a
    seed, one follows from the record. `foretell.reviews.reviewing` yields partial reviews on the way. A review needs
    Numba (`pip install "foretell[fast]"`), which compiles for up to a minute the first time.
    """
    try:
        from .reviews import review_of  # noqa: PLC0415 (needs Numba)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-review-parts", package=missing_package(error), pip=installing("fast")) from error
    return review_of(record, effort, seed)
