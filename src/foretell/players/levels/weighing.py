"""What each choice is worth to the scripted expert, so that others may take one that is nearly as good."""

from typing import Any

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
from ...rules.ranking import STRENGTH_BITS, strength
from ..scripted.belief import weigh_seats
from ..scripted.choice import fed, hope_of
from ..scripted.hopes import first_noise, hope, takeable
from ..scripted.parameters import FEEDING, PARAMETERS
from ..scripted.questions import action_of_seat, share_worth
from ..scripted.worth import CHANCE, LAID, LOCKED, kept_worth, set_endings, worth

USUAL = 3
"""The points that a hand is taken to have if nothing is remembered of it."""
SURE = 2
"""How many more whoever is All In is taken to have."""
STEP = 1.5
"""What one point more or less counts in a rough guess, in runes."""


def weighed(config: Any, row: Any, noise: int, scratch: Any, *, rough: bool) -> dict[int, float]:
    """What every legal action is worth, in runes; nothing where somebody is to be asked, or a card hidden."""
    phase = row[observation.PHASE]
    if phase in (HYPNOSIS_PHASE, EYE_PHASE, HIDE_PHASE):
        return {}
    if phase == PREDICT_PHASE:
        return guessed(config, row) if rough else counted(config, row, scratch)
    set_endings(config, row, PARAMETERS, scratch)
    worths = {PLAY_PHASE: of_turn, GIVE_PHASE: of_gift, DISCARD_PHASE: of_discard}.get(phase, of_effect)
    return {
        action: worths(config, row, first_noise(noise), scratch, action) for action in actions(row[observation.LEGAL])
    }


def actions(legal: int) -> list[int]:
    """The numbers in a set of actions."""
    return [action for action in range(ACTIONS) if legal >> action & 1]


def of_turn(config: Any, row: Any, noise: int, scratch: Any, action: int) -> float:
    """3.1: a card played, a pass, or All In."""
    hand = row[observation.OWN_HAND]
    if action >= CARDS:
        return worth(config, PARAMETERS, scratch, hand, LOCKED if action == ALL_IN else LAID)
    rest, effects = hand & ~(1 << action), config.effects[action] | 0
    value = hope(config, row, PARAMETERS, scratch, rest, takeable(config, row), effects, LAID, noise)
    return value - PARAMETERS[FEEDING] * fed(row, action)


def of_effect(config: Any, row: Any, noise: int, scratch: Any, action: int) -> float:
    """An effect carried out with a card, or declined."""
    return hope_of(config, row, noise, PARAMETERS, scratch, action)


def of_gift(config: Any, row: Any, noise: int, scratch: Any, action: int) -> float:  # noqa: ARG001 (as the others)
    """5.2: a card given for the one that was chosen."""
    return kept_worth(
        config, PARAMETERS, scratch, row[observation.OWN_HAND] & ~(1 << action) | row[observation.TARGET], LAID
    )


def of_discard(config: Any, row: Any, noise: int, scratch: Any, action: int) -> float:  # noqa: ARG001 (as the others)
    """4.3: a card discarded."""
    return worth(config, PARAMETERS, scratch, row[observation.OWN_HAND] & ~(1 << action), LAID)


def counted(config: Any, row: Any, scratch: Any) -> dict[int, float]:
    """8.1: a seat named, by counting the hands that are possible."""
    weigh_seats(config, row, PARAMETERS, scratch)
    return {
        action_of_seat(config, row, seat): row[observation.POT]
        * scratch[CHANCE + seat]
        * share_worth(config, row, PARAMETERS, scratch, seat)
        for seat in range(config.players)
    }


def guessed(config: Any, row: Any) -> dict[int, float]:
    """8.1: a seat named, by rough ranks alone."""
    return {action_of_seat(config, row, seat): STEP * rough_points(config, row, seat) for seat in range(config.players)}


def rough_points(config: Any, row: Any, seat: int) -> float:
    """What a hand is taken for: the rank that was told, what is proven of it, or what is usual."""
    if seat == 0:
        return float(row[observation.STRENGTH] >> STRENGTH_BITS) + 0.5
    proven = strength(row[observation.KNOWN + seat], config.side, config.suits) >> STRENGTH_BITS
    if row[observation.KNOWN + seat].bit_count() == HAND:
        return float(proven)
    sure = SURE if row[observation.ALL_IN] == seat else 0
    return float(max(proven, row[observation.TOLD + seat] if row[observation.TOLD + seat] >= 0 else USUAL + sure))
