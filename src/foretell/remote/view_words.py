"""Compute `view.observation` from the other fields of a view, for views that do not come from a game.

Tests compare it with `foretell.rules.observation`, which computes the same words from the state.
"""

from collections.abc import Iterable

from ..game import PHASES, View
from ..rules import observation
from ..rules.cards import EFFECT_BITS, ROW
from ..rules.ranking import strength
from ..sheets import Effect, card_number, card_set


def row_of(view: View) -> list[int]:
    """The 80 words of a view. For a spectator, they count seats from seat 0."""
    config = view.options.config
    row = [0] * observation.OBSERVATION
    _fill_decision(view, row)
    _fill_cards(view, row)
    _fill_seats(view, row)
    _fill_display(view, row)
    row[observation.DECK], row[observation.DISCARD], row[observation.POT] = view.deck, view.discard, view.pot
    row[observation.SEAT] = -1 if view.seat is None else view.seat
    row[observation.STRENGTH] = strength(row[observation.OWN_HAND], config.side, config.suits)
    row[observation.PLAYERS], row[observation.SIDE] = config.players, config.side
    row[observation.VARIANT], row[observation.HEIRS] = config.variant, config.heirs
    return row


def _fill_decision(view: View, row: list[int]) -> None:
    row[observation.PHASE] = PHASES.index(view.phase)
    row[observation.ROUND], row[observation.TURNS] = view.round, view.turns
    row[observation.TURN] = _relative(view, view.turn)
    mine = view.seat in view.actors
    row[observation.ACTOR] = _relative(view, view.seat if mine else next(iter(view.actors), None))
    row[observation.LEGAL] = sum(1 << action.number for action in view.legal)
    row[observation.ALL_IN] = _relative(view, view.all_in)
    row[observation.EFFECTS] = sum(_effect(word) << EFFECT_BITS * i for i, word in enumerate(view.effects))


def _fill_cards(view: View, row: list[int]) -> None:
    """Fill in the sets of cards, except those of the display."""
    row[observation.OWN_HAND] = card_set(view.hand or ())
    row[observation.DISCARD_TOP] = _set([view.discard_top])
    row[observation.GONE] = card_set(view.gone)
    row[observation.UNPLACED] = card_set(view.unplaced)
    row[observation.REVEALED] = _set(view.revealed)
    row[observation.PLAYED] = _set([view.played])
    row[observation.TARGET] = _set([view.target])


def _fill_seats(view: View, row: list[int]) -> None:
    players = view.options.players
    row[observation.TOLD : observation.TOLD + 5] = row[observation.PREDICTION : observation.PREDICTION + 5] = [-1] * 5
    for i in range(players):
        seat = ((view.seat or 0) + i) % players
        told = view.told[seat]
        if told is not None:
            row[observation.TOLD + i], row[observation.TOLD_TURN + i] = told.points, told.turn
        row[observation.KNOWN + i] = card_set(view.known[seat])
        row[observation.RUNES + i] = view.runes[seat]
        row[observation.PREDICTION + i] = _relative(view, view.predictions[seat])
        row[observation.HAND_SIZE + i] = view.hand_sizes[seat]
        row[observation.SHED + i] = card_set(view.shed[seat])
        row[observation.PASSES + i] = view.passes[seat]


def _fill_display(view: View, row: list[int]) -> None:
    row[observation.CELLS : observation.CELLS + 2 * ROW] = [-1] * (2 * ROW)
    for first, cards in zip((observation.CELLS, observation.CELLS + ROW), view.rows, strict=True):
        row[first : first + len(cards)] = [-1 if card is None else card_number(card) for card in cards]
    row[observation.UNCOVERED] = card_set(view.uncovered)
    row[observation.COVERED] = _set([*view.rows[0], *view.rows[1]]) & ~row[observation.UNCOVERED]
    row[observation.FREE] = sum(card is None for cards in view.rows for card in cards)


def _set(cards: Iterable[str | None]) -> int:
    """The cards that the viewer sees, as a set."""
    return card_set([card for card in cards if card is not None])


def _relative(view: View, seat: int | None) -> int:
    """`seat` counted from the viewer; -1 for nobody."""
    return -1 if seat is None else (seat - (view.seat or 0)) % view.options.players


def _effect(word: str) -> int:
    return Effect(word.removesuffix("*"), word.endswith("*")).number
