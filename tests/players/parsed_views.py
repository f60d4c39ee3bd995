"""A view read back into integers, word by word: a second way to the observation that `view.observation` holds."""

from collections.abc import Iterable

from foretell import PHASES, View
from foretell.rules import observation as o
from foretell.rules.cards import EFFECT_BITS, ROW
from foretell.rules.ranking import strength
from foretell.sheets import Effect, card_number, card_set


def row_of(view: View) -> list[int]:
    """The 80 words of a view; a spectator's count seats from seat 0."""
    config = view.options.config
    row = [0] * o.OBSERVATION
    _asked(view, row)
    _cards(view, row)
    _seats(view, row)
    _display(view, row)
    row[o.DECK], row[o.DISCARD], row[o.POT] = view.deck, view.discard, view.pot
    row[o.SEAT] = _seat(view.seat)
    row[o.STRENGTH] = strength(row[o.OWN_HAND], config.side, config.suits)
    row[o.PLAYERS], row[o.SIDE] = config.players, config.side
    row[o.VARIANT], row[o.HEIRS] = config.variant, config.heirs
    return row


def _asked(view: View, row: list[int]) -> None:
    """Where the game stands, and what is asked of whom."""
    row[o.PHASE] = PHASES.index(view.phase)
    row[o.ROUND], row[o.TURNS] = view.round, view.turns
    row[o.TURN] = _relative(view, view.turn)
    mine = view.seat in view.actors
    row[o.ACTOR] = _relative(view, view.seat if mine else next(iter(view.actors), None))
    row[o.LEGAL] = sum(1 << action.number for action in view.legal)
    row[o.ALL_IN] = _relative(view, view.all_in)
    row[o.EFFECTS] = sum(_effect(word) << EFFECT_BITS * i for i, word in enumerate(view.effects))


def _cards(view: View, row: list[int]) -> None:
    """The sets of cards, but those of the display."""
    row[o.OWN_HAND] = card_set(view.hand or ())
    row[o.DISCARD_TOP] = _set([view.discard_top])
    row[o.GONE] = card_set(view.gone)
    row[o.UNPLACED] = card_set(view.unplaced)
    row[o.REVEALED] = _set(view.revealed)
    row[o.PLAYED] = _set([view.played])
    row[o.TARGET] = _set([view.target])


def _seats(view: View, row: list[int]) -> None:
    """The words of each seat; those of seats that nobody sits at are empty."""
    players = view.options.players
    row[o.TOLD : o.TOLD + 5] = row[o.PREDICTION : o.PREDICTION + 5] = [-1] * 5
    for i in range(players):
        seat = ((view.seat or 0) + i) % players
        told = view.told[seat]
        if told is not None:
            row[o.TOLD + i], row[o.TOLD_TURN + i] = told.points, told.turn
        row[o.KNOWN + i] = card_set(view.known[seat])
        row[o.RUNES + i] = view.runes[seat]
        row[o.PREDICTION + i] = _relative(view, view.predictions[seat])
        row[o.HAND_SIZE + i] = view.hand_sizes[seat]
        row[o.SHED + i] = card_set(view.shed[seat])
        row[o.PASSES + i] = view.passes[seat]


def _display(view: View, row: list[int]) -> None:
    """Its cells, and what of it is covered."""
    row[o.CELLS : o.CELLS + 2 * ROW] = [-1] * (2 * ROW)
    for first, cards in zip((o.CELLS, o.CELLS + ROW), view.rows, strict=True):
        row[first : first + len(cards)] = [-1 if card is None else card_number(card) for card in cards]
    row[o.UNCOVERED] = card_set(view.uncovered)
    row[o.COVERED] = _set([*view.rows[0], *view.rows[1]]) & ~row[o.UNCOVERED]
    row[o.FREE] = sum(card is None for cards in view.rows for card in cards)


def _set(cards: Iterable[str | None]) -> int:
    """The cards that there are, and that the viewer sees, as a set."""
    return card_set([card for card in cards if card is not None])


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat


def _relative(view: View, seat: int | None) -> int:
    """`seat` counted from the viewer; -1 for nobody."""
    return -1 if seat is None else (seat - (view.seat or 0)) % view.options.players


def _effect(word: str) -> int:
    """The number of an effect, with its star."""
    return Effect(word.removesuffix("*"), word.endswith("*")).number
