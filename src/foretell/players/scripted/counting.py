"""Exact counting: the number of possible hands of each strength, given the cards that are proven to be in a hand.

No hand is listed. Hands with repeated values are counted by multiplying, value by value, the ways to hold a number of
cards of it. Straights, flushes and straight flushes are counted by their few shapes. Counting the 1,533,939 hands that
47 unplaced cards can make therefore takes as long as counting ten. `scratch` is working memory of the caller.
"""

from ...rules.cards import HAND, ONE_SUIT, RUNE_CARD, SUITS, VALUES
from ...rules.marker import compilable
from ...rules.ranking import (
    FLUSH,
    FOUR_OF_A_KIND,
    PAIR,
    STRAIGHT_FLUSH,
    STRENGTH_BITS,
    THREE_OF_A_KIND,
    TWO_PAIRS,
    WHEEL,
    full_house_points,
    straight_points,
)
from ..buffers import Scratch

STRENGTHS = 11 << STRENGTH_BITS
"""Every strength is below this."""

TERMS = HAND + 1
HELD = 0  # thirteen words of `scratch`: the proven suits of each value, the strongest suit highest
FREE = HELD + VALUES  # thirteen words: the unplaced suits of each value
ABOVE = FREE + VALUES  # fourteen polynomials: ways to hold at most one card of each value from here on
SINGLES = ABOVE + TERMS * (VALUES + 1)  # one polynomial: the same for the values below
PAIRED = SINGLES + TERMS  # one polynomial: the same, with exactly one pair
COUNTING_SCRATCH = PAIRED + TERMS

WHEEL_TOP = 3  # the five, which tops A-2-3-4-5 (8.4)
ACE = 12


@compilable
def choose(total: int, few: int) -> int:
    """The number of ways to choose `few` out of `total`."""
    if few < 0 or few > total:
        return 0
    ways = 1
    for i in range(few):
        ways = ways * (total - i) // (i + 1)
    return ways


@compilable
def with_best(held: int, free: int, size: int, best: int) -> int:
    """The number of ways to hold `size` cards of a value whose strongest suit is `best`."""
    weaker = (1 << best) - 1
    if held >> best + 1 or not (held | free) >> best & 1:
        return 0
    drawn = size - held.bit_count()
    if held >> best & 1:
        return choose((free & weaker).bit_count(), drawn)
    return choose((free & weaker).bit_count(), drawn - 1)


@compilable
def of_value(held: int, free: int, size: int) -> int:
    """The number of ways to hold exactly `size` cards of a value."""
    return choose(free.bit_count(), size - held.bit_count())


@compilable
def sort_cards(known: int, unplaced: int, suits: int, scratch: Scratch) -> None:
    """Fill HELD and FREE."""
    for value in range(VALUES):
        held = free = 0
        for suit in range(SUITS):
            place = suits >> 2 * suit & 3
            held |= (known >> VALUES * suit + value & 1) << place
            free |= (unplaced >> VALUES * suit + value & 1) << place
        scratch[HELD + value] = held
        scratch[FREE + value] = free


@compilable
def multiply_single(scratch: Scratch, source: int, target: int, none: int, one: int) -> None:
    """Multiply the polynomial at `source` by (none + one x) into `target`, which may be the same place."""
    for power in range(HAND, 0, -1):
        scratch[target + power] = scratch[source + power] * none + scratch[source + power - 1] * one
    scratch[target] = scratch[source] * none


@compilable
def prepare(known: int, unplaced: int, suits: int, scratch: Scratch) -> None:
    """Fill the polynomials that the counts are read from. Rune cards belong to SINGLES."""
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


@compilable
def product_term(scratch: Scratch, below: int, above: int, power: int) -> int:
    """One coefficient of the product of two polynomials."""
    total = 0
    for i in range(power + 1):
        total += int(scratch[below + i]) * int(scratch[above + power - i])
    return total


@compilable
def add_by_suit(scratch: Scratch, value: int, size: int, points: int, others: int, counts: Scratch, at: int) -> None:
    """Add the hands with `size` cards of the deciding `value` and `others` ways for the rest of the hand."""
    if others:
        held, free = int(scratch[HELD + value]), int(scratch[FREE + value])
        for best in range(SUITS):
            counts[at + (points << STRENGTH_BITS | value + 1 << 2 | best)] += with_best(held, free, size, best) * others


@compilable
def full_houses(scratch: Scratch, triple: int, known: int) -> int:
    """The number of pairs that go with three cards of value `triple`."""
    ways = 0
    for pair in range(VALUES):
        if pair != triple:
            held = int(scratch[HELD + pair])
            if held.bit_count() + int(scratch[HELD + triple]).bit_count() == known.bit_count():
                ways += of_value(held, int(scratch[FREE + pair]), 2)
    return ways


@compilable
def count_groups(known: int, unplaced: int, side: int, scratch: Scratch, counts: Scratch, at: int) -> None:
    """Count all hands by their repeated values. At this point, straights and flushes count as "nothing"."""
    for value in range(VALUES):
        held, free = int(scratch[HELD + value]), int(scratch[FREE + value])
        above = ABOVE + TERMS * (value + 1)
        add_by_suit(scratch, value, 1, 0, int(scratch[SINGLES + 4]) * int(scratch[above]), counts, at)
        if (held | free).bit_count() > 1:
            add_by_suit(scratch, value, 2, PAIR, product_term(scratch, SINGLES, above, 3), counts, at)
            add_by_suit(scratch, value, 2, TWO_PAIRS, product_term(scratch, PAIRED, above, 3), counts, at)
            add_by_suit(scratch, value, 3, THREE_OF_A_KIND, product_term(scratch, SINGLES, above, 2), counts, at)
            add_by_suit(scratch, value, 3, full_house_points(side), full_houses(scratch, value, known), counts, at)
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


@compilable
def window(top: int) -> int:
    """The values of the straight with this top card."""
    return WHEEL if top == WHEEL_TOP else 31 << top - 4


@compilable
def straight_ways(scratch: Scratch, top: int, without: int) -> int:
    """The number of ways to hold one card of each value of a straight, leaving out the value `without`."""
    ways = 1
    for value in range(VALUES):
        inside = window(top) >> value & 1
        if value != without:
            ways *= of_value(int(scratch[HELD + value]), int(scratch[FREE + value]), inside)
    return ways


@compilable
def count_straights(known: int, side: int, scratch: Scratch, counts: Scratch, at: int) -> None:
    """Count straights, including straight flushes, and subtract them from "nothing"."""
    if known >> RUNE_CARD:
        return
    for top in range(WHEEL_TOP, VALUES):
        add_by_suit(scratch, top, 1, straight_points(side), straight_ways(scratch, top, top), counts, at)
        highest = ACE if top == WHEEL_TOP else top
        add_by_suit(scratch, highest, 1, 0, -straight_ways(scratch, top, highest), counts, at)


@compilable
def count_flushes(known: int, unplaced: int, side: int, suits: int, counts: Scratch, at: int) -> None:
    """Count flushes and straight flushes, and subtract them from the ranks that they counted as before."""
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
                counts[at + (straight_points(side) << STRENGTH_BITS | top + 1 << 2 | place)] -= 1
                counts[at + (highest + 1 << 2 | place)] += 1


@compilable
def count_flush(held: int, free: int, top: int, place: int, counts: Scratch, at: int) -> None:
    """Count the hands of one suit with this top card."""
    if held >> top + 1 or not (held | free) >> top & 1:
        return
    lower = (free & (1 << top) - 1).bit_count()
    ways = choose(lower, HAND - held.bit_count() - (0 if held >> top & 1 else 1))
    counts[at + (FLUSH << STRENGTH_BITS | place)] += ways
    counts[at + place] -= ways


@compilable
def fill_counts(
    known: int, unplaced: int, side: int, suits: int, told: int, counts: Scratch, at: int, scratch: Scratch
) -> None:
    """Write the result of `strength_counts` into `counts` from `at` on, without allocating memory."""
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
    """For each strength, the number of five-card hands that hold `known` and otherwise only `unplaced` cards.

    With `told`, only hands of the rank with these points count.

    >>> counts = strength_counts(0, (1 << 52) - 1, side=0, suits=0b00011011)
    >>> [sum(counts[points << 6 : points + 1 << 6]) for points in (10, 7, 6, 5, 4, 3, 2, 1, 0)]
    [40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
    """
    counts: list[float] = [0] * STRENGTHS
    scratch: list[float] = [0] * COUNTING_SCRATCH
    fill_counts(known, unplaced, side, suits, told, counts, 0, scratch)
    return [int(number) for number in counts]
