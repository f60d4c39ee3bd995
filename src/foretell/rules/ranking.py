"""The order of hands (clauses 8.3 to 8.6, J7, J8)."""

from .cards import HAND, ONE_SUIT
from .marker import rule

# The points of the ranks (8.3). On side B, a straight and a full house swap theirs.
NOTHING = 0
PAIR = 1
TWO_PAIRS = 2
THREE_OF_A_KIND = 3
STRAIGHT = 4
FLUSH = 5
FULL_HOUSE = 6
FOUR_OF_A_KIND = 7
STRAIGHT_FLUSH = 10
_SWAP = FULL_HOUSE - STRAIGHT
"""What side B adds to a straight and takes from a full house."""

WHEEL = 0b1_0000_0000_1111
"""A-2-3-4-5 (8.4)."""
FIVE = 0b1000
STRENGTH_BITS = 6
"""The lower bits of a strength, below its points: four for the value, two for the suit."""


@rule
def strength(hand: int, side: int, suits: int) -> int:
    """The position of a five-card `hand` in the strict order of 8.6. Its points are `strength >> 6`.

    `suits` contains the strength of each suit, two bits per suit, Clock lowest. The function has no branches, so a loop
    over many hands compiles to vector code. A hand without suited cards has strength 0 (J8).
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

    low = values & -values
    wheel = values == WHEEL
    straight = wheel | (values == low * 31) & (values != 0)
    one_suit = (values == clock) | (values == mask) | (values == scarab) | (values == tree)
    flush = one_suit & (values.bit_count() == 5)
    several = twice & (twice - 1) != 0

    straight_worth = STRAIGHT + _SWAP * side
    full_house_worth = FULL_HOUSE - _SWAP * side
    points = straight * straight_worth + flush * (FLUSH + (STRAIGHT_FLUSH - FLUSH - straight_worth) * straight)
    points = PAIR + several * (TWO_PAIRS - PAIR) if twice else points
    points = THREE_OF_A_KIND + several * (full_house_worth - THREE_OF_A_KIND) if thrice else points
    points = FOUR_OF_A_KIND if four else points

    group = FIVE if wheel else values
    group = twice if twice else group
    group = thrice if thrice else group
    group = four if four else group
    value = group.bit_length()
    deciding = 1 << value >> 1

    best = suits & 3 if clock & deciding else 0
    best = max(best, suits >> 2 & 3 if mask & deciding else 0)
    best = max(best, suits >> 4 & 3 if scarab & deciding else 0)
    best = max(best, suits >> 6 & 3 if tree & deciding else 0)
    return points << STRENGTH_BITS | value << 2 | best


@rule
def best_strength(hand: int, side: int, suits: int) -> int:
    """The strength of the best five cards of `hand`, which can have more than five in the middle of a turn."""
    surplus = hand.bit_count() - HAND
    if surplus <= 0:
        return strength(hand, side, suits)
    best = 0
    if surplus == 1:
        rest = hand
        while rest:
            card = rest & -rest
            rest ^= card
            best = max(best, strength(hand ^ card, side, suits))
        return best
    dropped = hand
    while dropped:  # every set of cards that leaves five
        if dropped.bit_count() == surplus:
            best = max(best, strength(hand ^ dropped, side, suits))
        dropped = (dropped - 1) & hand
    return best


@rule
def straight_points(side: int) -> int:
    """The points of a straight on side A (0) or B (1)."""
    return FULL_HOUSE if side else STRAIGHT


@rule
def full_house_points(side: int) -> int:
    """The points of a full house on side A (0) or B (1)."""
    return STRAIGHT if side else FULL_HOUSE


def points_of_ranks(side: int) -> tuple[int, ...]:
    """The points of the nine ranks on side A (0) or B (1). The ranks are in the order of side A, lowest first."""
    straight, full_house = straight_points(side), full_house_points(side)
    return (
        NOTHING, PAIR, TWO_PAIRS, THREE_OF_A_KIND, straight, FLUSH, full_house, FOUR_OF_A_KIND, STRAIGHT_FLUSH
    )  # fmt: skip
