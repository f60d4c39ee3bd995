"""Whom to ask, which card to hide and whom to predict: the choices that depend on how strong the others are."""

from ...rules import observation
from ...rules.cards import HAND, HYPNOSIS_PHASE, SEAT, SKIP
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ...rules.ranking import STRENGTH_BITS
from ..buffers import ParameterRow, Scratch
from .belief import still_true, weigh_seats
from .counting import STRENGTHS, fill_counts
from .parameters import NAMED_LATER
from .worth import BELIEF, CHANCE

NOT_WORTH_ASKING = 0.001


@compilable
def action_of_seat(config: Config, row: Row, seat: int) -> int:
    """The action that names a seat counted from the viewer."""
    return int(SEAT + (row[observation.SEAT] + seat) % config.players)


@compilable
def choose_asked(config: Config, row: Row, parameters: ParameterRow, scratch: Scratch) -> int:
    """5.6, 5.7: ask the seat whose hand makes the prediction least certain, but not if its answer is known."""
    weigh_seats(config, row, parameters, scratch)
    chosen, most = SKIP, NOT_WORTH_ASKING
    if not row[observation.LEGAL] >> SKIP & 1:
        most = -1.0
    for seat in range(1, config.players):
        action = action_of_seat(config, row, seat)
        if row[observation.LEGAL] >> action & 1:
            doubt = scratch[CHANCE + seat] * (1.0 - scratch[CHANCE + seat]) + 0.01
            hidden = HAND - row[observation.KNOWN + seat].bit_count()
            if hidden == 0 or (row[observation.PHASE] == HYPNOSIS_PHASE and still_true(config, row, seat)):
                doubt = 0.0
            if doubt > most:
                chosen, most = action, doubt
    return chosen


@compilable
def choose_hidden(config: Config, row: Row, scratch: Scratch) -> int:
    """5.7: hide the card without which the fewest possible hands have the true rank."""
    hand = row[observation.OWN_HAND]
    points = row[observation.STRENGTH] >> STRENGTH_BITS
    chosen, least = -1, 0.0
    rest = row[observation.LEGAL]
    while rest:
        bit = rest & -rest
        rest ^= bit
        others = row[observation.UNPLACED] | bit
        fill_counts(hand ^ bit, others, config.side, config.suits, -1, scratch, BELIEF, scratch)
        alike = 0.0
        for i in range(STRENGTHS):  # to be overestimated is as good as to be underestimated
            if i >> STRENGTH_BITS == points:
                alike += scratch[BELIEF + i]
        if chosen < 0 or alike < least:
            chosen, least = bit.bit_length() - 1, alike
    return chosen


@compilable
def choose_named(config: Config, row: Row, parameters: ParameterRow, scratch: Scratch) -> int:
    """8.1, 8.7: predict the seat that brings most runes, relative to what the others get.

    Naming the same seat as another player halves the share of the pot, but also halves theirs. Later predictors are
    assumed to name that seat about as often as it is likely to win.
    """
    weigh_seats(config, row, parameters, scratch)
    chosen, most = -1, 0.0
    for seat in range(config.players):
        action = action_of_seat(config, row, seat)
        if row[observation.LEGAL] >> action & 1:
            value = scratch[CHANCE + seat] * share_worth(config, row, parameters, scratch, seat)
            if chosen < 0 or value > most:
                chosen, most = action, value
    return chosen


@compilable
def share_worth(config: Config, row: Row, parameters: ParameterRow, scratch: Scratch, named: int) -> float:
    """The value of a share of the pot if `named` turns out to be the best."""
    if config.players == 2:
        return 1.0  # 8.2: to be right alone gains as much as to be wrong alone loses
    before = waiting = 0
    for seat in range(1, config.players):
        before += 1 if row[observation.PREDICTION + seat] == named else 0
        waiting += 1 if row[observation.PREDICTION + seat] < 0 else 0
    share = 1.0 / (1.0 + before + waiting * scratch[CHANCE + named] * parameters[NAMED_LATER])
    if before:
        share *= 1.0 + 1.0 / (config.players - 1)
    return float(share)
