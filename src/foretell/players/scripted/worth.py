"""What a hand is worth, in runes: what it brings when the display is full, and what may still become of it."""

from collections.abc import Callable
from typing import Any

from ...rules import observation
from ...rules.cards import HAND, ONE_SUIT, RUNE_CARD, SEATS, SUITS, VALUES
from ...rules.ranking import STRENGTH_BITS, strength
from .counting import COUNTING_SCRATCH, STRENGTHS
from .parameters import AHEAD, BUSY, EAT, FINAL, GAIN, OTHERS_WEIGHT, POINT_VALUES, POT_WEIGHT

# Working space: counting's own, then the strengths of five seats, then four endings.
BELIEF = COUNTING_SCRATCH
ENDING = BELIEF + SEATS * STRENGTHS
BASE = 0  # of a ending, by points: what a hand of these points is worth at the end
SLOPE = POINT_VALUES  # by points: what one more step of its value adds
OWN_TURNS = 2 * POINT_VALUES  # how many turns the seat still has then
ENDING_SIZE = OWN_TURNS + 1
ENDINGS = 4
CHANCE = ENDING + ENDINGS * ENDING_SIZE  # by seat, counted from the viewer: how likely it holds the best hand
BELOW = CHANCE + SEATS  # by seat: how likely its hand is weaker than the strength looked at
SCRATCH = BELOW + SEATS
"""Words of working space that a choice needs."""

LOCKED = 0  # the endings: All In; a card laid; a card laid and one taken; and two taken
LAID = 1
WHEEL = 0b1_0000_0000_1111


def own_turns(players: int, free: int, eat: float) -> int:
    """How many turns a seat has still, if `free` spaces are left after its present one."""
    left = free - (players - 1) * eat
    turns = 0
    while left > 0 and turns < AHEAD - 1:
        turns += 1
        left -= players * eat
    return turns


def chance_below(parameters: Any, busy: float, points: int) -> float:
    """How likely another hand ends with fewer points, after so many turns of its own."""
    low = min(int(busy), BUSY - 2)
    part = min(busy - low, 1.0)
    below = 0.0
    for i in range(points):
        here = parameters[FINAL + low * POINT_VALUES + i]
        below += here + (parameters[FINAL + (low + 1) * POINT_VALUES + i] - here) * part
    return below


def set_ending(config: Any, row: Any, parameters: Any, scratch: Any, ending: int) -> None:
    """Work out what hands are worth if the turn ends in this way."""
    free = max(row[observation.FREE] - 2 + ending, 0)
    at = ENDING + ending * ENDING_SIZE
    busy = row[observation.TURNS] / config.players + free / (config.players * parameters[EAT])
    scratch[at + OWN_TURNS] = own_turns(config.players, free, parameters[EAT]) if ending != LOCKED else 0
    pot = parameters[POT_WEIGHT] * row[observation.POT]
    others = 0.0
    for points in range(POINT_VALUES):
        below = chance_below(parameters, busy, points)
        upto = chance_below(parameters, busy, points + 1)
        others += points * (upto - below)
        worst, best = below, upto
        for _ in range(config.players - 2):
            worst *= below
            best *= upto
        scratch[at + BASE + points] = points + pot * worst
        scratch[at + SLOPE + points] = pot * (best - worst) / VALUES
    for points in range(POINT_VALUES):
        scratch[at + BASE + points] -= parameters[OTHERS_WEIGHT] * others


def set_endings(config: Any, row: Any, parameters: Any, scratch: Any) -> None:
    """`set_ending` for all four."""
    for ending in range(ENDINGS):
        set_ending(config, row, parameters, scratch, ending)


def most_of_a_suit(hand: int) -> int:
    """How many cards of one suit, at most."""
    most = 0
    for suit in range(SUITS):
        most = max(most, (hand >> VALUES * suit & ONE_SUIT).bit_count())
    return most


def most_of_a_straight(hand: int) -> int:
    """How many different values within five in a row, at most (8.4)."""
    values = (hand | hand >> VALUES | hand >> 2 * VALUES | hand >> 3 * VALUES) & ONE_SUIT
    most = (values & WHEEL).bit_count()
    for low in range(VALUES - 4):
        most = max(most, (values >> low & 31).bit_count())
    return most


def hand_class(hand: int, points: int, side: int) -> int:
    """What kind of hand it is for the table of gains: its rank, or what it lacks one card of."""
    if points > 1:
        if points in (4, 6):
            return 10 if points == 4 + 2 * side else 12
        return (8, 8, 8, 9, 9, 11, 11, 13)[points] if points < 8 else 14
    suited, straight = most_of_a_suit(hand), most_of_a_straight(hand)
    if points == 1:
        return 7 if suited > 3 else 6 if straight > 3 else 5
    if suited > 3:
        return 4 if straight > 3 else 3
    return 2 if straight > 3 else 1 if suited > 2 else 0


def worth(config: Any, parameters: Any, scratch: Any, hand: int, ending: int) -> float:
    """What a hand of up to five cards is worth at a ending."""
    strong = strength(hand, config.side, config.suits)
    points = strong >> STRENGTH_BITS
    runes = (hand >> RUNE_CARD).bit_count()
    at = ENDING + ending * ENDING_SIZE
    value = scratch[at + BASE + points] + scratch[at + SLOPE + points] * (strong >> 2 & 15) + 2.0 * runes
    ahead = int(scratch[at + OWN_TURNS])
    if ahead:
        kind = hand_class(hand, points, config.side)
        value += parameters[GAIN + (kind * 3 + runes) * AHEAD + ahead]
    return float(value)


def least_missed(config: Any, parameters: Any, scratch: Any, hand: int, ending: int) -> int:
    """The card without which the rest is worth most."""
    chosen, most = 0, 0.0
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = worth(config, parameters, scratch, hand ^ bit, ending)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


def trimmed(config: Any, parameters: Any, scratch: Any, hand: int, ending: int) -> int:
    """4.3: the five cards that one keeps."""
    while hand.bit_count() > HAND:
        hand ^= least_missed(config, parameters, scratch, hand, ending)
    return hand


def kept_worth(config: Any, parameters: Any, scratch: Any, hand: int, ending: int) -> float:
    """What the five cards that one keeps are worth."""
    return worth(config, parameters, scratch, trimmed(config, parameters, scratch, hand, ending), ending)


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    own_turns,
    chance_below,
    set_ending,
    set_endings,
    most_of_a_suit,
    most_of_a_straight,
    hand_class,
    worth,
    least_missed,
    trimmed,
    kept_worth,
)
