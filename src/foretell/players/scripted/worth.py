"""The value of a hand, in runes: what it brings when the display is full, and what it may still gain."""

from ...rules import observation
from ...rules.cards import HAND, RUNE_CARD, SEATS, VALUES
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ...rules.ranking import FULL_HOUSE, STRAIGHT, STRENGTH_BITS, straight_points, strength
from ..buffers import ParameterRow, Scratch
from ..hands import longest_run, longest_suit
from .counting import COUNTING_SCRATCH, STRENGTHS
from .parameters import AHEAD_CASES, FILLED_PER_TURN, FINAL, GAIN, OTHERS_WEIGHT, POINT_VALUES, POT_WEIGHT, TURN_CASES

# The words of `scratch`: first those of `counting`, then the strengths of five seats, then four endings of the turn.
BELIEF = COUNTING_SCRATCH
ENDING = BELIEF + SEATS * STRENGTHS
BASE = 0  # of an ending, by points: what a hand of these points is worth when the round ends
SLOPE = POINT_VALUES  # by points: what a deciding value that is one higher adds
OWN_TURNS = 2 * POINT_VALUES  # how many turns the seat has left then
ENDING_SIZE = OWN_TURNS + 1
ENDINGS = 4
CHANCE = ENDING + ENDINGS * ENDING_SIZE  # by seat, counted from the viewer: the probability that it holds the best hand
BELOW = CHANCE + SEATS  # by seat: the probability that its hand is below the current strength
SCRATCH = BELOW + SEATS
"""Words of working memory that a choice needs."""

# How the turn ends: All In; a card played; one played and one taken; one played and two taken.
LOCKED = 0
LAID = 1


@compilable
def own_turns(players: int, free: int, filled_per_turn: float) -> int:
    """The number of turns that a seat has left if `free` spaces are free after its current turn."""
    left = free - (players - 1) * filled_per_turn
    turns = 0
    while left > 0 and turns < AHEAD_CASES - 1:
        turns += 1
        left -= players * filled_per_turn
    return turns


@compilable
def chance_below(parameters: ParameterRow, turns: float, points: int) -> float:
    """The probability that another hand ends with fewer points if its holder has `turns` turns."""
    low = min(int(turns), TURN_CASES - 2)
    part = min(turns - low, 1.0)
    below = 0.0
    for i in range(points):
        here = parameters[FINAL + low * POINT_VALUES + i]
        below += here + (parameters[FINAL + (low + 1) * POINT_VALUES + i] - here) * part
    return below


@compilable
def set_ending(config: Config, row: Row, parameters: ParameterRow, scratch: Scratch, ending: int) -> None:
    """Fill in what hands are worth if the turn ends in this way."""
    free = max(row[observation.FREE] - 2 + ending, 0)
    at = ENDING + ending * ENDING_SIZE
    turns = row[observation.TURNS] / config.players + free / (config.players * parameters[FILLED_PER_TURN])
    scratch[at + OWN_TURNS] = own_turns(config.players, free, parameters[FILLED_PER_TURN]) if ending != LOCKED else 0
    pot = parameters[POT_WEIGHT] * row[observation.POT]
    others = 0.0
    for points in range(POINT_VALUES):
        below = chance_below(parameters, turns, points)
        upto = chance_below(parameters, turns, points + 1)
        others += points * (upto - below)
        worst, best = below, upto
        for _ in range(config.players - 2):
            worst *= below
            best *= upto
        scratch[at + BASE + points] = points + pot * worst
        scratch[at + SLOPE + points] = pot * (best - worst) / VALUES
    for points in range(POINT_VALUES):
        scratch[at + BASE + points] -= parameters[OTHERS_WEIGHT] * others


@compilable
def set_endings(config: Config, row: Row, parameters: ParameterRow, scratch: Scratch) -> None:
    """Call `set_ending` for all four endings."""
    for ending in range(ENDINGS):
        set_ending(config, row, parameters, scratch, ending)


@compilable
def hand_class(hand: int, points: int, side: int) -> int:
    """The kind of a hand for the parameters GAIN: its rank, or which rank it is one card short of."""
    if points > 1:
        if points in (STRAIGHT, FULL_HOUSE):
            return 10 if points == straight_points(side) else 12
        return (8, 8, 8, 9, 9, 11, 11, 13)[points] if points < 8 else 14
    suited, _ = longest_suit(hand)
    straight = longest_run(hand)
    if points == 1:
        return 7 if suited > 3 else 6 if straight > 3 else 5
    if suited > 3:
        return 4 if straight > 3 else 3
    return 2 if straight > 3 else 1 if suited > 2 else 0


@compilable
def worth(config: Config, parameters: ParameterRow, scratch: Scratch, hand: int, ending: int) -> float:
    """The value of a hand of up to five cards if the turn ends in this way."""
    strong = strength(hand, config.side, config.suits)
    points = strong >> STRENGTH_BITS
    runes = (hand >> RUNE_CARD).bit_count()
    at = ENDING + ending * ENDING_SIZE
    value = scratch[at + BASE + points] + scratch[at + SLOPE + points] * (strong >> 2 & 15) + 2.0 * runes
    ahead = int(scratch[at + OWN_TURNS])
    if ahead:
        kind = hand_class(hand, points, config.side)
        value += parameters[GAIN + (kind * 3 + runes) * AHEAD_CASES + ahead]
    return float(value)


@compilable
def least_useful(config: Config, parameters: ParameterRow, scratch: Scratch, hand: int, ending: int) -> int:
    """The card without which the rest is worth most, as a set."""
    chosen, most = 0, 0.0
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = worth(config, parameters, scratch, hand ^ bit, ending)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


@compilable
def trimmed(config: Config, parameters: ParameterRow, scratch: Scratch, hand: int, ending: int) -> int:
    """4.3: the five cards to keep."""
    while hand.bit_count() > HAND:
        hand ^= least_useful(config, parameters, scratch, hand, ending)
    return hand


@compilable
def kept_worth(config: Config, parameters: ParameterRow, scratch: Scratch, hand: int, ending: int) -> float:
    """The value of the five cards to keep."""
    return worth(config, parameters, scratch, trimmed(config, parameters, scratch, hand, ending), ending)
