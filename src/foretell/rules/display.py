"""The display and the two piles beside it (clauses 3.4, 6 and 10)."""

from . import facts
from .cards import CARDS, ROW
from .chance import shuffle
from .config import Config
from .facts import note
from .history import remember
from .knowledge import eliminate, forget_discards, forget_hand
from .marker import rule
from .state import State
from .variants import BENDING, CLOSED


@rule
def add(config: Config, s: State, card: int) -> int:
    """6.1, 6.2, J4: add `card` to the leftmost free cell of the first row, else of the second. Return the cell."""
    free = config.full & ~s.filled
    lowest = free & -free
    cell = lowest.bit_length() - 1
    bit = 1 << card
    s.cells[cell] = card
    s.filled |= lowest
    s.uncovered |= bit
    s.public |= bit
    if cell >= ROW:
        s.uncovered &= ~(1 << s.cells[cell - ROW])
    return cell


@rule
def find_cell(s: State, card: int) -> int:
    """The cell of an uncovered display card."""
    cell = 0
    while s.cells[cell] != card:
        cell += 1
    return cell


@rule
def remove(s: State, card: int) -> int:
    """6.3: remove an uncovered card from the display. Return its cell."""
    cell = find_cell(s, card)
    s.cells[cell] = -1
    s.filled &= ~(1 << cell)
    s.uncovered &= ~(1 << card)
    if cell >= ROW:
        s.uncovered |= 1 << s.cells[cell - ROW]
    return cell


@rule
def replace(s: State, card: int, other: int) -> None:
    """5.2: put `other` into the space of the uncovered `card`."""
    s.cells[find_cell(s, card)] = other
    s.uncovered = s.uncovered & ~(1 << card) | 1 << other


@rule
def available(config: Config, s: State) -> int:
    """5.1, 10.1: the cards that Take and Exchange can get."""
    if config.variant == BENDING and s.discard:
        return s.uncovered | 1 << s.pile[CARDS - s.discard]
    return s.uncovered


@rule
def draw(config: Config, s: State) -> int:
    """Draw the top card of the deck. If the deck is empty, the discard pile becomes the deck first (3.4, J12)."""
    if s.deck == 0:
        reshuffle(config, s)
    s.deck -= 1
    return s.pile[s.deck]


@rule
def reshuffle(config: Config, s: State) -> None:
    """3.4: shuffle the discard pile, which becomes the deck."""
    eliminate(config, s)
    pile = s.pile
    discards = 0
    for i in range(CARDS // 2):
        card = pile[i]
        pile[i] = pile[CARDS - 1 - i]
        pile[CARDS - 1 - i] = card
    for i in range(s.discard):
        discards |= 1 << pile[i]
    s.deck = s.discard
    s.discard = 0
    forget_discards(config, s, discards)
    shuffle(s, s.deck)
    note(s, facts.RESHUFFLED, -1, s.deck, 0)


@rule
def discard(config: Config, s: State, seat: int, card: int) -> None:
    """4.3, 5.4, 10.2: put `card`, which has left the hand already, on the discard pile."""
    s.discard += 1
    s.pile[CARDS - s.discard] = card
    if config.variant == CLOSED:
        s.private[seat] |= 1 << card
    else:
        s.public |= 1 << card


@rule
def discard_from_hand(config: Config, s: State, seat: int, card: int) -> None:
    """4.3: discard a surplus card."""
    s.hands[seat] &= ~(1 << card)
    if config.variant == CLOSED:
        forget_hand(config, s, seat, card)
    else:
        s.shed[seat] |= 1 << card
    discard(config, s, seat, card)
    remember(config, s, facts.DISCARDED, seat, card, 0)
