"""How well a player knows the others' hands: the log-loss of what it believes, beside that of exact counting.

A belief is, for each opponent, counted from the player to the left, how likely each of the nine ranks is: none, pair,
two pairs, three, straight, flush, full house, four, straight flush. Beliefs are asked when a player predicts.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import LocalizedError
from ..game import View
from ..players.rank_order import POINTS, RANKS, ranks_of
from ..players.scripted.counting import strength_counts
from ..rules.observation import KNOWN, UNPLACED

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
POINTS_BITS = 6
"""A strength without its lowest six bits are the points of its rank."""
LEAST = 1e-9
"""Whoever calls impossible what is true pays for this chance of it, and no more."""


def log_loss(belief: Any, ranks: Ints, name: str) -> Floats:
    """float64 (n,): what n players pay for their `belief`, (n, opponents or more, 9), when the `ranks` are shown."""
    opponents = ranks.shape[1]
    told = np.asarray(belief, np.float64)
    if told.ndim != 3 or len(told) != len(ranks) or told.shape[1] < opponents or told.shape[2] != RANKS:
        raise LocalizedError("error-belief", player=name)
    told = told[:, :opponents]
    if not (np.isfinite(told).all() and (told >= 0).all() and np.allclose(told.sum(axis=2), 1, atol=1e-3)):
        raise LocalizedError("error-belief", player=name)
    true = np.take_along_axis(told, ranks[:, :, None], axis=2)[:, :, 0]
    return np.asarray(-np.log(np.maximum(true, LEAST)).sum(axis=1), np.float64)


def counted(view: View) -> Floats:
    """float64 (opponents, 9): what counting unseen cards says, however anybody has played."""
    config = view.options.config
    row = view.observation
    counts = [
        strength_counts(row[KNOWN + i], row[UNPLACED], config.side, config.suits) for i in range(1, config.players)
    ]
    by_points = np.array(counts, np.float64).reshape(len(counts), -1, 1 << POINTS_BITS).sum(axis=2)
    return chances(by_points, config.side)


def chances(by_points: Floats, side: int) -> Floats:
    """float64 (n, 9): how likely each rank is, from how many hands have its points, (n, 11)."""
    found = np.zeros((len(by_points), RANKS))
    found[:, ranks_of(POINTS, side)] = by_points[:, POINTS]
    return np.asarray(found / found.sum(axis=1, keepdims=True), np.float64)
