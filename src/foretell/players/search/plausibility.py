"""How plausible a hand of another is, by what its holder has done: the logarithm of a weight.

Beside counting, a hand has traits: its rank together with how often its holder has played, passed, gone All In or
named itself; what of it agrees with cards that were let go; what the effects of its cards would have been good for.
Each trait has a weight, fitted so that the hands that were truly held in played games stand out among hands dealt
at random (`TRAIT_WEIGHTS` in `weights`).
"""

from typing import Any

from ...rules import observation
from ...rules.bits import count
from ...rules.cards import (
    CARDS,
    EFFECT_BITS,
    EYE,
    KIND_MASK,
    ONE_SUIT,
    PLAY_PHASE,
    PREDICT_PHASE,
    RUNE_CARD,
    RUNE_CARDS,
    SUITS,
    VALUES,
)
from ...rules.ranking import strength
from .worth import POINT

# What a seat has done, in a row of `deeds`.
PLAYS = 0
PASSES = 1
LOCKED = 2
NAMED = 3  # 0 nobody yet, 1 itself, 2 another
TOLD = 4  # points, or -1
FRESH = 5  # whether it has had no turn since it told
SHED_VALUES = 6
SHED = 7
DEEDS = 8

MOST_PLAYS = 5
RANKS = 11  # points are 0 to 10

# Where the weights of the traits lie.
BY_PLAYS = 0
BY_PASSES = BY_PLAYS + RANKS * (MOST_PLAYS + 1)
BY_LOCK = BY_PASSES + RANKS * 2
BY_NAME = BY_LOCK + RANKS
BY_TOLD = BY_NAME + RANKS * 2
RUNE_HELD = BY_TOLD + 3
SAME_VALUE = RUNE_HELD + 1
SAME_VALUE_PAIRED = SAME_VALUE + 1
SAME_SUIT = SAME_VALUE_PAIRED + 1
SUITED = SAME_SUIT + 1  # three, and four of a suit in a hand that is not made
IN_ROW = SUITED + 2  # three, and four
HEIGHT = IN_ROW + 2
BY_EFFECT = HEIGHT + 1
BY_VALUE = BY_EFFECT + 10
TRAITS = BY_VALUE + 13

# Rows of the working space: what each card by itself adds, the traits at hand and how often, each hand's plausibility.
CARD = 0
WHICH = 1
TIMES = 2
VALUE = 3
SCRATCH = (4, CARDS)

UNTOLD = -40.0
"""The logarithm of the weight of a hand that is not what its holder has just told."""


def read_deeds(config: Any, row: Any, i: int, deeds: Any) -> None:
    """What the `i`-th seat from the viewer has done in this round."""
    players = config.players
    present = row[observation.TURNS] - (1 if row[observation.PHASE] == PREDICT_PHASE else 0)
    last = present - (row[observation.TURN] - i) % players
    if row[observation.PHASE] == PLAY_PHASE and row[observation.TURN] == i:
        last -= players  # nothing has been done in it yet
    turns = last // players + 1 if last >= 0 else 0
    locked = 1 if row[observation.ALL_IN] == i else 0
    plays = turns - row[observation.PASSES + i]
    if locked:
        plays = min(plays - 1, count(row[observation.SHED + i]))
    deeds[PLAYS] = min(max(plays, 0), MOST_PLAYS)
    deeds[PASSES] = min(row[observation.PASSES + i], 2)
    deeds[LOCKED] = locked
    named = row[observation.PREDICTION + i]
    deeds[NAMED] = 0 if named < 0 else (1 if named == i else 2)
    deeds[TOLD] = row[observation.TOLD + i]
    deeds[FRESH] = 1 if last < row[observation.TOLD_TURN + i] else 0
    shed = row[observation.SHED + i]
    deeds[SHED] = shed
    deeds[SHED_VALUES] = values_of(shed)


def values_of(cards: int) -> int:
    """The values among `cards`, one bit each."""
    return (cards | cards >> 13 | cards >> 26 | cards >> 39) & ONE_SUIT


def traits(config: Any, deeds: Any, hand: int, proven: int, scratch: Any) -> int:
    """The traits of `hand`, of which `proven` needs no explanation, into `scratch`; how many there are."""
    points = strength(hand, config.side, config.suits) // POINT
    size = add_trait(scratch, 0, BY_PLAYS + RANKS * deeds[PLAYS] + points, 1)
    if deeds[PASSES]:
        size = add_trait(scratch, size, BY_PASSES + RANKS * (deeds[PASSES] - 1) + points, 1)
    if deeds[LOCKED]:
        size = add_trait(scratch, size, BY_LOCK + points, 1)
    if deeds[NAMED]:
        size = add_trait(scratch, size, BY_NAME + RANKS * (deeds[NAMED] - 1) + points, 1)
    if deeds[TOLD] >= 0:
        size = add_trait(
            scratch, size, BY_TOLD + (0 if points < deeds[TOLD] else (1 if points == deeds[TOLD] else 2)), 1
        )
    if deeds[PLAYS]:
        size = kept_traits(deeds, hand, hand & ~proven, scratch, size)
        if points < 4:
            size = unmade_traits(deeds, hand, scratch, size)
    return size


def add_trait(scratch: Any, size: int, trait: int, times: int) -> int:
    """One more trait; how many there are now."""
    scratch[WHICH, size] = trait
    scratch[TIMES, size] = times
    return size + 1


def kept_traits(deeds: Any, hand: int, hidden: int, scratch: Any, size: int) -> int:
    """What the cards that were let go say of those that were kept; how many traits there are now."""
    upper = hand & ONE_SUIT, hand >> 13 & ONE_SUIT
    lower = hand >> 26 & ONE_SUIT, hand >> 39 & ONE_SUIT
    twice = upper[0] & upper[1] | lower[0] & lower[1] | (upper[0] | upper[1]) & (lower[0] | lower[1])
    shared = values_of(hidden) & deeds[SHED_VALUES]
    size = add_trait(scratch, size, RUNE_HELD, count(hidden & RUNE_CARDS))
    size = add_trait(scratch, size, SAME_VALUE, count(shared))
    size = add_trait(scratch, size, SAME_VALUE_PAIRED, count(shared & twice))
    return add_trait(scratch, size, HEIGHT, twice.bit_length())


def unmade_traits(deeds: Any, hand: int, scratch: Any, size: int) -> int:
    """What a hand that is not made may become; how many traits there are now."""
    suited = 0
    shift = 0
    for suit in range(SUITS):
        of_suit = count(hand >> VALUES * suit & ONE_SUIT)
        if of_suit > suited:
            suited = of_suit
            shift = VALUES * suit
    if suited >= 3:
        size = add_trait(scratch, size, SUITED + (1 if suited >= 4 else 0), 1)
        size = add_trait(scratch, size, SAME_SUIT, count(deeds[SHED] >> shift & ONE_SUIT))
    values = values_of(hand)
    row = values << 1 | values >> VALUES - 1  # 8.4: an ace is low, too
    longest = 0
    for low in range(10):
        longest = max(longest, count(row >> low & 31))
    if longest >= 3:
        size = add_trait(scratch, size, IN_ROW + (1 if longest >= 4 else 0), 1)
    return size


def card_traits(config: Any, card: int, scratch: Any) -> int:
    """The traits of a hidden card by itself, in a hand whose holder has played; how many there are."""
    size = 0
    todo = config.effects[card]
    while todo:
        effect = todo & KIND_MASK
        if effect <= EYE:  # the weights know the effects of the default sheet alone
            size = add_trait(scratch, size, BY_EFFECT + effect, 1)
        todo >>= EFFECT_BITS
    if card < RUNE_CARD:
        size = add_trait(scratch, size, BY_VALUE + card % VALUES, 1)
    return size


def like_cards(config: Any, trait_weights: Any, scratch: Any) -> None:
    """What each card by itself adds to a hand's plausibility, into `scratch`."""
    for card in range(CARDS):
        scratch[CARD, card] = liked(trait_weights, scratch, card_traits(config, card, scratch))


def liked(trait_weights: Any, scratch: Any, size: int) -> float:
    """The sum of the weights of the traits in `scratch`."""
    total = 0.0
    for k in range(size):
        total += trait_weights[int(scratch[WHICH, k])] * scratch[TIMES, k]
    return total


def plausibility(config: Any, deeds: Any, hand: int, proven: int, trait_weights: Any, scratch: Any) -> float:
    """The logarithm of the weight of `hand`."""
    fresh = deeds[TOLD] >= 0 and deeds[FRESH]
    if fresh and strength(hand, config.side, config.suits) // POINT != deeds[TOLD]:
        return UNTOLD
    total = liked(trait_weights, scratch, traits(config, deeds, hand, proven, scratch))
    rest = hand & ~proven if deeds[PLAYS] else 0
    while rest:
        low = rest & -rest
        rest ^= low
        total += scratch[CARD, low.bit_length() - 1]
    return total


FUNCTIONS = (
    values_of, read_deeds, add_trait, kept_traits, unmade_traits, traits, card_traits, liked, like_cards, plausibility,
)  # fmt: skip
