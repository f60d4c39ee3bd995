"""The shape of incomplete hands."""

from random import Random

import pytest

from foretell.players.hands import longest_run
from foretell.rules.cards import CARDS, RUNE_CARDS, VALUES

LOWEST = (-1, *range(9))
"""The lowest value of each straight; -1 is an ace below the 2 (8.4)."""


def counted(cards: set[int]) -> int:
    """The most values of one straight, counted one straight at a time."""
    values = {card % VALUES for card in cards if not RUNE_CARDS >> card & 1}
    return max(len(values & {value % VALUES for value in range(low, low + 5)}) for low in LOWEST)


@pytest.mark.parametrize("size", range(8))
def test_8_4_the_longest_part_of_a_straight(size: int) -> None:
    chance, found = Random(size), set()
    for _ in range(300):
        cards = set(chance.sample(range(CARDS), size))
        found.add(counted(cards))
        assert longest_run(sum(1 << card for card in cards)) == counted(cards)
    assert len(found) >= min(size, 3)
