"""Whom to ask, what to keep hidden, and whom to name: all that hangs on how strong the others are believed to be."""

from collections.abc import Callable
from typing import Any

from ...rules import cards as n
from ...rules import observation as o
from ...rules.ranking import STRENGTH_BITS
from . import tables as t
from .belief import tells_of_now, weigh_seats
from .counting import STRENGTHS, fill_counts
from .worth import BELIEF, CHANCE

NOT_WORTH_ASKING = 0.001


def action_of_seat(config: Any, row: Any, seat: int) -> int:
    """The action that names a seat counted from the viewer."""
    return int(n.SEAT + (row[o.SEAT] + seat) % config.players)


def choose_asked(config: Any, row: Any, tables: Any, room: Any) -> int:
    """5.6, 5.7: whoever's hand leaves the prediction most in doubt; nobody whose answer is known."""
    weigh_seats(config, row, tables, room)
    chosen, most = n.SKIP, NOT_WORTH_ASKING
    if not row[o.LEGAL] >> n.SKIP & 1:
        most = -1.0
    for seat in range(1, config.players):
        action = action_of_seat(config, row, seat)
        if row[o.LEGAL] >> action & 1:
            doubt = room[CHANCE + seat] * (1.0 - room[CHANCE + seat]) + 0.01
            hidden = n.HAND - row[o.KNOWN + seat].bit_count()
            if hidden == 0 or (row[o.PHASE] == n.HYPNOSIS_PHASE and tells_of_now(config, row, seat)):
                doubt = 0.0
            if doubt > most:
                chosen, most = action, doubt
    return chosen


def choose_hidden(config: Any, row: Any, room: Any) -> int:
    """5.7: the card without which the others let the fewest hands of the true rank be guessed."""
    hand = row[o.OWN_HAND]
    points = row[o.STRENGTH] >> STRENGTH_BITS
    chosen, least = -1, 0.0
    rest = row[o.LEGAL]
    while rest:
        bit = rest & -rest
        rest ^= bit
        others = row[o.UNPLACED] | bit
        fill_counts(hand ^ bit, others, config.side, config.suits, -1, room, BELIEF, room)
        alike = 0.0
        for i in range(STRENGTHS):  # being taken for stronger and for weaker are as good as each other
            if i >> STRENGTH_BITS == points:
                alike += room[BELIEF + i]
        if chosen < 0 or alike < least:
            chosen, least = bit.bit_length() - 1, alike
    return chosen


def choose_named(config: Any, row: Any, tables: Any, room: Any) -> int:
    """8.1, 8.7: the seat that brings most runes, counted against what the others get.

    Sharing the pot with those who have named the same seat halves it, but takes as much from them; who has yet to
    predict will name that seat about as often as it is likely.
    """
    weigh_seats(config, row, tables, room)
    chosen, most = -1, 0.0
    for seat in range(config.players):
        action = action_of_seat(config, row, seat)
        if row[o.LEGAL] >> action & 1:
            value = room[CHANCE + seat] * share_worth(config, row, tables, room, seat)
            if chosen < 0 or value > most:
                chosen, most = action, value
    return chosen


def share_worth(config: Any, row: Any, tables: Any, room: Any, named: int) -> float:
    """What a share of the pot is worth when `named` turns out to be the best."""
    if config.players == 2:
        return 1.0  # 8.2: right alone wins as much as wrong alone loses, and both right is even
    before = waiting = 0
    for seat in range(1, config.players):
        before += 1 if row[o.PREDICTION + seat] == named else 0
        waiting += 1 if row[o.PREDICTION + seat] < 0 else 0
    share = 1.0 / (1.0 + before + waiting * room[CHANCE + named] * tables[t.WAITING])
    if before:
        share *= 1.0 + 1.0 / (config.players - 1)
    return float(share)


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    action_of_seat,
    choose_asked,
    choose_hidden,
    choose_named,
    share_worth,
)
