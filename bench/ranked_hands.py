"""The five-card hands that every library ranks."""

from __future__ import annotations

import random

VALUES = "23456789TJQKA"
SUITS = "cdhs"
HANDS = 20_000


def hands() -> list[list[int]]:
    """Random hands of five different cards from 0 to 51. A card is value * 4 + suit. Every run gets the same hands."""
    chance = random.Random(54)
    return [chance.sample(range(52), 5) for _ in range(HANDS)]


def letters(card: int) -> str:
    """A card in the notation of the poker libraries: 0 is `2c`, 51 is `As`."""
    return VALUES[card // 4] + SUITS[card % 4]
