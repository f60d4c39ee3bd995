"""What a hand is worth, in runes: what it brings when the display is full, and what may still become of it."""

from collections.abc import Callable
from typing import Any

from ...rules import observation as o
from ...rules.cards import HAND, ONE_SUIT, RUNE_CARD, SEATS, SUITS, VALUES
from ...rules.ranking import STRENGTH_BITS, strength
from . import tables as t
from .counting import ROOM, STRENGTHS

# Working space: counting's own, then the strengths of five seats, then four paces.
BELIEF = ROOM
PACE = BELIEF + SEATS * STRENGTHS
BASE = 0  # of a pace, by points: what a hand of these points is worth at the end
SLOPE = t.POINTS  # by points: what one more step of its value adds
OWN_TURNS = 2 * t.POINTS  # how many turns the seat still has then
PACE_SIZE = OWN_TURNS + 1
PACES = 4
CHANCE = PACE + PACES * PACE_SIZE  # by seat, counted from the viewer: how likely it holds the best hand
BELOW = CHANCE + SEATS  # by seat: how likely its hand is weaker than the strength looked at
SCRATCH = BELOW + SEATS
"""Words of working space that a choice needs."""

LOCKED = 0  # the paces: All In; a card laid; a card laid and one taken; and two taken
LAID = 1
WHEEL = 0b1_0000_0000_1111


def own_turns(players: int, free: int, eat: float) -> int:
    """How many turns a seat has still, if `free` spaces are left after its present one."""
    left = free - (players - 1) * eat
    turns = 0
    while left > 0 and turns < t.AHEAD - 1:
        turns += 1
        left -= players * eat
    return turns


def chance_below(tables: Any, busy: float, points: int) -> float:
    """How likely another hand ends with fewer points, after so many turns of its own."""
    low = min(int(busy), t.BUSY - 2)
    part = min(busy - low, 1.0)
    below = 0.0
    for i in range(points):
        here = tables[t.FINAL + low * t.POINTS + i]
        below += here + (tables[t.FINAL + (low + 1) * t.POINTS + i] - here) * part
    return below


def set_pace(config: Any, row: Any, tables: Any, room: Any, pace: int) -> None:
    """Work out what hands are worth if the turn ends in this way."""
    free = max(row[o.FREE] - 2 + pace, 0)
    at = PACE + pace * PACE_SIZE
    busy = row[o.TURNS] / config.players + free / (config.players * tables[t.EAT])
    room[at + OWN_TURNS] = own_turns(config.players, free, tables[t.EAT]) if pace != LOCKED else 0
    pot = tables[t.POT_WEIGHT] * row[o.POT]
    others = 0.0
    for points in range(t.POINTS):
        below = chance_below(tables, busy, points)
        upto = chance_below(tables, busy, points + 1)
        others += points * (upto - below)
        worst, best = below, upto
        for _ in range(config.players - 2):
            worst *= below
            best *= upto
        room[at + BASE + points] = points + pot * worst
        room[at + SLOPE + points] = pot * (best - worst) / VALUES
    for points in range(t.POINTS):
        room[at + BASE + points] -= tables[t.OTHERS_WEIGHT] * others


def set_paces(config: Any, row: Any, tables: Any, room: Any) -> None:
    """`set_pace` for all four."""
    for pace in range(PACES):
        set_pace(config, row, tables, room, pace)


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


def worth(config: Any, tables: Any, room: Any, hand: int, pace: int) -> float:
    """What a hand of up to five cards is worth at a pace."""
    strong = strength(hand, config.side, config.suits)
    points = strong >> STRENGTH_BITS
    runes = (hand >> RUNE_CARD).bit_count()
    at = PACE + pace * PACE_SIZE
    value = room[at + BASE + points] + room[at + SLOPE + points] * (strong >> 2 & 15) + 2.0 * runes
    ahead = int(room[at + OWN_TURNS])
    if ahead:
        kind = hand_class(hand, points, config.side)
        value += tables[t.GAIN + (kind * 3 + runes) * t.AHEAD + ahead]
    return float(value)


def least_missed(config: Any, tables: Any, room: Any, hand: int, pace: int) -> int:
    """The card without which the rest is worth most."""
    chosen, most = 0, 0.0
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = worth(config, tables, room, hand ^ bit, pace)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


def trimmed(config: Any, tables: Any, room: Any, hand: int, pace: int) -> int:
    """4.3: the five cards that one keeps."""
    while hand.bit_count() > HAND:
        hand ^= least_missed(config, tables, room, hand, pace)
    return hand


def kept_worth(config: Any, tables: Any, room: Any, hand: int, pace: int) -> float:
    """What the five cards that one keeps are worth."""
    return worth(config, tables, room, trimmed(config, tables, room, hand, pace), pace)


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    own_turns,
    chance_below,
    set_pace,
    set_paces,
    most_of_a_suit,
    most_of_a_straight,
    hand_class,
    worth,
    least_missed,
    trimmed,
    kept_worth,
)
