"""What cards are worth to whoever holds them, in 64ths of a rune: quick enough to be asked a million times a second.

A hand is worth its strength, which is 64 for each point and a little for its height (8.6), its Rune cards (8.9), and
some of what it may become. `parameters` is how much of that: see `quick`.
"""

from typing import Any

from ...rules.cards import HAND, ONE_SUIT, RUNE_CARDS, VALUES
from ...rules.ranking import strength

POINT = 64
"""A rune, and so a point of a rank; what is below it in a strength orders hands of the same rank."""
MADE = 4 * POINT
"""From here on a hand is taken as it is: little is gained by a fifth card of a suit."""

# Of `parameters`: what four and three of a suit, and of five values in a row, promise.
FOUR_SUITED = 0
THREE_SUITED = 1
FOUR_IN_ROW = 2
THREE_IN_ROW = 3


def worth(config: Any, parameters: Any, cards: int) -> int:
    """Of five cards or fewer."""
    made = strength(cards, config.side, config.suits)
    value = made + 2 * POINT * (cards & RUNE_CARDS).bit_count()
    if made >= MADE:
        return value
    return value + promise(parameters, cards)


def promise(parameters: Any, cards: int) -> int:
    """What suits and rows that are not complete may bring."""
    clock = cards & ONE_SUIT
    mask = cards >> VALUES & ONE_SUIT
    scarab = cards >> 2 * VALUES & ONE_SUIT
    tree = cards >> 3 * VALUES & ONE_SUIT
    suited = max(clock.bit_count(), mask.bit_count(), scarab.bit_count(), tree.bit_count())
    values = clock | mask | scarab | tree
    row = values << 1 | values >> VALUES - 1  # 8.4: an ace is low, too
    longest = 0
    for low in range(10):
        longest = max(longest, (row >> low & 31).bit_count())
    hope = 0
    if suited == 4:
        hope = parameters[FOUR_SUITED]
    elif suited == 3:
        hope = parameters[THREE_SUITED]
    if longest == 4:
        hope = max(hope, parameters[FOUR_IN_ROW])
    elif longest == 3:
        hope = max(hope, parameters[THREE_IN_ROW])
    return hope


def best_five(config: Any, parameters: Any, cards: int) -> int:
    """What the best five of `cards` are worth; of more than seven, after the lone lowest have gone."""
    size = cards.bit_count()
    if size <= HAND:
        return worth(config, parameters, cards)
    while size > HAND + 2:
        cards &= ~(1 << lowest_alone(cards))
        size -= 1
    best = -1
    rest = cards
    while rest:
        low = rest & -rest
        rest ^= low
        if size == HAND + 1:
            best = max(best, worth(config, parameters, cards ^ low))
        else:
            others = rest
            while others:
                next_low = others & -others
                others ^= next_low
                best = max(best, worth(config, parameters, cards ^ low ^ next_low))
    return best


def lowest_alone(cards: int) -> int:
    """The lowest card of a value that no other has; if there is none, the lowest bit."""
    suits = cards & ~RUNE_CARDS
    clock = suits & ONE_SUIT
    mask = suits >> VALUES & ONE_SUIT
    scarab = suits >> 2 * VALUES & ONE_SUIT
    tree = suits >> 3 * VALUES & ONE_SUIT
    once = clock ^ mask ^ scarab ^ tree
    once &= ~(clock & mask | scarab & tree | (clock | mask) & (scarab | tree))
    if once == 0:
        return (cards & -cards).bit_length() - 1
    value = (once & -once).bit_length() - 1
    for suit in range(4):
        if suits >> suit * VALUES + value & 1:
            return suit * VALUES + value
    return 0


def least_missed(config: Any, parameters: Any, cards: int) -> int:
    """The card without which the rest are worth most."""
    best = -1
    missed = 0
    rest = cards
    while rest:
        low = rest & -rest
        rest ^= low
        value = best_five(config, parameters, cards ^ low)
        if value > best:
            best = value
            missed = low
    return missed.bit_length() - 1


def most_wanted(config: Any, parameters: Any, cards: int, offered: int) -> int:
    """The card of `offered` with which `cards` are worth most, as a set of one."""
    best = -1
    wanted = 0
    while offered:
        low = offered & -offered
        offered ^= low
        value = best_five(config, parameters, cards | low)
        if value > best:
            best = value
            wanted = low
    return wanted


FUNCTIONS = (worth, promise, lowest_alone, best_five, least_missed, most_wanted)
