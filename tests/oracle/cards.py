"""Cards and actions as tests write them: tokens such as "JM", "10T", "R1", and their numbers."""

SUITS = "CMST"
"""Clock, Mask, Scarab, Tree (1.1)."""

VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

RUNE_CARDS = ["R1", "R2"]

ALL_CARDS = [value + suit for suit in SUITS for value in VALUES] + RUNE_CARDS
"""The 54 cards in ascending card number order."""

PASS, ALL_IN, SKIP, USE, SEAT_0 = 54, 55, 56, 57, 58


def number(card: str) -> int:
    """The number of a card, 0-53; choosing the card is the action of the same number."""
    return ALL_CARDS.index(card)


def numbers(cards: list[str]) -> set[int]:
    return {number(card) for card in cards}


def value_of(card: str) -> int:
    """2-14, the ace high; 0 for a Rune card, which has no value (1.3)."""
    return 0 if card in RUNE_CARDS else VALUES.index(card[:-1]) + 2


def suit_of(card: str) -> str:
    """A letter of SUITS; nothing for a Rune card, which has no suit (1.3)."""
    return "" if card in RUNE_CARDS else card[-1]
