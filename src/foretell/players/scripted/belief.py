"""Estimates how strong the other hands are, by exact counting and by how players usually play.

The hands of different seats are treated as independent, although no card is in two of them. With about forty unplaced
cards, the error is small.
"""

from ...rules import observation
from ...rules.cards import PREDICT_PHASE
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ...rules.ranking import STRENGTH_BITS
from ...rules.variants import CLOSED
from ..buffers import ParameterRow, Scratch
from .counting import STRENGTHS, fill_counts
from .parameters import POINT_VALUES, PRIOR, PRIOR_ALL_IN, PRIOR_PASSED, PRIOR_PROVEN, TOLD_BEFORE, TURN_CASES
from .worth import BELIEF, BELOW, CHANCE


@compilable
def present_turn(row: Row) -> int:
    """The number of the current turn; during predictions, of the last one."""
    return int(row[observation.TURNS]) - 1 if row[observation.PHASE] == PREDICT_PHASE else int(row[observation.TURNS])


@compilable
def first_turn_from(config: Config, row: Row, seat: int, turn: int) -> int:
    """The number of the first turn of `seat` that is `turn` or later."""
    now = present_turn(row)
    due = (row[observation.TURN] - (now - turn)) % config.players  # whose turn that one was
    return int(turn + (seat - due) % config.players)


@compilable
def turns_taken(config: Config, row: Row, seat: int) -> int:
    """The number of turns that a seat has had in this round."""
    first = first_turn_from(config, row, seat, 0)
    return int((row[observation.TURNS] - first + config.players - 1) // config.players)


@compilable
def still_true(config: Config, row: Row, seat: int) -> bool:
    """Whether the rank that a seat told still holds: it has had no turn since, or has given up no card."""
    if row[observation.TOLD + seat] < 0:
        return False
    unmoved = first_turn_from(config, row, seat, row[observation.TOLD_TURN + seat] + 1) > present_turn(row)
    return unmoved or (row[observation.SHED + seat] == 0 and config.variant != CLOSED)


@compilable
def likelihood(config: Config, row: Row, parameters: ParameterRow, seat: int, points: int) -> float:
    """The factor by which a hand of these points is likelier than counting says, given what its holder has done."""
    turns = min(turns_taken(config, row, seat), TURN_CASES - 1)
    weight = parameters[PRIOR + turns * POINT_VALUES + points]
    weight *= parameters[PRIOR_PROVEN + row[observation.KNOWN + seat].bit_count() * POINT_VALUES + points]
    if row[observation.ALL_IN] == seat:
        weight *= parameters[PRIOR_ALL_IN + points]
    elif row[observation.PASSES + seat]:
        weight *= parameters[PRIOR_PASSED + points]
    told = row[observation.TOLD + seat]
    if told >= 0:
        weight *= parameters[TOLD_BEFORE + (0 if points < told else 1 if points == told else 2)]
    return float(weight)


@compilable
def believe(config: Config, row: Row, parameters: ParameterRow, scratch: Scratch, seat: int) -> None:
    """Fill the words of BELIEF for `seat`: the probability of each strength."""
    at = BELIEF + seat * STRENGTHS
    told = row[observation.TOLD + seat] if still_true(config, row, seat) else -1
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


@compilable
def weigh_seats(config: Config, row: Row, parameters: ParameterRow, scratch: Scratch) -> None:
    """Fill the words of CHANCE: the probability that each seat holds the best hand."""
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


@compilable
def add_chance(config: Config, row: Row, scratch: Scratch, seat: int, strong: int) -> None:
    """Add the probability that `seat` has exactly this strength and everybody else has less."""
    chance = 1.0 if strong == row[observation.STRENGTH] else 0.0
    if seat:
        chance = scratch[BELIEF + seat * STRENGTHS + strong]
    if chance > 0.0:
        for other in range(config.players):
            if other != seat:
                chance *= scratch[BELOW + other]
        scratch[CHANCE + seat] += chance
