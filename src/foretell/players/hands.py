"""The shape of an incomplete hand: which suits and values its cards share."""

from ..rules.cards import ONE_SUIT, SUITS, VALUES
from ..rules.marker import compilable

WINDOWS = 10
"""The straights, A-2-3-4-5 to 10-J-Q-K-A (8.4)."""
FIVE_VALUES = 31


@compilable
def values_of(cards: int) -> int:
    """The values among `cards`, one bit each."""
    return (cards | cards >> VALUES | cards >> 2 * VALUES | cards >> 3 * VALUES) & ONE_SUIT


@compilable
def repeated_values(cards: int) -> int:
    """The values of which `cards` hold two or more, one bit each."""
    clock = cards & ONE_SUIT
    mask = cards >> VALUES & ONE_SUIT
    scarab = cards >> 2 * VALUES & ONE_SUIT
    tree = cards >> 3 * VALUES & ONE_SUIT
    return clock & mask | scarab & tree | (clock | mask) & (scarab | tree)


@compilable
def longest_suit(cards: int) -> tuple[int, int]:
    """The number of cards of the most frequent suit, and that suit. The first suit wins a tie."""
    most = best = 0
    for suit in range(SUITS):
        size = (cards >> VALUES * suit & ONE_SUIT).bit_count()
        if size > most:
            most, best = size, suit
    return most, best


@compilable
def longest_run(cards: int) -> int:
    """The greatest number of different values that lie within one straight (8.4)."""
    values = values_of(cards)
    ace_low_and_high = values << 1 | values >> VALUES - 1
    longest = 0
    for low in range(WINDOWS):
        longest = max(longest, (ace_low_and_high >> low & FIVE_VALUES).bit_count())
    return longest
