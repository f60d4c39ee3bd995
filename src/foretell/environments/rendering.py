"""Text and pictures of what an agent may know. They read nothing but the row of `observe`."""

from typing import Any

import numpy as np

from ..arrays import Ints
from ..game import PHASES, Action
from ..rules import COLUMNS, observation
from ..rules.cards import ACTIONS, CARDS, ROW
from ..rules.cards import SUITS as SUIT_COUNT
from ..rules.cards import VALUES as VALUE_COUNT
from ..sheets import CARDS as CARD_NAMES
from .pixels import fill, write

Image = np.ndarray[Any, np.dtype[np.uint8]]
CARD_WIDTH, CARD_HEIGHT, GAP = 34, 46, 6
WIDTH, LINE = 320, 14
FELT, PAPER, INK, FADED = (18, 52, 46), (244, 238, 222), (24, 24, 32), (120, 132, 126)
SUIT_COLOURS = ((166, 104, 24), (118, 58, 150), (30, 92, 160), (44, 122, 52))
RUNE_COLOUR = (176, 36, 44)


def cards_in(bits: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(CARDS) if bits >> card & 1]


def text_of(row: Ints) -> str:
    """What the viewer of a row may know, in a few lines."""
    return "\n".join((heading(row), *display_lines(row), *seat_lines(row), f"Choices: {choices(row)}"))


def heading(row: Ints) -> str:
    """The round, the question and the counts."""
    phase = PHASES[int(row[observation.PHASE])]
    return (
        f"Round {row[observation.ROUND]}, {phase}. Pot {row[observation.POT]},"
        f" deck {row[observation.DECK]}, discard pile {row[observation.DISCARD]}."
    )


def display_lines(row: Ints) -> list[str]:
    """The two rows of the display."""
    names = [
        [CARD_NAMES[card] if card >= 0 else "--" for card in cells_of(row, first)]
        for first in (observation.CELLS, observation.CELLS + ROW)
    ]
    return [
        f"{title} {' '.join(f'{name:>3}' for name in cells)}"
        for title, cells in zip(("Display", "       "), names, strict=True)
    ]


def cells_of(row: Ints, first: int) -> list[int]:
    """The cards of one row of the display; -1 for an empty space."""
    return [int(card) for card in row[first : first + COLUMNS[int(row[observation.PLAYERS])]]]


def seat_lines(row: Ints) -> list[str]:
    """One line for each seat, from the viewer on."""
    players, seat = int(row[observation.PLAYERS]), max(int(row[observation.SEAT]), 0)
    lines = []
    for i in range(players):
        known = row[observation.OWN_HAND] if i == 0 else row[observation.KNOWN + i]
        cards = [CARD_NAMES[card] for card in cards_in(int(known))]
        cards += ["?"] * (int(row[observation.HAND_SIZE + i]) - len(cards))
        notes = [f"{row[observation.RUNES + i]} runes"]
        if row[observation.ALL_IN] == i:
            notes.append("All In")
        if row[observation.TOLD + i] >= 0:
            notes.append(f"told {row[observation.TOLD + i]}")
        if row[observation.PREDICTION + i] >= 0:
            notes.append(f"predicts player_{(seat + row[observation.PREDICTION + i]) % players}")
        turn = ">" if row[observation.ACTOR] == i else " "
        lines.append(f"{turn}player_{(seat + i) % players}: {' '.join(cards)} ({', '.join(notes)})")
    return lines


def choices(row: Ints) -> str:
    """The legal actions of the viewer as tokens."""
    phase, legal = PHASES[int(row[observation.PHASE])], int(row[observation.LEGAL])
    return " ".join(str(Action.of(phase, number)) for number in range(ACTIONS) if legal >> number & 1) or "none"


def image_of(row: Ints) -> Image:
    """The same as a picture, but without the choices: uint8 (height, width, 3)."""
    seats = seat_lines(row)
    image = np.empty((2 * (CARD_HEIGHT + GAP) + 2 * GAP + LINE * (len(seats) + 2), WIDTH, 3), np.uint8)
    image[:] = FELT
    write(image, GAP, GAP, heading(row), PAPER)
    for line, first in enumerate((observation.CELLS, observation.CELLS + ROW)):
        for column, card in enumerate(cells_of(row, first)):
            left, top = GAP + column * (CARD_WIDTH + GAP), LINE + GAP + line * (CARD_HEIGHT + GAP)
            draw_card(image, left, top, card)
    top = LINE + GAP + 2 * (CARD_HEIGHT + GAP)
    for number, text in enumerate(seats):
        write(image, GAP, top + number * LINE, text, PAPER)
    return image


def draw_card(image: Image, left: int, top: int, card: int) -> None:
    """Draw a card, or an empty space for -1."""
    if card < 0:
        fill(image, left, top, CARD_WIDTH, CARD_HEIGHT, FADED)
        fill(image, left + 1, top + 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, FELT)
        return
    colour = SUIT_COLOURS[card // VALUE_COUNT] if card < SUIT_COUNT * VALUE_COUNT else RUNE_COLOUR
    fill(image, left, top, CARD_WIDTH, CARD_HEIGHT, PAPER)
    fill(image, left, top + CARD_HEIGHT - 8, CARD_WIDTH, 8, colour)
    write(image, left + 5, top + 8, CARD_NAMES[card], INK, scale=2)
