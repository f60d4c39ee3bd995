"""The best five cards of a larger hand, against listing them all."""

from itertools import combinations
from random import Random

import pytest

from foretell.rules.cards import CARDS
from foretell.rules.ranking import FULL_HOUSE, STRAIGHT, best_strength, full_house_points, straight_points, strength

SUITS = 0b00011011


@pytest.mark.parametrize("size", range(1, 10))
def test_8_6_the_best_five_of_a_hand(size: int) -> None:
    chance = Random(size)
    for side in (0, 1):
        for _ in range(20):
            cards = [1 << card for card in chance.sample(range(CARDS), size)]
            fives = combinations(cards, min(size, 5))
            assert best_strength(sum(cards), side, SUITS) == max(strength(sum(five), side, SUITS) for five in fives)


def test_8_3_straight_and_full_house_swap_their_points_on_side_b() -> None:
    straight, full_house = sum(1 << card for card in (0, 14, 2, 3, 4)), sum(1 << card for card in (0, 13, 26, 1, 14))
    for side in (0, 1):
        assert strength(straight, side, SUITS) >> 6 == straight_points(side)
        assert strength(full_house, side, SUITS) >> 6 == full_house_points(side)
    assert (straight_points(0), full_house_points(0)) == (STRAIGHT, FULL_HOUSE)
