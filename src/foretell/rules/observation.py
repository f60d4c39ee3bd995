"""Observations: what one viewer may know, as a row of integers (clause 11).

Seats are counted from the viewer: 0 is the viewer, 1 the next seat to the left. For a spectator they are counted from
seat 0. Sets of cards and actions are bits, as in the rest of the rules.
"""

from typing import Protocol

from .cards import CARDS, EVERY_CARD, MAX_CELLS, PREDICT_PHASE, SEATS
from .config import Config
from .knowledge import SPECTATOR, known
from .marker import rule
from .ranking import strength
from .state import State
from .variants import CLOSED

OBSERVATION_VERSION = 1
"""The version of the words of a row and of a history (`foretell.rules.history`). It changes with their meaning."""
OBSERVATION = 80
"""The number of words of a row. The last one is always 0."""


class Row(Protocol):
    """An observation to read: a list or tuple in the interpreter, an int64 row of a NumPy array in compiled code."""

    def __getitem__(self, word: int, /) -> int: ...


class RowBuffer(Row, Protocol):
    """An observation to fill in."""

    def __setitem__(self, word: int, value: int, /) -> None: ...


PHASE = 0
ROUND = 1
TURNS = 2
TURN = 3  # seat
ACTOR = 4  # seat; -1 at the end
LEGAL = 5  # actions; 0 unless the viewer may choose
OWN_HAND = 6
UNCOVERED = 7
COVERED = 8
DISCARD_TOP = 9  # as a set; empty with closed discards
GONE = 10  # cards that the viewer knows to be in the discard pile
UNPLACED = 11
REVEALED = 12  # without cards that the viewer may not see
PLAYED = 13  # as a set
TARGET = 14  # as a set
EFFECTS = 15  # five bits each, the current one lowest
DECK = 16
DISCARD = 17
POT = 18
ALL_IN = 19  # seat or -1
KNOWN = 20  # five words: the cards that the viewer can prove to be in each hand
RUNES = 25
TOLD = 30  # points, or -1
TOLD_TURN = 35
PREDICTION = 40  # seat, or -1 if none or secret
HAND_SIZE = 45
CELLS = 50  # twelve words: card or -1
SEAT = 62  # the viewer's absolute seat, because actions use absolute seats; -1 for a spectator
STRENGTH = 63  # of all the viewer's cards together; with more than five, it can miss a straight or a flush
SHED = 64  # five words: the cards that each seat gave up in this round for all to see
PASSES = 69  # five words: how often each seat has chosen to pass in this round
PLAYERS = 74
SIDE = 75
VARIANT = 76
HEIRS = 77
FREE = 78  # number of free spaces of the display


@rule
def observe(config: Config, s: State, viewer: int, row: RowBuffer) -> None:
    """Fill `row` (int64, 80 words) with what `viewer` (0-4, or 5 for a spectator) may know of `s`."""
    base = 0 if viewer == SPECTATOR else viewer
    sure = known(s, viewer)
    mine = viewer == s.actor or (
        s.phase == PREDICT_PHASE and config.players == 2 and viewer < 2 and s.predictions[base] < 0
    )
    row[PHASE] = s.phase
    row[ROUND] = s.round
    row[TURNS] = s.turns
    row[TURN] = relative(config, s.turn, base)
    row[ACTOR] = shown_actor(config, s, base)
    row[LEGAL] = s.legal if mine else 0
    row[OWN_HAND] = 0 if viewer == SPECTATOR else s.hands[viewer]
    observe_cards(config, s, viewer, sure, row)
    row[EFFECTS] = s.todo
    row[DECK] = s.deck
    row[DISCARD] = s.discard
    row[POT] = s.pot
    row[ALL_IN] = relative(config, s.all_in, base)
    for i in range(SEATS):
        observe_seat(config, s, viewer, sure, i, row)
    for cell in range(MAX_CELLS):
        row[CELLS + cell] = s.cells[cell]
    row[SEAT] = -1 if viewer == SPECTATOR else viewer
    row[STRENGTH] = strength(row[OWN_HAND], config.side, config.suits)
    row[PLAYERS] = config.players
    row[SIDE] = config.side
    row[VARIANT] = config.variant
    row[HEIRS] = config.heirs
    row[FREE] = (config.full & ~s.filled).bit_count()
    row[OBSERVATION - 1] = 0


@rule
def viewer_of(config: Config, s: State, viewer: int) -> int:
    """Resolve a viewer number: -1 means the actor; a seat that is not at the table means a spectator."""
    seat = s.actor if viewer == -1 else viewer
    return seat if 0 <= seat < config.players else SPECTATOR


@rule
def relative(config: Config, seat: int, base: int) -> int:
    """`seat` counted from `base`; -1 stays -1."""
    return -1 if seat < 0 else (seat - base) % config.players


@rule
def shown_actor(config: Config, s: State, base: int) -> int:
    """The seat that must choose. When two players predict, it is the viewer until they have answered (8.2)."""
    if s.phase == PREDICT_PHASE and config.players == 2:
        return 0 if s.predictions[base] < 0 else 1
    return relative(config, s.actor, base)


@rule
def observe_cards(config: Config, s: State, viewer: int, sure: int, row: RowBuffer) -> None:
    """Fill in the sets of cards."""
    display = 0
    for cell in range(MAX_CELLS):
        if s.cells[cell] >= 0:
            display |= 1 << s.cells[cell]
    pile = 0
    for i in range(s.discard):
        pile |= 1 << s.pile[CARDS - 1 - i]
    shown = 0
    rest = s.revealed
    while rest:
        shown |= 1 << (rest & 63) - 1
        rest >>= 6
    top = s.discard and config.variant != CLOSED
    row[UNCOVERED] = s.uncovered
    row[COVERED] = display & ~s.uncovered
    row[DISCARD_TOP] = 1 << s.pile[CARDS - s.discard] if top else 0
    row[GONE] = pile & sure
    row[UNPLACED] = EVERY_CARD & ~sure
    row[REVEALED] = shown & sure
    row[PLAYED] = 1 << s.played if s.played >= 0 else 0
    row[TARGET] = 1 << s.target if s.target >= 0 else 0


@rule
def observe_seat(config: Config, s: State, viewer: int, sure: int, i: int, row: RowBuffer) -> None:
    """Fill in the words of the `i`-th seat from the viewer. Words of absent seats are padding."""
    base = 0 if viewer == SPECTATOR else viewer
    seat = (base + i) % config.players
    here = i < config.players
    secret = config.players == 2 and s.phase == PREDICT_PHASE and seat != viewer
    row[KNOWN + i] = s.hands[seat] & sure if here else 0
    row[RUNES + i] = s.runes[seat] if here else 0
    row[TOLD + i] = s.told[seat] if here else -1
    row[TOLD_TURN + i] = s.told_turn[seat] if here else 0
    row[PREDICTION + i] = relative(config, s.predictions[seat], base) if here and not secret else -1
    row[HAND_SIZE + i] = s.hands[seat].bit_count() if here else 0
    row[SHED + i] = s.shed[seat] if here else 0
    row[PASSES + i] = s.passes[seat] if here else 0
