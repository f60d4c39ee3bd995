"""The shape of an incomplete hand: which suits and values its cards share."""

from ..rules.cards import ONE_SUIT, SUITS, VALUES
from ..rules.marker import compilable

WINDOWS = (1 << 10) - 1
"""The straights, A-2-3-4-5 to 10-J-Q-K-A (8.4), one bit each."""


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
    """The greatest number of different values that lie within one straight (8.4).

    It counts the values of all straights at once: bit *i* of `ones`, `twos` and `fours` together is the count of
    straight *i*.
    """
    values = values_of(cards)
    a = values << 1 | values >> VALUES - 1  # an ace is low and high
    b, c, d, e = a >> 1, a >> 2, a >> 3, a >> 4
    odd = a ^ b ^ c
    pairs = a & b | c & (a ^ b)
    ones = (odd ^ d ^ e) & WINDOWS
    more_pairs = odd & d | e & (odd ^ d)
    twos = (pairs ^ more_pairs) & WINDOWS
    fours = pairs & more_pairs & WINDOWS
    if fours:
        return 5 if fours & ones else 4
    if twos:
        return 3 if twos & ones else 2
    return 1 if ones else 0
