"""How strong the others' hands are: exact counting, and what players tend to make of their turns.

The hands of several seats are taken as independent of each other, though no card is in two of them: with some forty
cards unplaced that changes little.
"""

from collections.abc import Callable
from typing import Any

from ...rules import observation
from ...rules.cards import PREDICT_PHASE
from ...rules.ranking import STRENGTH_BITS
from ...rules.variants import CLOSED
from .counting import STRENGTHS, fill_counts
from .parameters import BUSY, POINT_VALUES, PRIOR, PRIOR_ALL_IN, PRIOR_PASSED, PRIOR_PROVEN, STALE
from .worth import BELIEF, BELOW, CHANCE


def present_turn(row: Any) -> int:
    """The number of the turn under way, or of the last one when all predict."""
    return int(row[observation.TURNS]) - 1 if row[observation.PHASE] == PREDICT_PHASE else int(row[observation.TURNS])


def first_turn_from(config: Any, row: Any, seat: int, turn: int) -> int:
    """The number of the first turn of `seat` that is `turn` or later."""
    now = present_turn(row)
    due = (row[observation.TURN] - (now - turn)) % config.players  # whose turn that one was
    return int(turn + (seat - due) % config.players)


def turns_taken(config: Any, row: Any, seat: int) -> int:
    """How many turns a seat has had in this round."""
    first = first_turn_from(config, row, seat, 0)
    return int((row[observation.TURNS] - first + config.players - 1) // config.players)


def tells_of_now(config: Any, row: Any, seat: int) -> bool:
    """Whether the hand is still the one whose rank was told: no turn since, or no card ever let go of."""
    if row[observation.TOLD + seat] < 0:
        return False
    unmoved = first_turn_from(config, row, seat, row[observation.TOLD_TURN + seat] + 1) > present_turn(row)
    return unmoved or (row[observation.SHED + seat] == 0 and config.variant != CLOSED)


def likelihood(config: Any, row: Any, parameters: Any, seat: int, points: int) -> float:
    """How much likelier a hand of these points is than counting says, for what its holder did."""
    busy = min(turns_taken(config, row, seat), BUSY - 1)
    weight = parameters[PRIOR + busy * POINT_VALUES + points]
    weight *= parameters[PRIOR_PROVEN + row[observation.KNOWN + seat].bit_count() * POINT_VALUES + points]
    if row[observation.ALL_IN] == seat:
        weight *= parameters[PRIOR_ALL_IN + points]
    elif row[observation.PASSES + seat]:
        weight *= parameters[PRIOR_PASSED + points]
    told = row[observation.TOLD + seat]
    if told >= 0:
        weight *= parameters[STALE + (0 if points < told else 1 if points == told else 2)]
    return float(weight)


def believe(config: Any, row: Any, parameters: Any, scratch: Any, seat: int) -> None:
    """Fill the words of BELIEF for `seat`: the chance of each strength."""
    at = BELIEF + seat * STRENGTHS
    told = row[observation.TOLD + seat] if tells_of_now(config, row, seat) else -1
    known, unplaced = row[observation.KNOWN + seat], row[observation.UNPLACED]
    fill_counts(known, unplaced, config.side, config.suits, told, scratch, at, scratch)
    total = 0.0
    for points in range(POINT_VALUES):
        weight = likelihood(config, row, parameters, seat, points)
        for i in range(1 << STRENGTH_BITS):
            place = at + (points << STRENGTH_BITS) + i
            scratch[place] *= weight
            total += scratch[place]
    for i in range(STRENGTHS):
        scratch[at + i] = scratch[at + i] / total if total > 0.0 else 1.0 / STRENGTHS


def weigh_seats(config: Any, row: Any, parameters: Any, scratch: Any) -> None:
    """Fill the words of CHANCE: how likely each seat holds the best hand."""
    for seat in range(config.players):
        scratch[CHANCE + seat] = 0.0
        scratch[BELOW + seat] = 0.0
        if seat:
            believe(config, row, parameters, scratch, seat)
    for strong in range(STRENGTHS):
        scratch[BELOW] = 1.0 if strong > row[observation.STRENGTH] else 0.0
        for seat in range(config.players):
            add_chance(config, row, scratch, seat, strong)
        for seat in range(1, config.players):
            scratch[BELOW + seat] += scratch[BELIEF + seat * STRENGTHS + strong]


def add_chance(config: Any, row: Any, scratch: Any, seat: int, strong: int) -> None:
    """Add how likely `seat` has exactly this strength, and everybody else less."""
    chance = 1.0 if strong == row[observation.STRENGTH] else 0.0
    if seat:
        chance = scratch[BELIEF + seat * STRENGTHS + strong]
    if chance > 0.0:
        for other in range(config.players):
            if other != seat:
                chance *= scratch[BELOW + other]
        scratch[CHANCE + seat] += chance


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
