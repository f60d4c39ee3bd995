"""Which hand is better (clauses 8.3 to 8.6, J7, J8)."""

from .cards import ONE_SUIT
from .marker import rule

SIDE_A = 0
SIDE_B = 1

STRAIGHT_FLUSH = 10
FOUR_OF_A_KIND = 7
FLUSH = 5
THREE_OF_A_KIND = 3
TWO_PAIRS = 2
PAIR = 1

WHEEL = 0b1_0000_0000_1111
"""A-2-3-4-5 (8.4)."""
FIVE = 0b1000
STRENGTH_BITS = 6
"""Below the points of a strength: four bits of value, two of suit."""


@rule
def strength(hand: int, side: int, suits: int) -> int:
    """The place of a five-card `hand` in the strict order of 8.6; its points are `strength >> 6`.

    `suits` packs how strong each suit is among equals, two bits a suit, Clock lowest. Written without
    branches, so that a loop over many hands becomes vector code. No suited card at all gives 0 (J8).
    """
    clock = hand & ONE_SUIT
    mask = hand >> 13 & ONE_SUIT
    scarab = hand >> 26 & ONE_SUIT
    tree = hand >> 39 & ONE_SUIT
    upper = clock | mask
    lower = scarab | tree
    upper_twice = clock & mask
    lower_twice = scarab & tree
    values = upper | lower
    twice = upper_twice | lower_twice | upper & lower
    thrice = upper_twice & lower | lower_twice & upper
    four = upper_twice & lower_twice
    if values == 0:
        return 0

    low = values & -values
    is_wheel = values == WHEEL
    straight = 1 if is_wheel or values == low * 31 else 0
    one_suit = values == clock or values == mask or values == scarab or values == tree
    flush = 1 if one_suit and values.bit_count() == 5 else 0
    several = 1 if twice & (twice - 1) else 0

    points = straight * (4 + 2 * side) + flush * FLUSH
    points = STRAIGHT_FLUSH if straight + flush == 2 else points
    points = PAIR + several if twice else points
    points = THREE_OF_A_KIND + several * (3 - 2 * side) if thrice else points
    points = FOUR_OF_A_KIND if four else points

    group = FIVE if is_wheel else values
    group = twice if twice else group
    group = thrice if thrice else group
    group = four if four else group
    value = group.bit_length() - 1

    best = (clock >> value & 1) * (suits & 3)
    best = max(best, (mask >> value & 1) * (suits >> 2 & 3))
    best = max(best, (scarab >> value & 1) * (suits >> 4 & 3))
    best = max(best, (tree >> value & 1) * (suits >> 6 & 3))
    return points << 6 | value + 1 << 2 | best
