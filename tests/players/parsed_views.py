"""Parse a view into integers: a second way to compute `view.observation`."""

from collections.abc import Iterable

from foretell import PHASES, View
from foretell.rules import observation
from foretell.rules.cards import EFFECT_BITS, ROW
from foretell.rules.ranking import strength
from foretell.sheets import Effect, card_number, card_set


def row_of(view: View) -> list[int]:
    """The 80 words of a view; a spectator's count seats from seat 0."""
    config = view.options.config
    row = [0] * observation.OBSERVATION
    _asked(view, row)
    _cards(view, row)
    _seats(view, row)
    _display(view, row)
    row[observation.DECK], row[observation.DISCARD], row[observation.POT] = view.deck, view.discard, view.pot
    row[observation.SEAT] = _seat(view.seat)
    row[observation.STRENGTH] = strength(row[observation.OWN_HAND], config.side, config.suits)
    row[observation.PLAYERS], row[observation.SIDE] = config.players, config.side
    row[observation.VARIANT], row[observation.HEIRS] = config.variant, config.heirs
    return row


def _asked(view: View, row: list[int]) -> None:
    """Where the game stands, and what is asked of whom."""
    row[observation.PHASE] = PHASES.index(view.phase)
    row[observation.ROUND], row[observation.TURNS] = view.round, view.turns
    row[observation.TURN] = _relative(view, view.turn)
    mine = view.seat in view.actors
    row[observation.ACTOR] = _relative(view, view.seat if mine else next(iter(view.actors), None))
    row[observation.LEGAL] = sum(1 << action.number for action in view.legal)
    row[observation.ALL_IN] = _relative(view, view.all_in)
    row[observation.EFFECTS] = sum(_effect(word) << EFFECT_BITS * i for i, word in enumerate(view.effects))


def _cards(view: View, row: list[int]) -> None:
    """The sets of cards, but those of the display."""
    row[observation.OWN_HAND] = card_set(view.hand or ())
    row[observation.DISCARD_TOP] = _set([view.discard_top])
    row[observation.GONE] = card_set(view.gone)
    row[observation.UNPLACED] = card_set(view.unplaced)
    row[observation.REVEALED] = _set(view.revealed)
    row[observation.PLAYED] = _set([view.played])
    row[observation.TARGET] = _set([view.target])


def _seats(view: View, row: list[int]) -> None:
    """The words of each seat; those of seats that nobody sits at are empty."""
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


def _display(view: View, row: list[int]) -> None:
    """Its cells, and what of it is covered."""
    row[observation.CELLS : observation.CELLS + 2 * ROW] = [-1] * (2 * ROW)
    for first, cards in zip((observation.CELLS, observation.CELLS + ROW), view.rows, strict=True):
        row[first : first + len(cards)] = [-1 if card is None else card_number(card) for card in cards]
    row[observation.UNCOVERED] = card_set(view.uncovered)
    row[observation.COVERED] = _set([*view.rows[0], *view.rows[1]]) & ~row[observation.UNCOVERED]
    row[observation.FREE] = sum(card is None for cards in view.rows for card in cards)


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
