"""All 3,162,510 hands of five cards: the rule, its NumPy twin and the oracle order them alike (8.3 to 8.6, J7, J8)."""

from functools import cache
from itertools import chain, combinations, product
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from foretell.native.build import compiled
from foretell.players import strengths as numpy_twin
from foretell.rules import Config
from foretell.rules.ranking import STRENGTH_BITS, strength
from tests.effort import effort
from tests.oracle.cards import ALL_CARDS
from tests.oracle.ranking import key, key_number, keys_of_all_hands

pytestmark = pytest.mark.compiled

HANDS = comb(54, 5)
ORDERS = ("CMST", "TSMC", "SCTM")
"""Suits, the best first."""
KINDS = effort(tuple(zip("AB", ORDERS[:2], strict=True)), tuple(product("AB", ORDERS)))
"""The sides and orders of suits for which all hands are compared."""

COUNTS = {
    "straight flush": 40,
    "four of a kind": 13 * 50,
    "full house": 13 * 12 * comb(4, 3) * comb(4, 2),
    "flush": 4 * comb(13, 5) - 40,
    "straight": 10 * 4**5 - 40,
    "three of a kind": 13 * comb(4, 3) * (comb(48, 2) - 12 * comb(4, 2) + 2 * 48 + 1),
    "two pairs": comb(13, 2) * comb(4, 2) ** 2 * (44 + 2),
    "pair": 13 * comb(4, 2) * (comb(12, 3) * 4**3 + 2 * comb(12, 2) * 4**2 + 12 * 4),
    "nothing": (comb(13, 5) - 10) * (4**5 - 4) + 2 * comb(13, 4) * 4**4 + comb(13, 3) * 4**3,
}
POINTS = {
    "A": {"straight flush": 10, "four of a kind": 7, "full house": 6, "flush": 5, "straight": 4}
    | {"three of a kind": 3, "two pairs": 2, "pair": 1, "nothing": 0},
    "B": {"straight flush": 10, "four of a kind": 7, "straight": 6, "flush": 5, "full house": 4}
    | {"three of a kind": 3, "two pairs": 2, "pair": 1, "nothing": 0},
}


def _strengths(hands: Any, side: int, suits: int, out: Any) -> None:
    for i in range(len(hands)):
        out[i] = strength(hands[i], side, suits)


strengths_of = compiled(_strengths)


@cache
def all_cards() -> npt.NDArray[np.int64]:
    """Shape (3162510, 5): the hands in the order of the oracle."""
    cards = chain.from_iterable(combinations(range(54), 5))
    return np.fromiter(cards, np.int64, 5 * HANDS).reshape(-1, 5)


def suits_of(order: str) -> int:
    return Config(2, 0, 0, 0, [3 - order.index(suit) for suit in "CMST"], (0,) * 54).suits


@cache
def all_hands() -> npt.NDArray[np.int64]:
    """Shape (3162510,): the same hands as sets."""
    return np.asarray((np.int64(1) << all_cards()).sum(axis=1))


@cache
def all_strengths(side: str, order: str) -> npt.NDArray[np.int64]:
    """Shape (3162510,), as the compiled rules have them."""
    out = np.empty(HANDS, np.int64)
    strengths_of(all_hands(), "AB".index(side), suits_of(order), out)
    return out


@pytest.mark.parametrize(("side", "order"), KINDS)
def test_8_6_all_hands_are_ordered_as_the_oracle_orders_them(side: str, order: str) -> None:
    strengths, keys = all_strengths(side, order), keys_of_all_hands(side, order).astype(np.int64)
    pairs = np.unique(keys << 16 | strengths)
    firsts, seconds = pairs >> 16, pairs & 0xFFFF
    assert len(np.unique(firsts)) == len(np.unique(seconds)) == len(pairs)  # equal exactly where the keys are
    assert (np.diff(seconds) > 0).all()  # greater where the key is
    for index, cards in enumerate(all_cards()[::97].tolist()):  # the oracle's two ways of ranking agree
        assert keys[97 * index] == key_number(key([ALL_CARDS[card] for card in cards], side, order))


@pytest.mark.parametrize(("side", "order"), KINDS)
def test_numpy_computes_the_strengths_of_all_hands_as_the_rule_does(side: str, order: str) -> None:
    found = numpy_twin.strengths(all_hands(), "AB".index(side), suits_of(order))
    assert found.dtype == np.int64
    assert (found == all_strengths(side, order)).all()


@pytest.mark.parametrize("side", ["A", "B"])
def test_numpy_computes_the_strengths_of_short_hands_as_the_rule_does(side: str) -> None:
    """A simulated hand can have fewer cards in the middle of a turn, even none."""
    hands = np.array([sum(1 << card for card in cards) for size in range(4) for cards in combinations(range(54), size)])
    expected = np.empty_like(hands)
    strengths_of(hands, "AB".index(side), suits_of("SCTM"), expected)
    assert (numpy_twin.strengths(hands, "AB".index(side), suits_of("SCTM")) == expected).all()


@pytest.mark.parametrize("side", ["A", "B"])
def test_8_3_every_rank_is_as_frequent_as_it_can_be_counted(side: str) -> None:
    points = np.bincount(all_strengths(side, "CMST") >> STRENGTH_BITS, minlength=11)
    assert sum(COUNTS.values()) == HANDS
    assert {rank: int(points[POINTS[side][rank]]) for rank in COUNTS} == COUNTS


@pytest.mark.parametrize(("side", "order"), KINDS)
def test_j8_no_two_hands_of_a_deal_are_equal(side: str, order: str) -> None:
    """Equal strengths name the same card, and every such hand holds it: hands without a common card differ."""
    strengths, cards = all_strengths(side, order), all_cards()
    suited = strengths > 0
    value, strong = (strengths >> 2 & 15) - 1, 3 - (strengths & 3)
    suit = np.array(["CMST".index(letter) for letter in order])[strong]
    decider = suit * 13 + value
    assert (cards[suited] == decider[suited, None]).any(axis=1).all()
    assert suited.all()  # two Rune cards leave three suited cards
