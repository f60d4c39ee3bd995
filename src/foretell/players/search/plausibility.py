"""The plausibility of a hand, given what its holder has done: the logarithm of a weight.

A hand has traits: its rank combined with how often its holder has played, passed, gone All In or predicted itself; how
it fits the cards that its holder gave up; and the effects of its cards, which the holder has not used. Each trait has a
weight, fitted so that the hands held in real games stand out among random hands (`TRAIT_WEIGHTS`).
"""

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
    VALUES,
)
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ...rules.ranking import strength
from ..buffers import IntBuffer, ParameterRow, ScratchGrid
from ..hands import longest_run, longest_suit, repeated_values, values_of
from .hand_values import POINT

# What a seat has done, as words of `behaviour`.
PLAYS = 0
PASSES = 1
LOCKED = 2
NAMED = 3  # 0: nobody yet, 1: itself, 2: another
TOLD = 4  # points, or -1
FRESH = 5  # 1 if it had no turn since it told
SHED_VALUES = 6
SHED = 7
BEHAVIOUR_SIZE = 8

MAX_PLAYS = 5
RANKS = 11  # points are 0 to 10

# The place of each trait's weight.
BY_PLAYS = 0
BY_PASSES = BY_PLAYS + RANKS * (MAX_PLAYS + 1)
BY_LOCK = BY_PASSES + RANKS * 2
BY_NAME = BY_LOCK + RANKS
BY_TOLD = BY_NAME + RANKS * 2
RUNE_HELD = BY_TOLD + 3
SAME_VALUE = RUNE_HELD + 1
SAME_VALUE_PAIRED = SAME_VALUE + 1
SAME_SUIT = SAME_VALUE_PAIRED + 1
SUITED = SAME_SUIT + 1  # three and four of a suit in a hand below a straight
IN_ROW = SUITED + 2  # three and four of a straight
HEIGHT = IN_ROW + 2
BY_EFFECT = HEIGHT + 1
BY_VALUE = BY_EFFECT + 10
TRAITS = BY_VALUE + 13

# Rows of `scratch`: what each card adds by itself; the traits of a hand and how often; the value of each hand.
CARD = 0
WHICH = 1
TIMES = 2
VALUE = 3
SCRATCH = (4, CARDS)

CONTRADICTED = -40.0
"""The plausibility of a hand that does not have the rank its holder has just told."""


@compilable
def read_behaviour(config: Config, row: Row, i: int, behaviour: IntBuffer) -> None:
    """Fill in what the `i`-th seat from the viewer has done in this round."""
    players = config.players
    present = row[observation.TURNS] - (1 if row[observation.PHASE] == PREDICT_PHASE else 0)
    last = present - (row[observation.TURN] - i) % players
    if row[observation.PHASE] == PLAY_PHASE and row[observation.TURN] == i:
        last -= players  # the seat has not acted in this turn yet
    turns = last // players + 1 if last >= 0 else 0
    locked = 1 if row[observation.ALL_IN] == i else 0
    plays = turns - row[observation.PASSES + i]
    if locked:
        plays = min(plays - 1, count(row[observation.SHED + i]))
    behaviour[PLAYS] = min(max(plays, 0), MAX_PLAYS)
    behaviour[PASSES] = min(row[observation.PASSES + i], 2)
    behaviour[LOCKED] = locked
    named = row[observation.PREDICTION + i]
    behaviour[NAMED] = 0 if named < 0 else (1 if named == i else 2)
    behaviour[TOLD] = row[observation.TOLD + i]
    behaviour[FRESH] = 1 if last < row[observation.TOLD_TURN + i] else 0
    shed = row[observation.SHED + i]
    behaviour[SHED] = shed
    behaviour[SHED_VALUES] = values_of(shed)


@compilable
def traits(config: Config, behaviour: IntBuffer, hand: int, proven: int, scratch: ScratchGrid) -> int:
    """Write the traits of `hand` into `scratch`, without those of `proven` cards; return their number."""
    points = strength(hand, config.side, config.suits) // POINT
    size = add_trait(scratch, 0, BY_PLAYS + RANKS * behaviour[PLAYS] + points, 1)
    if behaviour[PASSES]:
        size = add_trait(scratch, size, BY_PASSES + RANKS * (behaviour[PASSES] - 1) + points, 1)
    if behaviour[LOCKED]:
        size = add_trait(scratch, size, BY_LOCK + points, 1)
    if behaviour[NAMED]:
        size = add_trait(scratch, size, BY_NAME + RANKS * (behaviour[NAMED] - 1) + points, 1)
    if behaviour[TOLD] >= 0:
        size = add_trait(
            scratch, size, BY_TOLD + (0 if points < behaviour[TOLD] else (1 if points == behaviour[TOLD] else 2)), 1
        )
    if behaviour[PLAYS]:
        size = kept_traits(behaviour, hand, hand & ~proven, scratch, size)
        if points < 4:
            size = unmade_traits(behaviour, hand, scratch, size)
    return size


@compilable
def add_trait(scratch: ScratchGrid, size: int, trait: int, times: int) -> int:
    """Add a trait; return the new number of traits."""
    scratch[WHICH, size] = trait
    scratch[TIMES, size] = times
    return size + 1


@compilable
def kept_traits(behaviour: IntBuffer, hand: int, hidden: int, scratch: ScratchGrid, size: int) -> int:
    """Add what the cards that a seat gave up say about those it kept; return the new number of traits."""
    twice = repeated_values(hand)
    shared = values_of(hidden) & behaviour[SHED_VALUES]
    size = add_trait(scratch, size, RUNE_HELD, count(hidden & RUNE_CARDS))
    size = add_trait(scratch, size, SAME_VALUE, count(shared))
    size = add_trait(scratch, size, SAME_VALUE_PAIRED, count(shared & twice))
    return add_trait(scratch, size, HEIGHT, twice.bit_length())


@compilable
def unmade_traits(behaviour: IntBuffer, hand: int, scratch: ScratchGrid, size: int) -> int:
    """Add what a hand below a straight may become; return the new number of traits."""
    suited, suit = longest_suit(hand)
    if suited >= 3:
        size = add_trait(scratch, size, SUITED + (1 if suited >= 4 else 0), 1)
        size = add_trait(scratch, size, SAME_SUIT, count(behaviour[SHED] >> VALUES * suit & ONE_SUIT))
    longest = longest_run(hand)
    if longest >= 3:
        size = add_trait(scratch, size, IN_ROW + (1 if longest >= 4 else 0), 1)
    return size


@compilable
def card_traits(config: Config, card: int, scratch: ScratchGrid) -> int:
    """Write the traits of one hidden card in a hand whose holder has played; return their number."""
    size = 0
    todo = config.effects[card]
    while todo:
        effect = todo & KIND_MASK
        if effect <= EYE:  # there are weights only for the effects of the default sheet
            size = add_trait(scratch, size, BY_EFFECT + effect, 1)
        todo >>= EFFECT_BITS
    if card < RUNE_CARD:
        size = add_trait(scratch, size, BY_VALUE + card % VALUES, 1)
    return size


@compilable
def weigh_cards(config: Config, trait_weights: ParameterRow, scratch: ScratchGrid) -> None:
    """Write what each card adds to the plausibility of a hand into `scratch`."""
    for card in range(CARDS):
        scratch[CARD, card] = weight_of_traits(trait_weights, scratch, card_traits(config, card, scratch))


@compilable
def weight_of_traits(trait_weights: ParameterRow, scratch: ScratchGrid, size: int) -> float:
    """The sum of the weights of the traits in `scratch`."""
    total = 0.0
    for k in range(size):
        total += trait_weights[int(scratch[WHICH, k])] * scratch[TIMES, k]
    return total


@compilable
def plausibility(
    config: Config, behaviour: IntBuffer, hand: int, proven: int, trait_weights: ParameterRow, scratch: ScratchGrid
) -> float:
    """The logarithm of the weight of `hand`."""
    fresh = behaviour[TOLD] >= 0 and behaviour[FRESH]
    if fresh and strength(hand, config.side, config.suits) // POINT != behaviour[TOLD]:
        return CONTRADICTED
    total = weight_of_traits(trait_weights, scratch, traits(config, behaviour, hand, proven, scratch))
    rest = hand & ~proven if behaviour[PLAYS] else 0
    while rest:
        low = rest & -rest
        rest ^= low
        total += scratch[CARD, low.bit_length() - 1]
    return total
