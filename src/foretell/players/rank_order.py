"""The nine ranks of a hand and their points, as arrays.

The ranks are nothing, pair, two pairs, three of a kind, straight, flush, full house, four of a kind, straight flush. On
side B, straight and full house swap their points (8.3), so the order by points differs.
"""

import numpy as np
import numpy.typing as npt

from ..arrays import Ints
from ..rules.ranking import points_of_ranks

POINTS = points_of_ranks(0)
"""The points of the nine ranks, worst first."""
RANKS = len(POINTS)
RANK_OF: Ints = np.searchsorted(POINTS, np.arange(POINTS[-1] + 1))
"""By points: the number of the rank, worst first. No hand has 8 or 9 points."""
SIDE_B = RANK_OF[np.array(points_of_ranks(1))]
"""Converts on side B from the order by points to the order by name, and back."""


def ranks_of(points: npt.ArrayLike, side: int) -> Ints:
    """The ranks with these points, in the order by name, on side 0 (A) or 1 (B).

    >>> ranks_of([0, 4, 6, 10], 0).tolist(), ranks_of([0, 4, 6, 10], 1).tolist()
    ([0, 4, 6, 8], [0, 6, 4, 8])
    """
    ranks = RANK_OF[np.asarray(points)]
    return np.asarray(SIDE_B[ranks] if side else ranks, np.int64)
