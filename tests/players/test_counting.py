"""Exact counting agrees with a list of all hands, and with known numbers of poker."""

import random
from itertools import combinations

import pytest

from foretell.players.scripted import STRENGTHS, strength_counts
from foretell.rules import strength
from foretell.rules.cards import CARDS, EVERY_CARD

SUITS = 0b00011011


def listed(known: int, unplaced: list[int], side: int, suits: int) -> list[int]:
    """Return the strengths of all hands, computed one by one."""
    counts = [0] * STRENGTHS
    for cards in combinations(unplaced, 5 - known.bit_count()):
        counts[strength(known | sum(1 << card for card in cards), side, suits)] += 1
    return counts


def lopsided(chance: random.Random) -> list[int]:
    """Return all cards, those of a few values or one suit first, so that rare ranks occur."""
    cards = list(range(CARDS))
    chance.shuffle(cards)
    kind = chance.randrange(4)
    middle, suit = chance.randrange(13), chance.randrange(4)
    if kind == 1:
        cards.sort(key=lambda card: abs(card % 13 - middle) * chance.random())
    elif kind == 2:
        cards.sort(key=lambda card: (card // 13 != suit) * chance.random())
    elif kind == 3:
        cards.sort(key=lambda card: card < 52)
    return cards


@pytest.mark.parametrize("proven", range(6))
@pytest.mark.parametrize("side", [0, 1])
def test_counts_are_those_of_all_hands_listed(proven: int, side: int) -> None:
    chance = random.Random(proven)
    for _ in range(25):
        cards = lopsided(chance)
        strengths = chance.sample(range(4), 4)
        suits = sum(place << 2 * suit for suit, place in enumerate(strengths))
        known, unplaced = cards[:proven], cards[proven : proven + chance.randint(5, 12)]
        held = sum(1 << card for card in known)
        free = sum(1 << card for card in unplaced)
        assert strength_counts(held, free, side, suits) == listed(held, unplaced, side, suits)


def test_after_an_answer_only_hands_of_that_rank_count() -> None:
    free = EVERY_CARD & ~0b11111
    every, told = strength_counts(0b111, free, 0, SUITS), strength_counts(0b111, free, 0, SUITS, told=5)
    assert sum(told) > 0
    assert told == [many if place >> 6 == 5 else 0 for place, many in enumerate(every)]


def test_8_5_two_proven_rune_cards_leave_at_most_three_of_a_kind() -> None:
    counts = strength_counts(3 << 52, (1 << 52) - 1, 0, SUITS)
    assert max(place for place, many in enumerate(counts) if many) >> 6 == 3
    assert sum(counts) == 22100
