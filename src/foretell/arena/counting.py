"""Exact counting for many rows at once, compiled: what `beliefs.counted` says of each. Needs Numba."""

from typing import Any

import numpy as np

from ..players.scripted.counting import COUNTING_SCRATCH, STRENGTHS, fill_counts
from ..players.scripted.rows import compiled
from ..rules import Config
from ..rules.observation import KNOWN, UNPLACED
from .beliefs import POINTS_BITS, Floats, Ints, chances


@compiled
def count_points(known: Any, unplaced: Any, side: int, suits: int, counts: Any, scratch: Any, found: Any) -> None:
    """How many hands there are for each number of points, (n, 11)."""
    for i in range(known.shape[0]):
        fill_counts(known[i], unplaced[i], side, suits, -1, counts, 0, scratch)
        for strength in range(STRENGTHS):
            found[i, strength >> POINTS_BITS] += counts[strength]


def counted_rows(config: Config, rows: Ints) -> Floats:
    """float64 (n, opponents, 9): for each row and opponent, how likely each rank is."""
    others = config.players - 1
    known = rows[:, KNOWN + 1 : KNOWN + 1 + others].ravel()
    unplaced = np.repeat(rows[:, UNPLACED], others)
    found = np.zeros((len(known), STRENGTHS >> POINTS_BITS))
    scratch = np.empty(COUNTING_SCRATCH, np.int64), np.empty(STRENGTHS, np.int64)
    count_points(known, unplaced, config.side, config.suits, scratch[1], scratch[0], found)
    return chances(found, config.side).reshape(len(rows), others, -1)
