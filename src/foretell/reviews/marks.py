"""Which choices are marked, as in chess: by the chance to win that they lost or found."""

from .judged_choices import Judged
from .review import Mark, ReviewEstimate

INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.20
"""Minimum chance lost for each mark."""
GOOD = 0.10
BRILLIANT = 0.20
"""Minimum lead over the next best choice for each mark, if the reference player chooses worse."""
CLEAR_ERRORS = 3.0
"""The number of standard errors by which a difference must exceed zero."""


def mark_of(judged: Judged, *, prediction: bool) -> tuple[Mark, ReviewEstimate] | None:
    """The mark of a decision and the difference behind it; None for the many that need no mark.

    A prediction is never brilliant: it is a matter of counting.
    """
    if judged.lost is not None and judged.lost.is_clear(CLEAR_ERRORS):
        lost = ReviewEstimate(judged.lost.difference, judged.lost.error)
        mark = _lost_mark(lost.value)
        return None if mark is None else (mark, lost)
    if judged.found is not None and judged.found.is_clear(CLEAR_ERRORS):
        found = ReviewEstimate(judged.found.difference, judged.found.error)
        least = min(found.value, judged.gain)
        if least >= GOOD:
            return ("brilliant" if least >= BRILLIANT and not prediction else "good"), found
    return None


def _lost_mark(lost: float) -> Mark | None:
    if lost >= BLUNDER:
        return "blunder"
    if lost >= MISTAKE:
        return "mistake"
    return "inaccuracy" if lost >= INACCURACY else None
