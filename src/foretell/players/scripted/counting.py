"""Exact counting: how many hands of each strength are consistent with what is proven of a hand.

No hand is listed. Hands with equal values in them are counted by multiplying, value by value, the ways to hold so many
cards of it; straights, flushes and both at once by the few shapes they have. So counting the 1,533,939 hands that 47
unplaced cards can make costs as much as counting ten. `scratch` is working space of the caller's.
"""

from collections.abc import Callable
from typing import Any

from ...rules.cards import HAND, ONE_SUIT, RUNE_CARD, SUITS, VALUES
from ...rules.ranking import STRENGTH_BITS

STRENGTHS = 11 << STRENGTH_BITS
"""Every strength is below this."""

TERMS = HAND + 1
HELD = 0  # thirteen words of `scratch`: which suits are proven of each value, the strongest suit highest
FREE = HELD + VALUES  # thirteen words: which are unplaced
ABOVE = FREE + VALUES  # fourteen polynomials: ways to hold at most one card of each value from here on
SINGLES = ABOVE + TERMS * (VALUES + 1)  # one polynomial: the same for the values below
PAIRED = SINGLES + TERMS  # one polynomial: the same, but for one pair
COUNTING_SCRATCH = PAIRED + TERMS

STRAIGHT_FLUSH = 10
FOUR_OF_A_KIND = 7
FLUSH = 5
THREE_OF_A_KIND = 3
TWO_PAIRS = 2
PAIR = 1
WHEEL_TOP = 3  # the five, which tops A-2-3-4-5 (8.4)
ACE = 12


def choose(total: int, few: int) -> int:
    """How many ways there are to choose `few` out of `total`."""
    if few < 0 or few > total:
        return 0
    ways = 1
    for i in range(few):
        ways = ways * (total - i) // (i + 1)
    return ways


def with_best(held: int, free: int, size: int, best: int) -> int:
    """How many ways to hold `size` cards of a value, of which the suit `best` is the strongest."""
    weaker = (1 << best) - 1
    if held >> best + 1 or not (held | free) >> best & 1:
        return 0
    drawn = size - held.bit_count()
    if held >> best & 1:
        return choose((free & weaker).bit_count(), drawn)
    return choose((free & weaker).bit_count(), drawn - 1)


def of_value(held: int, free: int, size: int) -> int:
    """How many ways to hold exactly `size` cards of a value."""
    return choose(free.bit_count(), size - held.bit_count())


def sort_cards(known: int, unplaced: int, suits: int, scratch: Any) -> None:
    """Fill HELD and FREE."""
    for value in range(VALUES):
        held = free = 0
        for suit in range(SUITS):
            place = suits >> 2 * suit & 3
            held |= (known >> VALUES * suit + value & 1) << place
            free |= (unplaced >> VALUES * suit + value & 1) << place
        scratch[HELD + value] = held
        scratch[FREE + value] = free


def multiply_single(scratch: Any, source: int, target: int, none: int, one: int) -> None:
    """The polynomial at `source` times (none + one x), at `target`; they may be the same."""
    for power in range(HAND, 0, -1):
        scratch[target + power] = scratch[source + power] * none + scratch[source + power - 1] * one
    scratch[target] = scratch[source] * none


def prepare(known: int, unplaced: int, suits: int, scratch: Any) -> None:
    """The polynomials that the ways are read from; Rune cards count among those below."""
    sort_cards(known, unplaced, suits, scratch)
    top = ABOVE + TERMS * VALUES
    for power in range(TERMS):
        scratch[top + power] = 0
        scratch[PAIRED + power] = 0
    scratch[top] = 1
    for value in range(VALUES - 1, -1, -1):
        held, free = int(scratch[HELD + value]), int(scratch[FREE + value])
        here = ABOVE + TERMS * value
        multiply_single(scratch, here + TERMS, here, of_value(held, free, 0), of_value(held, free, 1))
    runes = (known >> RUNE_CARD).bit_count()
    for power in range(TERMS):
        scratch[SINGLES + power] = choose((unplaced >> RUNE_CARD).bit_count(), power - runes)


def product_term(scratch: Any, below: int, above: int, power: int) -> int:
    """One coefficient of the product of two polynomials."""
    total = 0
    for i in range(power + 1):
        total += int(scratch[below + i]) * int(scratch[above + power - i])
    return total


def add_by_suit(scratch: Any, value: int, size: int, points: int, others: int, counts: Any, at: int) -> None:
    """Add the hands with `size` cards of the deciding `value` and `others` ways for the rest of the hand."""
    if others:
        held, free = int(scratch[HELD + value]), int(scratch[FREE + value])
        for best in range(SUITS):
            counts[at + (points << STRENGTH_BITS | value + 1 << 2 | best)] += with_best(held, free, size, best) * others


def full_houses(scratch: Any, triple: int, known: int) -> int:
    """How many pairs go with three of value `triple`."""
    ways = 0
    for pair in range(VALUES):
        if pair != triple:
            held = int(scratch[HELD + pair])
            if held.bit_count() + int(scratch[HELD + triple]).bit_count() == known.bit_count():
                ways += of_value(held, int(scratch[FREE + pair]), 2)
    return ways


def count_groups(known: int, unplaced: int, side: int, scratch: Any, counts: Any, at: int) -> None:
    """All hands by the values that come more than once; straights and flushes are among the plain ones."""
    for value in range(VALUES):
        held, free = int(scratch[HELD + value]), int(scratch[FREE + value])
        above = ABOVE + TERMS * (value + 1)
        add_by_suit(scratch, value, 1, 0, int(scratch[SINGLES + 4]) * int(scratch[above]), counts, at)
        if (held | free).bit_count() > 1:
            add_by_suit(scratch, value, 2, PAIR, product_term(scratch, SINGLES, above, 3), counts, at)
            add_by_suit(scratch, value, 2, TWO_PAIRS, product_term(scratch, PAIRED, above, 3), counts, at)
            add_by_suit(scratch, value, 3, THREE_OF_A_KIND, product_term(scratch, SINGLES, above, 2), counts, at)
            add_by_suit(scratch, value, 3, 4 if side else 6, full_houses(scratch, value, known), counts, at)
            others = (known.bit_count() - held.bit_count(), unplaced.bit_count() - free.bit_count())
            add_by_suit(scratch, value, 4, FOUR_OF_A_KIND, choose(others[1], 1 - others[0]), counts, at)
        none, one, two = of_value(held, free, 0), of_value(held, free, 1), of_value(held, free, 2)
        for power in range(HAND, -1, -1):
            pairs = scratch[PAIRED + power] * none
            if power > 0:
                pairs += scratch[PAIRED + power - 1] * one
            if power > 1:
                pairs += scratch[SINGLES + power - 2] * two
            scratch[PAIRED + power] = pairs
        multiply_single(scratch, SINGLES, SINGLES, none, one)


def window(top: int) -> int:
    """The values of the straight with this top card."""
    return 0b1_0000_0000_1111 if top == WHEEL_TOP else 31 << top - 4


def straight_ways(scratch: Any, top: int, without: int) -> int:
    """How many ways to hold one card of each value of a straight, the value `without` left out."""
    ways = 1
    for value in range(VALUES):
        inside = window(top) >> value & 1
        if value != without:
            ways *= of_value(int(scratch[HELD + value]), int(scratch[FREE + value]), inside)
    return ways


def count_straights(known: int, side: int, scratch: Any, counts: Any, at: int) -> None:
    """Straights, those of one suit among them, no longer count as plain hands."""
    if known >> RUNE_CARD:
        return
    for top in range(WHEEL_TOP, VALUES):
        add_by_suit(scratch, top, 1, 6 if side else 4, straight_ways(scratch, top, top), counts, at)
        highest = ACE if top == WHEEL_TOP else top
        add_by_suit(scratch, highest, 1, 0, -straight_ways(scratch, top, highest), counts, at)


def count_flushes(known: int, unplaced: int, side: int, suits: int, counts: Any, at: int) -> None:
    """Flushes no longer count as plain hands, and straight flushes neither as flushes nor as straights."""
    for suit in range(SUITS):
        held, free = known >> VALUES * suit & ONE_SUIT, unplaced >> VALUES * suit & ONE_SUIT
        if held != known >> VALUES * suit or known & (1 << VALUES * suit) - 1:
            continue
        place = suits >> 2 * suit & 3
        for top in range(WHEEL_TOP, VALUES):
            count_flush(held, free, top, top + 1 << 2 | place, counts, at)
            straight = window(top)
            if not held & ~straight and not straight & ~(held | free):
                highest = ACE if top == WHEEL_TOP else top
                counts[at + (STRAIGHT_FLUSH << STRENGTH_BITS | top + 1 << 2 | place)] += 1
                counts[at + (FLUSH << STRENGTH_BITS | highest + 1 << 2 | place)] -= 1
                counts[at + ((6 if side else 4) << STRENGTH_BITS | top + 1 << 2 | place)] -= 1
                counts[at + (highest + 1 << 2 | place)] += 1


def count_flush(held: int, free: int, top: int, place: int, counts: Any, at: int) -> None:
    """The hands of one suit with this top card."""
    if held >> top + 1 or not (held | free) >> top & 1:
        return
    lower = (free & (1 << top) - 1).bit_count()
    ways = choose(lower, HAND - held.bit_count() - (0 if held >> top & 1 else 1))
    counts[at + (FLUSH << STRENGTH_BITS | place)] += ways
    counts[at + place] -= ways


def fill_counts(
    known: int, unplaced: int, side: int, suits: int, told: int, counts: Any, at: int, scratch: Any
) -> None:
    """`strength_counts` into the words of `counts` from `at` on, without taking memory."""
    for i in range(STRENGTHS):
        counts[at + i] = 0
    prepare(known, unplaced, suits, scratch)
    count_groups(known, unplaced, side, scratch, counts, at)
    count_straights(known, side, scratch, counts, at)
    count_flushes(known, unplaced, side, suits, counts, at)
    if told >= 0:
        for i in range(STRENGTHS):
            if i >> STRENGTH_BITS != told:
                counts[at + i] = 0


def strength_counts(known: int, unplaced: int, side: int, suits: int, told: int = -1) -> list[int]:
    """For each strength, how many five-card hands that hold `known` and else only `unplaced` cards have it.

    With `told`, only those whose rank has these points.

    >>> counts = strength_counts(0, (1 << 52) - 1, side=0, suits=0b00011011)
    >>> [sum(counts[points << 6 : points + 1 << 6]) for points in (10, 7, 6, 5, 4, 3, 2, 1, 0)]
    [40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
    """
    counts = [0] * STRENGTHS
    fill_counts(known, unplaced, side, suits, told, counts, 0, [0] * COUNTING_SCRATCH)
    return counts


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    choose,
    with_best,
    of_value,
    sort_cards,
    multiply_single,
    prepare,
    product_term,
    add_by_suit,
    full_houses,
    count_groups,
    window,
    straight_ways,
    count_straights,
    count_flush,
    count_flushes,
    fill_counts,
)
