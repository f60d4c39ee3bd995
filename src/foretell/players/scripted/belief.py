"""How strong the others' hands are: exact counting, and what players tend to make of their turns.

The hands of several seats are taken as independent of each other, though no card is in two of them: with some forty
cards unplaced that changes little.
"""

from collections.abc import Callable
from typing import Any

from ...rules import CLOSED
from ...rules import cards as n
from ...rules import observation as o
from ...rules.ranking import STRENGTH_BITS
from . import tables as t
from .counting import STRENGTHS, fill_counts
from .worth import BELIEF, BELOW, CHANCE


def present_turn(row: Any) -> int:
    """The number of the turn under way, or of the last one when all predict."""
    return int(row[o.TURNS]) - 1 if row[o.PHASE] == n.PREDICT_PHASE else int(row[o.TURNS])


def first_turn_from(config: Any, row: Any, seat: int, turn: int) -> int:
    """The number of the first turn of `seat` that is `turn` or later."""
    now = present_turn(row)
    due = (row[o.TURN] - (now - turn)) % config.players  # whose turn that one was
    return int(turn + (seat - due) % config.players)


def turns_taken(config: Any, row: Any, seat: int) -> int:
    """How many turns a seat has had in this round."""
    first = first_turn_from(config, row, seat, 0)
    return int((row[o.TURNS] - first + config.players - 1) // config.players)


def tells_of_now(config: Any, row: Any, seat: int) -> bool:
    """Whether the hand is still the one whose rank was told: no turn since, or no card ever let go of."""
    if row[o.TOLD + seat] < 0:
        return False
    unmoved = first_turn_from(config, row, seat, row[o.TOLD_TURN + seat] + 1) > present_turn(row)
    return unmoved or (row[o.SHED + seat] == 0 and config.variant != CLOSED)


def likelihood(config: Any, row: Any, tables: Any, seat: int, points: int) -> float:
    """How much likelier a hand of these points is than counting says, for what its holder did."""
    busy = min(turns_taken(config, row, seat), t.BUSY - 1)
    weight = tables[t.PRIOR + busy * t.POINTS + points]
    weight *= tables[t.PRIOR_PROVEN + row[o.KNOWN + seat].bit_count() * t.POINTS + points]
    if row[o.ALL_IN] == seat:
        weight *= tables[t.PRIOR_ALL_IN + points]
    elif row[o.PASSES + seat]:
        weight *= tables[t.PRIOR_PASSED + points]
    told = row[o.TOLD + seat]
    if told >= 0:
        weight *= tables[t.STALE + (0 if points < told else 1 if points == told else 2)]
    return float(weight)


def believe(config: Any, row: Any, tables: Any, room: Any, seat: int) -> None:
    """Fill the words of BELIEF for `seat`: the chance of each strength."""
    at = BELIEF + seat * STRENGTHS
    told = row[o.TOLD + seat] if tells_of_now(config, row, seat) else -1
    known, unplaced = row[o.KNOWN + seat], row[o.UNPLACED]
    fill_counts(known, unplaced, config.side, config.suits, told, room, at, room)
    total = 0.0
    for points in range(t.POINTS):
        weight = likelihood(config, row, tables, seat, points)
        for i in range(1 << STRENGTH_BITS):
            place = at + (points << STRENGTH_BITS) + i
            room[place] *= weight
            total += room[place]
    for i in range(STRENGTHS):
        room[at + i] = room[at + i] / total if total > 0.0 else 1.0 / STRENGTHS


def weigh_seats(config: Any, row: Any, tables: Any, room: Any) -> None:
    """Fill the words of CHANCE: how likely each seat holds the best hand."""
    for seat in range(config.players):
        room[CHANCE + seat] = 0.0
        room[BELOW + seat] = 0.0
        if seat:
            believe(config, row, tables, room, seat)
    for strong in range(STRENGTHS):
        room[BELOW] = 1.0 if strong > row[o.STRENGTH] else 0.0
        for seat in range(config.players):
            add_chance(config, row, room, seat, strong)
        for seat in range(1, config.players):
            room[BELOW + seat] += room[BELIEF + seat * STRENGTHS + strong]


def add_chance(config: Any, row: Any, room: Any, seat: int, strong: int) -> None:
    """Add how likely `seat` has exactly this strength, and everybody else less."""
    chance = 1.0 if strong == row[o.STRENGTH] else 0.0
    if seat:
        chance = room[BELIEF + seat * STRENGTHS + strong]
    if chance > 0.0:
        for other in range(config.players):
            if other != seat:
                chance *= room[BELOW + other]
        room[CHANCE + seat] += chance


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    present_turn,
    first_turn_from,
    turns_taken,
    tells_of_now,
    likelihood,
    believe,
    weigh_seats,
    add_chance,
)
