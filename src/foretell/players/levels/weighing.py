"""What each choice is worth to the scripted expert, so that others may take one that is nearly as good."""

from typing import Any

from ...rules import cards as n
from ...rules import observation as o
from ...rules.ranking import STRENGTH_BITS, strength
from ..scripted import tables as t
from ..scripted.belief import weigh_seats
from ..scripted.choice import fed, hope_of
from ..scripted.hopes import first_noise, hope, takeable
from ..scripted.questions import action_of_seat, share_worth
from ..scripted.worth import CHANCE, LAID, LOCKED, kept_worth, set_paces, worth

USUAL = 3
"""The points that a hand is taken to have if nothing is remembered of it."""
SURE = 2
"""How many more whoever is All In is taken to have."""
STEP = 1.5
"""What one point more or less counts in a rough guess, in runes."""


def weighed(config: Any, row: Any, noise: int, room: Any, *, rough: bool) -> dict[int, float]:
    """What every legal action is worth, in runes; nothing where somebody is to be asked, or a card hidden."""
    phase = row[o.PHASE]
    if phase in (n.HYPNOSIS_PHASE, n.EYE_PHASE, n.HIDE_PHASE):
        return {}
    if phase == n.PREDICT_PHASE:
        return guessed(config, row) if rough else counted(config, row, room)
    set_paces(config, row, t.TABLES, room)
    worths = {n.PLAY_PHASE: of_turn, n.GIVE_PHASE: of_gift, n.DISCARD_PHASE: of_discard}.get(phase, of_effect)
    return {action: worths(config, row, first_noise(noise), room, action) for action in actions(row[o.LEGAL])}


def actions(legal: int) -> list[int]:
    """The numbers in a set of actions."""
    return [action for action in range(n.ACTIONS) if legal >> action & 1]


def of_turn(config: Any, row: Any, noise: int, room: Any, action: int) -> float:
    """3.1: a card played, a pass, or All In."""
    hand = row[o.OWN_HAND]
    if action >= n.CARDS:
        return worth(config, t.TABLES, room, hand, LOCKED if action == n.ALL_IN else LAID)
    rest, effects = hand & ~(1 << action), config.effects[action] | 0
    value = hope(config, row, t.TABLES, room, rest, takeable(config, row), effects, LAID, noise)
    return value - t.TABLES[t.FEEDING] * fed(row, action)


def of_effect(config: Any, row: Any, noise: int, room: Any, action: int) -> float:
    """An effect carried out with a card, or declined."""
    return hope_of(config, row, noise, t.TABLES, room, action)


def of_gift(config: Any, row: Any, noise: int, room: Any, action: int) -> float:  # noqa: ARG001 (as the others)
    """5.2: a card given for the one that was chosen."""
    return kept_worth(config, t.TABLES, room, row[o.OWN_HAND] & ~(1 << action) | row[o.TARGET], LAID)


def of_discard(config: Any, row: Any, noise: int, room: Any, action: int) -> float:  # noqa: ARG001 (as the others)
    """4.3: a card discarded."""
    return worth(config, t.TABLES, room, row[o.OWN_HAND] & ~(1 << action), LAID)


def counted(config: Any, row: Any, room: Any) -> dict[int, float]:
    """8.1: a seat named, by counting the hands that are possible."""
    weigh_seats(config, row, t.TABLES, room)
    return {
        action_of_seat(config, row, seat): row[o.POT]
        * room[CHANCE + seat]
        * share_worth(config, row, t.TABLES, room, seat)
        for seat in range(config.players)
    }


def guessed(config: Any, row: Any) -> dict[int, float]:
    """8.1: a seat named, by rough ranks alone."""
    return {action_of_seat(config, row, seat): STEP * rough_points(config, row, seat) for seat in range(config.players)}


def rough_points(config: Any, row: Any, seat: int) -> float:
    """What a hand is taken for: the rank that was told, what is proven of it, or what is usual."""
    if seat == 0:
        return float(row[o.STRENGTH] >> STRENGTH_BITS) + 0.5
    proven = strength(row[o.KNOWN + seat], config.side, config.suits) >> STRENGTH_BITS
    if row[o.KNOWN + seat].bit_count() == n.HAND:
        return float(proven)
    sure = SURE if row[o.ALL_IN] == seat else 0
    return float(max(proven, row[o.TOLD + seat] if row[o.TOLD + seat] >= 0 else USUAL + sure))
