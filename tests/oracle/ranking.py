"""The order of hands (8.3-8.6, J7, J8), computed twice: for one hand, and for all hands at once with NumPy.

The two ways share only the points. `key` looks for each rank by its description, from the best down.
`keys_of_all_hands` counts how many of a hand's ten pairs of cards have equal values.
"""

from collections.abc import Sequence
from itertools import chain, combinations
from math import comb

import numpy as np
import numpy.typing as npt

from .cards import ALL_CARDS, suit_of, value_of

Key = tuple[int, int, int]
"""Points of the rank, value that decides among equal ranks, strength (0-3) of the suit that decides then."""

Numbers = npt.NDArray[np.int16]

POINTS = {
    "straight flush": 10,
    "four of a kind": 7,
    "full house": 6,
    "flush": 5,
    "straight": 4,
    "three of a kind": 3,
    "two pairs": 2,
    "pair": 1,
    "nothing": 0,
}
"""Side A (8.3)."""


def points_of(rank: str, side: str) -> int:
    """What a rank is worth; on side B straight and full house trade places (1.4, 8.3)."""
    if side == "B":
        rank = {"straight": "full house", "full house": "straight"}.get(rank, rank)
    return POINTS[rank]


def category(cards: Sequence[str]) -> str:
    """The name of the hand's rank, a key of POINTS."""
    return _rank_and_deciders(cards)[0]


def points(cards: Sequence[str], side: str) -> int:
    return points_of(category(cards), side)


def key(cards: Sequence[str], side: str, suit_order: str) -> Key:
    """Compare hands as 8.6, J7 and J8 do; `suit_order` names the best suit first.

    Hands without a card in common never have equal keys: value and suit name one card of the hand.
    """
    rank, deciders = _rank_and_deciders(cards)
    if not deciders:
        return points_of(rank, side), 0, 0  # J8: no suited card at all is last
    strength = max(3 - suit_order.index(suit_of(card)) for card in deciders)
    return points_of(rank, side), value_of(deciders[0]), strength


def key_number(key: Key) -> int:
    """The same order as one integer, as `keys_of_all_hands` gives it."""
    rank_points, value, strength = key
    return rank_points * 64 + value * 4 + strength


def _rank_and_deciders(cards: Sequence[str]) -> tuple[str, list[str]]:
    """The rank, and the cards of its deciding value (8.6), whose best suit decides last."""
    suited = [card for card in cards if suit_of(card)]
    five = _rank_of_five(suited)
    if five is not None:
        return five
    groups = _groups(suited)
    sizes = [len(group) for group in groups]
    if sizes[:1] == [4]:
        return "four of a kind", groups[0]
    if sizes[:2] == [3, 2]:
        return "full house", groups[0]
    if sizes[:1] == [3]:
        return "three of a kind", groups[0]
    if sizes[:2] == [2, 2]:
        return "two pairs", groups[0]  # J7: the lower pair is never compared
    if sizes[:1] == [2]:
        return "pair", groups[0]
    return "nothing", groups[0] if groups else []  # J8


def _rank_of_five(suited: list[str]) -> tuple[str, list[str]] | None:
    """Straight flush, straight or flush; a Rune card rules them out, since it leaves four suited cards (8.5)."""
    if len(suited) != 5:
        return None
    flush = len({suit_of(card) for card in suited}) == 1
    top = _top_of_straight(suited)
    if top is not None:
        return ("straight flush" if flush else "straight"), [top]
    if flush:
        return "flush", [max(suited, key=value_of)]
    return None


def _top_of_straight(suited: list[str]) -> str | None:
    """The top card of a straight; the five where the ace is low (8.4)."""
    ordered = sorted(suited, key=value_of)
    values = [value_of(card) for card in ordered]
    if values == [2, 3, 4, 5, 14]:
        return ordered[3]
    if values == list(range(values[0], values[0] + 5)):
        return ordered[4]
    return None


def _groups(suited: list[str]) -> list[list[str]]:
    """Cards of equal value together: the largest group first, of equal groups the higher value."""
    values = {value_of(card) for card in suited}
    groups = [[card for card in suited if value_of(card) == value] for value in values]
    return sorted(groups, key=lambda group: (len(group), value_of(group[0])), reverse=True)


def keys_of_all_hands(side: str = "A", suit_order: str = "CMST") -> Numbers:
    """`key_number(key(hand))` of all 3,162,510 hands; shape (3162510,), int16.

    The hands are those of `itertools.combinations(range(54), 5)`, in that order.
    """
    values, strengths = _values_and_strengths(suit_order)
    partners = _partners(values)
    equal_pairs = partners.sum(axis=1) // 2
    best = (partners * 64 + np.maximum(values, 0) * 4 + strengths).max(axis=1)
    decider = best % 64  # value and suit of the best card in the largest group
    flush = (values.min(axis=1) > 0) & (np.ptp(strengths, axis=1) == 0)
    straight, low = _straights(values, equal_pairs)
    five = np.where(values == 5, 20 + strengths, 0).max(axis=1)
    decider = np.where(low, five, decider)
    by_rank = _points_of_all(equal_pairs, flush, straight, side)
    return np.asarray(by_rank * 64 + decider, np.int16)


def _values_and_strengths(suit_order: str) -> tuple[Numbers, Numbers]:
    """Each hand's values and suit strengths, shape (3162510, 5); Rune cards: values 0 and -1, strength 0."""
    size = 5 * comb(54, 5)
    cards = np.fromiter(chain.from_iterable(combinations(range(54), 5)), np.int8, size).reshape(-1, 5)
    value = np.array([card % 13 + 2 for card in range(52)] + [0, -1], np.int16)
    suits = [ALL_CARDS[card][-1] for card in range(52)]
    strength = np.array([3 - suit_order.index(suit) for suit in suits] + [0, 0], np.int16)
    return value[cards], strength[cards]


def _partners(values: Numbers) -> Numbers:
    """How many other cards of its hand have the value of each card; shape as `values`."""
    columns = [sum((values[:, i] == values[:, j]).astype(np.int16) for j in range(5) if j != i) for i in range(5)]
    return np.stack(columns, axis=1).astype(np.int16)


def _straights(values: Numbers, equal_pairs: Numbers) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Which hands are straights, and which of those have a low ace (8.4)."""
    no_rune_card = values.min(axis=1) > 0
    different = no_rune_card & (equal_pairs == 0)
    without_ace = np.where(values == 14, 1, values)
    high = different & (np.ptp(values, axis=1) == 4)
    low = different & (np.ptp(without_ace, axis=1) == 4) & (values.max(axis=1) == 14)
    return high | low, low


def _points_of_all(
    equal_pairs: Numbers, flush: npt.NDArray[np.bool_], straight: npt.NDArray[np.bool_], side: str
) -> Numbers:
    """Points of each hand; 0, 1, 2, 3, 4 or 6 of its ten pairs of cards are equal in value."""
    by_pairs = ["nothing", "pair", "two pairs", "three of a kind", "full house", "nothing", "four of a kind"]
    table = np.array([points_of(rank, side) for rank in by_pairs], np.int16)
    conditions = [flush & straight, flush, straight]
    ranks = [points_of(rank, side) for rank in ("straight flush", "flush", "straight")]
    return np.select(conditions, ranks, table[equal_pairs]).astype(np.int16)
