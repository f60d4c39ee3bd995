"""The five-card hands that every library ranks, so that all of them rank the same ones."""

from __future__ import annotations

import random

VALUES = "23456789TJQKA"
SUITS = "cdhs"
HANDS = 20_000


def hands() -> list[list[int]]:
    """Random hands of five different cards 0-51, a card being value * 4 + suit; the same ones in every run."""
    chance = random.Random(54)
    return [chance.sample(range(52), 5) for _ in range(HANDS)]


def letters(card: int) -> str:
    """A card as the poker libraries write it: 0 is `2c`, 51 is `As`."""
    return VALUES[card // 4] + SUITS[card % 4]
