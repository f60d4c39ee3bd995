"""The expert's choice at every decision, from what its seat may know."""

from collections.abc import Callable
from typing import Any

from ...rules import cards as n
from ...rules import observation as o
from ...rules.bits import count, nth
from . import belief, counting, hopes, questions
from . import tables as t
from . import worth as worths
from .hopes import best_gift, first_noise, hope, stir, takeable, uncovered_by
from .questions import choose_asked, choose_hidden, choose_named
from .worth import LAID, LOCKED, least_missed, set_paces, worth


def scripted_choice(config: Any, row: Any, noise: int, tables: Any, room: Any) -> int:
    """The action for a row of `observe`; `room` are SCRATCH words to work in."""
    legal = row[o.LEGAL]
    if count(legal) < 2:
        return int(nth(legal, 0))
    phase = row[o.PHASE]
    if phase == n.PREDICT_PHASE:
        action = choose_named(config, row, tables, room)
    elif phase in (n.HYPNOSIS_PHASE, n.EYE_PHASE):
        action = choose_asked(config, row, tables, room)
    elif phase == n.HIDE_PHASE:
        action = choose_hidden(config, row, room)
    else:
        set_paces(config, row, tables, room)
        action = choose_card(config, row, first_noise(noise), tables, room)
    return action if action >= 0 and legal >> action & 1 else int(nth(legal, 0))


def choose_card(config: Any, row: Any, noise: int, tables: Any, room: Any) -> int:
    """A choice of the turn or within a played card."""
    phase = row[o.PHASE]
    hand = row[o.OWN_HAND]
    if phase == n.PLAY_PHASE:
        return choose_turn(config, row, noise, tables, room)
    if phase == n.GIVE_PHASE:
        return int(best_gift(config, tables, room, hand, row[o.TARGET], LAID)).bit_length() - 1
    if phase == n.DISCARD_PHASE:
        return int(least_missed(config, tables, room, hand, LAID)).bit_length() - 1
    return choose_effect(config, row, noise, tables, room)


def choose_turn(config: Any, row: Any, noise: int, tables: Any, room: Any) -> int:
    """3.1: the card that promises most, or a pass, or All In."""
    hand = row[o.OWN_HAND]
    chosen, most = n.PASS, worth(config, tables, room, hand, LAID)
    if row[o.LEGAL] >> n.ALL_IN & 1:
        locked = worth(config, tables, room, hand, LOCKED)
        if locked >= most:
            chosen, most = n.ALL_IN, locked
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = bit.bit_length() - 1
        effects = config.effects[card] | 0  # compiled, a word of the sheet is unsigned until now
        value = hope(config, row, tables, room, hand ^ bit, takeable(config, row), effects, LAID, noise)
        value -= tables[t.FEEDING] * fed(row, card)
        if value > most:
            chosen, most = card, value
    return chosen


def fed(row: Any, card: int) -> int:
    """How many cards of that value the next player is known to hold."""
    if card >= n.RUNE_CARD:
        return 1
    known = row[o.KNOWN + 1] >> card % n.VALUES
    return int((known & 1) + (known >> 13 & 1) + (known >> 26 & 1) + (known >> 39 & 1))


def choose_effect(config: Any, row: Any, noise: int, tables: Any, room: Any) -> int:
    """Carry out an effect with the card that promises most, or decline it."""
    chosen, most = -1, 0.0
    rest = row[o.LEGAL]
    while rest:
        bit = rest & -rest
        rest ^= bit
        action = bit.bit_length() - 1
        value = hope_of(config, row, noise, tables, room, action)
        if chosen < 0 or value > most:
            chosen, most = action, value
    return chosen


def hope_of(config: Any, row: Any, noise: int, tables: Any, room: Any, action: int) -> float:
    """What an action within a played card leads to."""
    phase, hand, todo = row[o.PHASE], row[o.OWN_HAND], row[o.EFFECTS]
    choices = takeable(config, row)
    if action == n.USE:
        return hope(config, row, tables, room, hand, choices, todo, LAID, noise)
    pace = LAID
    if action != n.SKIP:
        card = 1 << action
        if phase == n.TAKE_PHASE:
            pace += 1 if row[o.UNCOVERED] & card else 0
            hand |= card
            choices = choices & ~card | uncovered_by(row, card)
        elif phase == n.EXCHANGE_PHASE:
            gift = best_gift(config, tables, room, hand, card, LAID)
            hand = hand ^ gift | card
            choices = choices & ~card | gift
        else:
            hand |= card
    return hope(config, row, tables, room, hand, choices, todo >> n.EFFECT_BITS, pace, stir(noise))


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    *counting.FUNCTIONS,
    *worths.FUNCTIONS,
    *hopes.FUNCTIONS,
    *belief.FUNCTIONS,
    *questions.FUNCTIONS,
    fed,
    hope_of,
    choose_effect,
    choose_turn,
    choose_card,
    scripted_choice,
)
"""All that a compiler must know of to compile `scripted_choice`."""
