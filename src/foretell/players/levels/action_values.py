"""The value of each choice to the scripted expert, so that other players can take one that is nearly as good."""

from ...rules import observation
from ...rules.cards import (
    ACTIONS,
    ALL_IN,
    CARDS,
    DISCARD_PHASE,
    EYE_PHASE,
    GIVE_PHASE,
    HAND,
    HIDE_PHASE,
    HYPNOSIS_PHASE,
    PLAY_PHASE,
    PREDICT_PHASE,
)
from ...rules.config import Config
from ...rules.observation import Row
from ...rules.ranking import STRENGTH_BITS, strength
from ..buffers import Scratch
from ..scripted.belief import weigh_seats
from ..scripted.choice import action_value, known_matches_of_next
from ..scripted.expected_values import expected_value, first_noise, takeable
from ..scripted.parameters import HELPING_NEXT, PARAMETERS
from ..scripted.questions import action_of_seat, share_worth
from ..scripted.worth import CHANCE, LAID, LOCKED, kept_worth, set_endings, worth

USUAL_POINTS = 3
"""The points that a hand is assumed to have if nothing is known about it."""
ALL_IN_POINTS = 2
"""How many more points a hand that is All In is assumed to have."""
POINT_VALUE = 1.5
"""The value of one more point in a rough guess, in runes."""


def action_values(config: Config, row: Row, noise: int, scratch: Scratch, *, rough: bool) -> dict[int, float]:
    """The value of every legal action, in runes; empty if the question is whom to ask or which card to hide."""
    phase = row[observation.PHASE]
    if phase in (HYPNOSIS_PHASE, EYE_PHASE, HIDE_PHASE):
        return {}
    if phase == PREDICT_PHASE:
        return guessed_values(config, row) if rough else counted_values(config, row, scratch)
    set_endings(config, row, PARAMETERS, scratch)
    worths = {PLAY_PHASE: turn_value, GIVE_PHASE: give_value, DISCARD_PHASE: discard_value}.get(phase, effect_value)
    return {
        action: worths(config, row, first_noise(noise), scratch, action) for action in actions(row[observation.LEGAL])
    }


def actions(legal: int) -> list[int]:
    """The numbers in a set of actions."""
    return [action for action in range(ACTIONS) if legal >> action & 1]


def turn_value(config: Config, row: Row, noise: int, scratch: Scratch, action: int) -> float:
    """3.1: play a card, pass, or go All In."""
    hand = row[observation.OWN_HAND]
    if action >= CARDS:
        return worth(config, PARAMETERS, scratch, hand, LOCKED if action == ALL_IN else LAID)
    rest, effects = hand & ~(1 << action), config.effects[action] | 0
    value = expected_value(config, row, PARAMETERS, scratch, rest, takeable(config, row), effects, LAID, noise)
    return value - PARAMETERS[HELPING_NEXT] * known_matches_of_next(row, action)


def effect_value(config: Config, row: Row, noise: int, scratch: Scratch, action: int) -> float:
    """Carry out an effect with a card, or decline it."""
    return action_value(config, row, noise, PARAMETERS, scratch, action)


def give_value(config: Config, row: Row, noise: int, scratch: Scratch, action: int) -> float:  # noqa: ARG001 (the signature of all four)
    """5.2: give a card for the chosen one."""
    return kept_worth(
        config, PARAMETERS, scratch, row[observation.OWN_HAND] & ~(1 << action) | row[observation.TARGET], LAID
    )


def discard_value(config: Config, row: Row, noise: int, scratch: Scratch, action: int) -> float:  # noqa: ARG001 (the signature of all four)
    """4.3: discard a card."""
    return worth(config, PARAMETERS, scratch, row[observation.OWN_HAND] & ~(1 << action), LAID)


def counted_values(config: Config, row: Row, scratch: Scratch) -> dict[int, float]:
    """8.1: predict a seat, by counting the possible hands."""
    weigh_seats(config, row, PARAMETERS, scratch)
    return {
        action_of_seat(config, row, seat): row[observation.POT]
        * scratch[CHANCE + seat]
        * share_worth(config, row, PARAMETERS, scratch, seat)
        for seat in range(config.players)
    }


def guessed_values(config: Config, row: Row) -> dict[int, float]:
    """8.1: predict a seat, by rough ranks alone."""
    return {
        action_of_seat(config, row, seat): POINT_VALUE * rough_points(config, row, seat)
        for seat in range(config.players)
    }


def rough_points(config: Config, row: Row, seat: int) -> float:
    """The assumed points of a hand: those that its holder told, those of its proven cards, or the usual ones."""
    if seat == 0:
        return float(row[observation.STRENGTH] >> STRENGTH_BITS) + 0.5
    proven = strength(row[observation.KNOWN + seat], config.side, config.suits) >> STRENGTH_BITS
    if row[observation.KNOWN + seat].bit_count() == HAND:
        return float(proven)
    sure = ALL_IN_POINTS if row[observation.ALL_IN] == seat else 0
    return float(
        max(proven, row[observation.TOLD + seat] if row[observation.TOLD + seat] >= 0 else USUAL_POINTS + sure)
    )
