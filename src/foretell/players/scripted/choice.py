"""The choice of the expert at every decision, from its row alone."""

from ...rules import observation
from ...rules.bits import count, nth
from ...rules.cards import (
    ALL_IN,
    DISCARD_PHASE,
    EFFECT_BITS,
    EXCHANGE_PHASE,
    EYE_PHASE,
    GIVE_PHASE,
    HIDE_PHASE,
    HYPNOSIS_PHASE,
    PASS,
    PLAY_PHASE,
    PREDICT_PHASE,
    RUNE_CARD,
    SKIP,
    TAKE_PHASE,
    USE,
    VALUES,
)
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ..buffers import ParameterRow, Scratch
from .expected_values import best_gift, expected_value, first_noise, next_bits, takeable, uncovered_by
from .parameters import HELPING_NEXT
from .questions import choose_asked, choose_hidden, choose_named
from .worth import LAID, LOCKED, least_useful, set_endings, worth


@compilable
def scripted_choice(config: Config, row: Row, noise: int, parameters: ParameterRow, scratch: Scratch) -> int:
    """The action for a row of `observe`. `scratch` has SCRATCH words."""
    legal = row[observation.LEGAL]
    if count(legal) < 2:
        return int(nth(legal, 0))
    phase = row[observation.PHASE]
    if phase == PREDICT_PHASE:
        action = choose_named(config, row, parameters, scratch)
    elif phase in (HYPNOSIS_PHASE, EYE_PHASE):
        action = choose_asked(config, row, parameters, scratch)
    elif phase == HIDE_PHASE:
        action = choose_hidden(config, row, scratch)
    else:
        set_endings(config, row, parameters, scratch)
        action = choose_card(config, row, first_noise(noise), parameters, scratch)
    return action if action >= 0 and legal >> action & 1 else int(nth(legal, 0))


@compilable
def choose_card(config: Config, row: Row, noise: int, parameters: ParameterRow, scratch: Scratch) -> int:
    """Choose during a turn, or while a played card is resolved."""
    phase = row[observation.PHASE]
    hand = row[observation.OWN_HAND]
    if phase == PLAY_PHASE:
        return choose_turn(config, row, noise, parameters, scratch)
    if phase == GIVE_PHASE:
        return int(best_gift(config, parameters, scratch, hand, row[observation.TARGET], LAID)).bit_length() - 1
    if phase == DISCARD_PHASE:
        return int(least_useful(config, parameters, scratch, hand, LAID)).bit_length() - 1
    return choose_effect(config, row, noise, parameters, scratch)


@compilable
def choose_turn(config: Config, row: Row, noise: int, parameters: ParameterRow, scratch: Scratch) -> int:
    """3.1: the card with the highest expected value, or a pass, or All In."""
    hand = row[observation.OWN_HAND]
    chosen, most = PASS, worth(config, parameters, scratch, hand, LAID)
    if row[observation.LEGAL] >> ALL_IN & 1:
        locked = worth(config, parameters, scratch, hand, LOCKED)
        if locked >= most:
            chosen, most = ALL_IN, locked
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = bit.bit_length() - 1
        effects = config.effects[card] | 0  # in compiled code, the word is unsigned; `| 0` makes it signed
        value = expected_value(
            config, row, parameters, scratch, hand ^ bit, takeable(config, row), effects, LAID, noise
        )
        value -= parameters[HELPING_NEXT] * known_matches_of_next(row, card)
        if value > most:
            chosen, most = card, value
    return chosen


@compilable
def known_matches_of_next(row: Row, card: int) -> int:
    """The number of cards of that value that the next player is known to hold."""
    if card >= RUNE_CARD:
        return 1
    known = row[observation.KNOWN + 1] >> card % VALUES
    return int((known & 1) + (known >> 13 & 1) + (known >> 26 & 1) + (known >> 39 & 1))


@compilable
def choose_effect(config: Config, row: Row, noise: int, parameters: ParameterRow, scratch: Scratch) -> int:
    """Carry out an effect with the card that has the highest expected value, or decline it."""
    chosen, most = -1, 0.0
    rest = row[observation.LEGAL]
    while rest:
        bit = rest & -rest
        rest ^= bit
        action = bit.bit_length() - 1
        value = action_value(config, row, noise, parameters, scratch, action)
        if chosen < 0 or value > most:
            chosen, most = action, value
    return chosen


@compilable
def action_value(
    config: Config, row: Row, noise: int, parameters: ParameterRow, scratch: Scratch, action: int
) -> float:
    """The expected value of an action while a played card is resolved."""
    phase, hand, todo = row[observation.PHASE], row[observation.OWN_HAND], row[observation.EFFECTS]
    choices = takeable(config, row)
    if action == USE:
        return expected_value(config, row, parameters, scratch, hand, choices, todo, LAID, noise)
    ending = LAID
    if action != SKIP:
        card = 1 << action
        if phase == TAKE_PHASE:
            ending += 1 if row[observation.UNCOVERED] & card else 0
            hand |= card
            choices = choices & ~card | uncovered_by(row, card)
        elif phase == EXCHANGE_PHASE:
            gift = best_gift(config, parameters, scratch, hand, card, LAID)
            hand = hand ^ gift | card
            choices = choices & ~card | gift
        else:
            hand |= card
    return expected_value(
        config, row, parameters, scratch, hand, choices, todo >> EFFECT_BITS, ending, next_bits(noise)
    )
