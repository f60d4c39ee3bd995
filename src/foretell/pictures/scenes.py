"""Draw tables and hands."""

from collections.abc import Sequence

from ..sheets import Sheet
from .card_pictures import HEIGHT, WIDTH, Picture, card_face, framed, label, row_of_cards

GAP = 6
LINE = 34
"""The height of a line of text."""
COVERED = 46
"""How much of a covered card can be seen."""

Row = tuple[str | None, ...]
Hand = tuple[str, Sequence[str | None]]
"""What to write above the cards of a seat, and the cards. None is a card back."""


def table_picture(title: str, rows: tuple[Row, Row], about: str, hands: Sequence[Hand], sheet: Sheet) -> Picture:
    """A table: a title, the display, a line about the piles, and the hands."""
    columns = len(rows[0])
    parts = [label(0, 24, title), f'<g transform="translate(0 {LINE})">{_display(rows, sheet)}</g>']
    top = LINE + COVERED + HEIGHT + LINE
    parts.append(label(0, top - 8, about))
    parts.append(_hands(hands, sheet, top + 8))
    width = max(columns, *(len(cards) for _, cards in hands), 6) * (WIDTH + GAP)
    return framed(width, top + 8 + _height(hands), "".join(parts), 0.55)


def hands_picture(title: str, hands: Sequence[Hand], sheet: Sheet | None = None) -> Picture:
    """Hands below each other."""
    width = max(6, *(len(cards) for _, cards in hands)) * (WIDTH + GAP)
    return framed(width, LINE + _height(hands), label(0, 24, title) + _hands(hands, sheet, LINE), 0.55)


def _display(rows: tuple[Row, Row], sheet: Sheet) -> str:
    """The two rows. A card of the second row covers the one above it; an empty frame is a free space."""
    drawn = []
    for number, (first, second) in enumerate(zip(*rows, strict=True)):
        x = number * (WIDTH + GAP)
        for card, y in ((first, 0), (second, COVERED)):
            if card is not None:
                drawn.append(f'<g transform="translate({x} {y})">{card_face(card, sheet)}</g>')
            elif y == 0:
                drawn.append(
                    f'<rect x="{x + 1}" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="6.5" fill="none"'
                    ' stroke="currentColor" stroke-opacity=".35" stroke-dasharray="6 5"/>'
                )
    return "".join(drawn)


def _hands(hands: Sequence[Hand], sheet: Sheet | None, top: float) -> str:
    drawn = []
    for text, cards in hands:
        drawn.append(label(0, top + 24, text))
        drawn.append(f'<g transform="translate(0 {top + LINE:g})">{row_of_cards(cards, sheet, GAP)}</g>')
        top += LINE + HEIGHT + GAP
    return "".join(drawn)


def _height(hands: Sequence[Hand]) -> float:
    return len(hands) * (LINE + HEIGHT + GAP)
