"""The nine ranks of a hand, and the points they score.

Ranks are none, pair, two pairs, three, straight, flush, full house, four, straight flush. On side B, straight and full
house trade their points (8.3), so that there the order by points is another.
"""

import numpy as np
import numpy.typing as npt

from ..arrays import Ints

POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 10)
"""Of the nine ranks, from the worst to the best."""
RANKS = len(POINTS)
RANK_OF: Ints = np.searchsorted(POINTS, np.arange(POINTS[-1] + 1))
"""By points: which of the nine, counted from the worst. No hand has 8 or 9."""
SIDE_B = np.array([0, 1, 2, 3, 6, 5, 4, 7, 8])
"""From the order by points to that of the names, and back."""


def ranks_of(points: npt.ArrayLike, side: int) -> Ints:
    """Which of the nine ranks these points are, in the order of their names, on side 0 (A) or 1 (B).

    >>> ranks_of([0, 4, 6, 10], 0).tolist(), ranks_of([0, 4, 6, 10], 1).tolist()
    ([0, 4, 6, 8], [0, 6, 4, 8])
    """
    ranks = RANK_OF[np.asarray(points)]
    return np.asarray(SIDE_B[ranks] if side else ranks, np.int64)
