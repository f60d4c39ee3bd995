"""The names of cards, suits and effects."""

from typing import Literal, get_args

from ..errors import NotationError, shown
from ..rules import cards

Suit = Literal["clock", "mask", "scarab", "tree"]
Value = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS: tuple[Suit, ...] = get_args(Suit)
SUIT_LETTERS = "CMST"
VALUES: tuple[Value, ...] = get_args(Value)
CARDS: tuple[str, ...] = (*(value + suit for suit in SUIT_LETTERS for value in VALUES), "R1", "R2")
"""The 54 cards in the order of their numbers."""

EFFECTS = {
    cards.TAKE: "take",
    cards.EXCHANGE: "exchange",
    cards.DRAW: "draw",
    cards.REVEAL_3: "reveal 3",
    cards.REVEAL_4: "reveal 4",
    cards.REVEAL_5: "reveal 5",
    cards.RUNE: "rune",
    cards.HYPNOSIS: "hypnosis",
    cards.EYE: "eye",
    cards.REVEAL_1: "reveal 1",
    cards.REVEAL_2: "reveal 2",
    cards.REVEAL_6: "reveal 6",
    cards.REVEAL_7: "reveal 7",
}
"""Effects by their number in the rules."""
EFFECT_NUMBERS = {name: number for number, name in EFFECTS.items()}

RUNE_CARDS = len(SUITS) * len(VALUES)
"""The number of the first Rune card."""
_NUMBERS = {card: number for number, card in enumerate(CARDS)}


def card_number(card: str) -> int:
    """The number of a card.

    >>> card_number("JM"), card_number("R2")
    (22, 53)
    """
    number = _NUMBERS.get(card) if isinstance(card, str) else None
    if number is None:
        raise NotationError("notation-card", answer=shown(card))
    return number


def value_of(card: str) -> Value | None:
    """The value of a card; None for a Rune card. `VALUES.index` compares values.

    >>> value_of("10C"), value_of("JM"), value_of("R1")
    ('10', 'J', None)
    """
    number = card_number(card)
    return None if number >= RUNE_CARDS else VALUES[number % len(VALUES)]


def suit_of(card: str) -> Suit | None:
    """The suit of a card; None for a Rune card.

    >>> suit_of("10C"), suit_of("JM"), suit_of("R1")
    ('clock', 'mask', None)
    """
    number = card_number(card)
    return None if number >= RUNE_CARDS else SUITS[number // len(VALUES)]


def card_set(cards: tuple[str, ...] | list[str]) -> int:
    """The set of these cards: bit *c* is set for card *c*.

    >>> card_set(["2C", "4C"])
    5
    """
    bits = 0
    for card in cards:
        bits |= 1 << card_number(card)
    return bits


def cards_in(bits: int) -> tuple[str, ...]:
    """The cards of a set, in ascending order of their numbers.

    >>> cards_in(5)
    ('2C', '4C')
    """
    one, two, three, four, five, six = _SUBSETS
    return (
        one[bits & 511] + two[bits >> 9 & 511] + three[bits >> 18 & 511] + four[bits >> 27 & 511]
        + five[bits >> 36 & 511] + six[bits >> 45]
    )  # fmt: skip


def _subsets(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every subset of these cards. The bits of the index say which cards it contains."""
    subsets: list[tuple[str, ...]] = [()]
    for card in cards:
        subsets += [(*subset, card) for subset in subsets]
    return subsets


_SUBSETS = tuple(_subsets(CARDS[low : low + 9]) for low in range(0, len(CARDS), 9))
"""For `cards_in`, which looks up a set as six subsets of nine cards each."""
