"""A catalogue of the cards that make each rank.

It lists *cores*, the cards that a rank consists of: a pair, a triple, all five cards of a flush. The other cards of a
hand are *kickers*. Each kicker has a value of its own.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import numpy as np

from ...arrays import Ints
from ...rules.cards import CARDS, HAND, ONE_SUIT, RUNE_CARD, SUITS, VALUES
from ...rules.ranking import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIRS,
)
from ..rank_order import POINTS, ranks_of

BIT_LENGTH = np.array([value.bit_length() for value in range(ONE_SUIT + 1)], np.int64)
ONE_CARD = np.array([*(1 << card for card in range(CARDS)), 0], np.int64)
"""Each card as a set, then the empty set."""
EVERY_SUIT = sum(1 << VALUES * suit for suit in range(SUITS))
ALIKE = np.array([*(EVERY_SUIT << card % VALUES for card in range(RUNE_CARD)), 0, 0, 0], np.int64)
"""For each card, all cards of its value; empty for the Rune cards and for no card."""


class Cores(NamedTuple):
    """All cores for one side, in the order of the nine ranks."""

    cards: Ints
    """int64 (cores,): sets of cards."""
    members: Ints
    """int64 (5, cores): the same cards one by one, 54 where there are fewer."""
    values: Ints
    """int64 (cores,): every card that has a value of the core."""
    kickers: Ints
    """int64 (cores,): how many cards a core leaves free."""
    first: Ints
    """int64 (10,): where each rank begins."""


@cache
def catalogue(side: int) -> Cores:
    """The cores of side A (0) or B (1)."""
    ranks = [members_of(rank) for rank in ranks_of(POINTS, side).tolist()]
    members = np.concatenate(ranks, axis=1)
    return Cores(
        cards=np.bitwise_or.reduce(ONE_CARD[members]),
        members=members,
        values=np.bitwise_or.reduce(ALIKE[members]),
        kickers=(members == CARDS).sum(axis=0),
        first=np.cumsum([0, *(rank.shape[1] for rank in ranks)]),
    )


@cache
def members_of(rank: int) -> Ints:
    """int64 (5, cores): the cards of all cores of a rank; 54 stands for no card."""
    listed = np.array(list(cores_of_rank(POINTS[rank])), np.int64)
    members = np.full((HAND, len(listed)), CARDS, np.int64)
    members[: listed.shape[1]] = listed.T
    return members


def cores_of_rank(points: int) -> Iterator[tuple[int, ...]]:
    """The cores of the rank that has these points on side A (8.3)."""
    if points == 0:
        yield ()
    elif points in (PAIR, THREE_OF_A_KIND, FOUR_OF_A_KIND):
        yield from _alike({PAIR: 2, THREE_OF_A_KIND: 3, FOUR_OF_A_KIND: 4}[points])
    elif points == TWO_PAIRS:
        yield from (a + b for a, b in combinations(_alike(2), 2) if _value(a) != _value(b))
    elif points == FULL_HOUSE:
        yield from (a + b for a, b in product(_alike(3), _alike(2)) if _value(a) != _value(b))
    elif points == FLUSH:
        yield from (hand for hand in _of_one_suit(combinations(range(VALUES), HAND)) if not _in_a_row(hand))
    elif points == STRAIGHT:
        yield from (hand for hand in _straights() if len({card // VALUES for card in hand}) > 1)
    elif points == STRAIGHT_FLUSH:
        yield from _of_one_suit(_rows())


def _alike(size: int) -> list[tuple[int, ...]]:
    """All groups of `size` cards of one value."""
    return [
        tuple(suit * VALUES + value for suit in group)
        for value in range(VALUES)
        for group in combinations(range(SUITS), size)
    ]


def _value(group: tuple[int, ...]) -> int:
    return group[0] % VALUES


@cache
def _rows() -> list[tuple[int, ...]]:
    """The values of all straights (8.4)."""
    return [(0, 1, 2, 3, VALUES - 1), *(tuple(range(low, low + HAND)) for low in range(VALUES - HAND + 1))]


def _in_a_row(hand: tuple[int, ...]) -> bool:
    return tuple(card % VALUES for card in hand) in _rows()


def _straights() -> Iterator[tuple[int, ...]]:
    for values, suits in product(_rows(), product(range(SUITS), repeat=HAND)):
        yield tuple(suit * VALUES + value for value, suit in zip(values, suits, strict=True))


def _of_one_suit(hands: Iterable[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    for values, suit in product(hands, range(SUITS)):
        yield tuple(suit * VALUES + value for value in values)
