"""The value of cards to their holder, in 64ths of a rune. It is fast: a million calls take about a second.

The value of a hand is its strength (64 for each point, and a little for its height, 8.6), plus its Rune cards (8.9),
plus a share of what it may become, which `parameters` determine (see `quick`).
"""

from ...rules.cards import HAND, RUNE_CARDS, SUITS, VALUES
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.ranking import strength
from ..buffers import IntBuffer
from ..hands import longest_run, longest_suit, repeated_values, values_of

POINT = 64
"""The value of a rune, and so of one point of a rank. The lower bits of a strength order hands of the same rank."""
MADE = 4 * POINT
"""From this strength on, incomplete suits and straights do not count: a fifth card would gain little."""

# Places of the parameters: what four and three cards of a suit, and of a straight, promise.
FOUR_SUITED = 0
THREE_SUITED = 1
FOUR_IN_ROW = 2
THREE_IN_ROW = 3


@compilable
def worth(config: Config, parameters: IntBuffer, cards: int) -> int:
    """The value of five cards or fewer."""
    made = strength(cards, config.side, config.suits)
    value = made + 2 * POINT * (cards & RUNE_CARDS).bit_count()
    if made >= MADE:
        return value
    return value + potential(parameters, cards)


@compilable
def potential(parameters: IntBuffer, cards: int) -> int:
    """The value of incomplete suits and straights."""
    suited, _ = longest_suit(cards)
    longest = longest_run(cards)
    value = 0
    if suited == 4:
        value = parameters[FOUR_SUITED]
    elif suited == 3:
        value = parameters[THREE_SUITED]
    if longest == 4:
        value = max(value, parameters[FOUR_IN_ROW])
    elif longest == 3:
        value = max(value, parameters[THREE_IN_ROW])
    return value


@compilable
def best_five(config: Config, parameters: IntBuffer, cards: int) -> int:
    """The value of the best five of `cards`. Beyond seven cards, the lowest unpaired ones are dropped first."""
    size = cards.bit_count()
    if size <= HAND:
        return worth(config, parameters, cards)
    while size > HAND + 2:
        cards &= ~(1 << lowest_unpaired(cards))
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


@compilable
def lowest_unpaired(cards: int) -> int:
    """The lowest card whose value no other card has; if there is none, the lowest bit."""
    suits = cards & ~RUNE_CARDS
    once = values_of(suits) & ~repeated_values(suits)
    if once == 0:
        return (cards & -cards).bit_length() - 1
    value = (once & -once).bit_length() - 1
    for suit in range(SUITS):
        if suits >> suit * VALUES + value & 1:
            return suit * VALUES + value
    return 0


@compilable
def least_useful(config: Config, parameters: IntBuffer, cards: int) -> int:
    """The card without which the rest is worth most."""
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


@compilable
def most_useful(config: Config, parameters: IntBuffer, cards: int, offered: int) -> int:
    """The card of `offered` with which `cards` are worth most, as a set."""
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
