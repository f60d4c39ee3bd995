"""The strengths of many hands at once, in NumPy. The Net must also play where Numba is not installed."""

import numpy as np

from ..arrays import Ints
from ..rules.cards import HAND, ONE_SUIT, SUITS, VALUES
from ..rules.ranking import (
    FIVE,
    FLUSH,
    FOUR_OF_A_KIND,
    PAIR,
    STRAIGHT_FLUSH,
    STRENGTH_BITS,
    THREE_OF_A_KIND,
    TWO_PAIRS,
    WHEEL,
    full_house_points,
    straight_points,
)

_BIT_LENGTHS = np.array([values.bit_length() for values in range(ONE_SUIT + 1)], np.int64)
"""`int.bit_length` of each set of values."""


def strengths(hands: Ints, side: int, suits: int) -> Ints:
    """int64, of the same shape as `hands`: `rules.ranking.strength` of each hand, in the same steps.

    A test compares the two for every hand of five cards.
    """
    clock, mask, scarab, tree = (hands >> VALUES * suit & ONE_SUIT for suit in range(SUITS))
    upper, lower = clock | mask, scarab | tree
    upper_twice, lower_twice = clock & mask, scarab & tree
    values = upper | lower
    twice = upper_twice | lower_twice | upper & lower
    thrice = upper_twice & lower | lower_twice & upper
    four = upper_twice & lower_twice

    low = values & -values
    wheel = values == WHEEL
    straight = wheel | (values == low * 31) & (values != 0)
    one_suit = (values == clock) | (values == mask) | (values == scarab) | (values == tree)
    flush = one_suit & (np.bitwise_count(values) == HAND)
    several = twice & (twice - 1) != 0

    points = np.where(straight, straight_points(side), 0)
    points = np.where(flush, np.where(straight, STRAIGHT_FLUSH, FLUSH), points)
    points = np.where(twice, np.where(several, TWO_PAIRS, PAIR), points)
    points = np.where(thrice, np.where(several, full_house_points(side), THREE_OF_A_KIND), points)
    points = np.where(four, FOUR_OF_A_KIND, points)

    group = np.where(wheel, FIVE, values)
    group = np.where(twice, twice, group)
    group = np.where(thrice, thrice, group)
    group = np.where(four, four, group)
    value = _BIT_LENGTHS[group]
    deciding = 1 << value >> 1

    best = np.where(clock & deciding, suits & 3, 0)
    best = np.maximum(best, np.where(mask & deciding, suits >> 2 & 3, 0))
    best = np.maximum(best, np.where(scarab & deciding, suits >> 4 & 3, 0))
    best = np.maximum(best, np.where(tree & deciding, suits >> 6 & 3, 0))
    return np.asarray(points << STRENGTH_BITS | value << 2 | best, np.int64)
