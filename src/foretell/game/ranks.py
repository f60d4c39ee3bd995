"""Hands and their rank (clause 8)."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..errors import NotationError, OptionsError, shown
from ..rules import strength
from ..rules.cards import HAND
from ..rules.ranking import STRENGTH_BITS, best_strength, points_of_ranks
from ..sheets import SUITS, VALUES, Sheet, card_set, default_sheet
from .options import SIDES, Options, Side, side_named

RANK_NAMES = (
    "nothing", "pair", "two pairs", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush",
)  # fmt: skip
"""The ranks in the order of side A, lowest first."""
_NAMES = tuple(dict(zip(points_of_ranks(side), RANK_NAMES, strict=True)) for side in range(len(SIDES)))
"""For each side, the name of each rank by its points."""
_MIN_DECIDING = {
    "nothing": (3, 0),  # 2, 3 and 4 with both Rune cards
    "pair": (1, 1),
    "two pairs": (2, 1),
    "three of a kind": (1, 2),
    "straight": (4, 0),
    "flush": (6, 0),
    "full house": (1, 2),
    "four of a kind": (1, 3),
    "straight flush": (4, 0),
}
"""For each rank, the lowest value (1 is the 2) and the weakest suit (0 to 3) that its deciding card can have."""


@dataclass(frozen=True, order=True)
class Rank:
    """The rank of a hand. Ranks compare by clause 8.6: the better hand is greater, and hands of one deal never tie."""

    strength: int
    points: int = field(compare=False)
    name: str = field(compare=False)
    value: str | None = field(compare=False)
    """The value that decides between hands of the same rank; None if the hand has no suited card."""
    suit: str | None = field(compare=False)
    """The suit that decides if the values are equal too."""


def rank_name(points: int, side: Side = "A") -> str:
    """The name of the rank that is worth `points` on a side of the player aid.

    >>> rank_name(4), rank_name(4, side="B")
    ('straight', 'full house')
    """
    names = _NAMES[_side(side)]
    if type(points) is not int or points not in names:
        raise NotationError(f"no rank has {shown(points)} points")
    return names[points]


def rank(cards: Iterable[str], side: Side = "A", sheet: Sheet | None = None) -> Rank:
    """The rank of five cards.

    >>> rank(["AC", "KC", "9M", "9T", "R1"], side="A").name
    'pair'
    >>> rank(["9M", "9T", "2C", "3C", "4C"]) > rank(["8C", "8M", "AC", "KC", "QM"])
    True
    """
    hand = _different(cards)
    if len(hand) != HAND:
        raise NotationError("notation-hand", count=str(len(hand)))
    if sheet is None:
        sheet = default_sheet()
    if not isinstance(sheet, Sheet):
        raise OptionsError(f"sheet is a foretell.Sheet, not {shown(sheet)}")
    return _rank_of(card_set(hand), _side(side), sheet)


def present_rank(cards: Iterable[str], options: Options) -> Rank:
    """The rank of the best five cards in a hand of any size. Hands change size in the middle of a turn.

    >>> present_rank(["9M", "9T", "2C", "9C"], Options()).name
    'three of a kind'
    """
    hand = _different(cards)
    if not isinstance(options, Options):
        raise OptionsError(f"options are foretell.Options, not {shown(options)}")
    return rank_of_strength(strength_of_hand(card_set(hand), options), options)


def strength_of_hand(hand: int, options: Options) -> int:
    """The strength of the best five cards in a hand of any size, given as a set."""
    return best_strength(hand, options.config.side, options.config.suits)


def rank_of_strength(value: int, options: Options) -> Rank:
    """The rank with this strength."""
    return _unpack(value, options.config.side, options.sheet)


def _different(cards: Iterable[str]) -> tuple[str, ...]:
    if not isinstance(cards, Iterable):
        raise NotationError(f"a hand is {HAND} different cards, not {shown(cards)}")
    hand = tuple(cards)
    if card_set(hand).bit_count() != len(hand):
        raise NotationError("notation-hand-twice", cards=" ".join(hand)[:60])
    return hand


def check_strength(value: int, side: Side) -> None:
    """Raise an error if no five cards have this strength on this side. 0 stands for a missing hand and is accepted."""
    if value == 0:
        return
    name = rank_name(value >> STRENGTH_BITS, side)
    least_value, least_suit = _MIN_DECIDING[name]
    if not least_value <= value >> 2 & 15 <= len(VALUES) or value & 3 < least_suit:
        raise NotationError(f"no hand has the strength {value}")


def _side(side: Side) -> int:
    return SIDES.index(side_named(side))


def _rank_of(bits: int, side: int, sheet: Sheet) -> Rank:
    suits = sum(strong << 2 * suit for suit, strong in enumerate(sheet.suit_strengths()))
    return _unpack(strength(bits, side, suits), side, sheet)


def _unpack(value: int, side: int, sheet: Sheet) -> Rank:
    points = value >> STRENGTH_BITS
    index = (value >> 2 & 15) - 1
    if index < 0:
        return Rank(value, points, _NAMES[side][points], None, None)
    suit = SUITS[sheet.suit_strengths().index(value & 3)]
    return Rank(value, points, _NAMES[side][points], VALUES[index], suit)
