"""Pictures of cards, views, games, positions and Unfoldings, for notebooks."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..errors import NotationError, shown
from ..pictures import Picture, cards_picture, hands_picture, table_picture
from ..sheets import Sheet, card_number

if TYPE_CHECKING:
    from .position import Position
    from .redaction import View
    from .unfolding import Unfolding

Hand = tuple[str, Sequence[str | None]]


def picture(cards: str | Iterable[str], sheet: Sheet | None = None) -> Picture:
    """A picture of cards, such as a hand, which a notebook shows. `sheet` has the effects on them.

    >>> picture("7C JM R1").svg.startswith("<svg ")
    True
    """
    if not isinstance(cards, Iterable):
        raise NotationError(f"a picture shows cards, not {shown(cards)}")
    shown_cards = cards.split() if isinstance(cards, str) else list(cards)
    for card in shown_cards:
        card_number(card)
    return cards_picture(shown_cards, sheet)


def draw_view(view: "View") -> str:
    """The table as one viewer sees it: own cards and known cards are face up, all others face down."""
    title = f"Round {view.round}, {view.phase}"
    hands: list[Hand] = []
    for seat, size in enumerate(view.hand_sizes):
        known: Sequence[str] = (view.hand or ()) if seat == view.seat else view.known[seat]
        hands.append((_seat_line(view, seat), (*known, *(None,) * (size - len(known)))))
    top = "" if view.discard_top is None else f", {view.discard_top} on top"
    about = f"Pot {view.pot}. Deck {view.deck}. Discard pile {view.discard}{top}."
    return table_picture(title, view.rows, about, hands, view.options.sheet).svg


def _seat_line(view: "View", seat: int) -> str:
    you = " (you)" if seat == view.seat else ""
    acts = ", to choose" if seat in view.actors else ""
    told = view.told[seat]
    said = "" if told is None else f", told {told.points} points in turn {told.turn}"
    all_in = ", All In" if seat == view.all_in else ""
    return f"Seat {seat}{you}: {_runes(view.runes[seat])}{all_in}{acts}{said}"


def _runes(count: int) -> str:
    return f"{count} rune{'' if count == 1 else 's'}"


def draw_position(position: "Position") -> str:
    """The whole table, with all hands face up."""
    turn = position.turn if position.actor is None else position.actor
    hands = [
        (f"Seat {seat}: {_runes(position.runes[seat])}{', to choose' if seat == turn else ''}", hand)
        for seat, hand in enumerate(position.hands)
    ]
    top = f", {position.discard[-1]} on top" if position.discard else ""
    about = f"Pot {position.pot}. Deck {len(position.deck)}. Discard pile {len(position.discard)}{top}."
    title = f"Round {position.round}, {position.phase}"
    return table_picture(title, position.rows, about, hands, position.options.sheet).svg


def draw_unfolding(unfolding: "Unfolding") -> str:
    """All hands of a round with their ranks, predictions and gains."""
    hands = []
    for seat, hand in enumerate(unfolding.hands):
        best = ", the best hand" if seat == unfolding.best else ""
        line = f"Seat {seat}: {unfolding.ranks[seat].name}{best}. Predicted seat {unfolding.predictions[seat]}."
        hands.append((f"{line} Gained {_runes(unfolding.gains[seat])}.", hand))
    return hands_picture(f"Round {unfolding.round}: the Unfolding", hands).svg
