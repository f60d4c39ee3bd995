"""Score what players believe about other hands, by log-loss, and compute the belief of exact counting for comparison.

A belief is an array (opponents, 9). For each opponent, starting with the player to the left, it gives the probability
of each rank: none, pair, two pairs, three, straight, flush, full house, four, straight flush.
"""

from typing import Any

import numpy as np

from ..arrays import Doubles, Ints
from ..errors import LocalizedError
from ..game import View
from ..players.rank_order import POINTS, RANKS, ranks_of
from ..players.scripted.counting import strength_counts
from ..rules.observation import KNOWN, UNPLACED
from ..rules.ranking import STRENGTH_BITS

MIN_PROBABILITY = 1e-9
"""Lower probabilities count as this one, so that the log-loss stays finite."""


def log_loss(belief: Any, ranks: Ints, name: str) -> Doubles:
    """float64 (n,): the log-loss of n beliefs, summed over the opponents.

    `belief` is (n, opponents or more, 9), and `ranks` int64 (n, opponents) holds the true ranks. `name` is the player
    named in an error.
    """
    opponents = ranks.shape[1]
    stated = np.asarray(belief, np.float64)
    if stated.ndim != 3 or len(stated) != len(ranks) or stated.shape[1] < opponents or stated.shape[2] != RANKS:
        raise LocalizedError("error-belief", player=name)
    stated = stated[:, :opponents]
    if not (np.isfinite(stated).all() and (stated >= 0).all() and np.allclose(stated.sum(axis=2), 1, atol=1e-3)):
        raise LocalizedError("error-belief", player=name)
    true = np.take_along_axis(stated, ranks[:, :, None], axis=2)[:, :, 0]
    return np.asarray(-np.log(np.maximum(true, MIN_PROBABILITY)).sum(axis=1), np.float64)


def counted(view: View) -> Doubles:
    """float64 (opponents, 9): the belief if all hands that fit the known and unplaced cards are equally likely."""
    config = view.options.config
    row = view.observation
    counts = [
        strength_counts(row[KNOWN + i], row[UNPLACED], config.side, config.suits) for i in range(1, config.players)
    ]
    by_points = np.array(counts, np.float64).reshape(len(counts), -1, 1 << STRENGTH_BITS).sum(axis=2)
    return chances(by_points, config.side)


def chances(by_points: Doubles, side: int) -> Doubles:
    """float64 (n, 9): the probability of each rank. `by_points` (n, 11) is the number of hands with these points."""
    found = np.zeros((len(by_points), RANKS))
    found[:, ranks_of(POINTS, side)] = by_points[:, POINTS]
    return np.asarray(found / found.sum(axis=1, keepdims=True), np.float64)
