"""How good cards are to hold, in runes: what they bring now, and a little for what they may become."""

from collections.abc import Iterable
from itertools import combinations

from ..game import Options, present_rank

HAND = 5
RUNE_CARD = 2.0
"""8.9: what a Rune card brings at the Unfolding."""
FLUSH_HOPE = (0.0, 0.0, 0.0, 0.3, 1.3, 0.0)
"""For the most cards of one suit: one more makes four of them a flush."""
STRAIGHT_HOPE = (0.0, 0.0, 0.0, 0.2, 0.9, 0.0)
"""For the most different values within five in a row."""
_VALUES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_HEIGHT = {value: height for height, value in enumerate(_VALUES, 2)}


def worth(cards: Iterable[str], options: Options) -> float:
    """What the best five of `cards` are worth.

    >>> worth(["9C", "9M", "2S", "3S", "5T"], Options()) > worth(["AC", "9M", "2S", "3S", "5T"], Options())
    True
    """
    held = tuple(cards)
    return max(_worth(five, options) for five in combinations(held, min(HAND, len(held))))


def least_missed(cards: Iterable[str], options: Options) -> str:
    """The card whose loss hurts least."""
    held = tuple(cards)
    return max(held, key=lambda card: worth((other for other in held if other != card), options))


def _worth(cards: tuple[str, ...], options: Options) -> float:
    rank = present_rank(cards, options)
    suited = [card for card in cards if card[0] != "R"]
    runes = RUNE_CARD * (len(cards) - len(suited))
    height = _HEIGHT[rank.value] / 100 if rank.value else 0.0
    return rank.points + height + runes + max(0.0, _hope(suited) - rank.points / 3)


def _hope(suited: list[str]) -> float:
    """What hands in the making promise; a hand that is already good gains less by it."""
    suits = [card[-1] for card in suited]
    flush = max(map(suits.count, suits), default=0)
    heights = {_HEIGHT[card[:-1]] for card in suited}
    if 14 in heights:
        heights.add(1)  # 8.4: an ace is low in A-2-3-4-5
    straight = max((sum(low <= height < low + 5 for height in heights) for low in range(1, 11)), default=0)
    return max(FLUSH_HOPE[min(flush, 5)], STRAIGHT_HOPE[min(straight, 5)])
