"""Turns the network's input words into numbers. A table has one line for each number.

A feature is `(word >> shift) & mask`, either multiplied by a scale or compared with a value. NumPy at the table and
torch in training use the same table.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from ...arrays import Floats, Ints
from ...rules import history, observation
from ...rules.cards import (
    ACTIONS,
    CARDS,
    EYE,
    KIND_MASK,
    MAX_CELLS,
    PREDICT_PHASE,
    REVEAL_7,
    RUNE_CARD,
    SEATS,
    SUITS,
    VALUES,
)
from ..rank_order import POINTS
from .inputs import AFTER, CARDS_A_WORD, CHOICES, FRESH, LEADS, PRESENT, PROVEN, TO_COME, UNSEEN

ENTRY_CARDS = 2
"""The network reads this many cards of an entry. Only Reveals and the cards of an Eye have more."""
CODE_BITS = 7
CODE_SUIT_SHIFT = 4
SUIT_MASK = 7
RUNE_SUIT = SUITS + 1
HIDDEN_SUIT = SUITS + 2
ALL = -1
"""Every bit of a word."""
FOUR = 15


class Feature(NamedTuple):
    """One number of the network's input."""

    word: int
    shift: int = 0
    mask: int = ALL
    equals: int | None = None
    scale: float = 1.0


def features() -> list[Feature]:
    """All features of the policy, in order."""
    return [*_cards(), *_asked(), *_table(), *_self(), *_others(), *_rules()]


def _set(word: int, bits: Iterable[int] = range(CARDS)) -> Iterator[Feature]:
    return (Feature(word, bit, 1) for bit in bits)


def _one_of(word: int, values: Iterable[int], shift: int = 0, mask: int = ALL) -> Iterator[Feature]:
    return (Feature(word, shift, mask, value) for value in values)


def _cards() -> Iterator[Feature]:
    """Where each card lies, as far as the viewer knows."""
    for word in (
        observation.OWN_HAND,
        observation.UNCOVERED,
        observation.COVERED,
        observation.GONE,
        observation.DISCARD_TOP,
        observation.REVEALED,
        observation.PLAYED,
        observation.TARGET,
    ):
        yield from _set(word)
    for i in range(1, SEATS):
        yield from _set(observation.KNOWN + i)
        yield from _set(observation.SHED + i)


def _asked() -> Iterator[Feature]:
    """The question, and the points that each card would make."""
    yield from _set(CHOICES, range(ACTIONS))
    for card in range(CARDS):
        yield Feature(AFTER + card // CARDS_A_WORD, 4 * (card % CARDS_A_WORD), FOUR, scale=0.2)
    yield from _one_of(observation.PHASE, range(PREDICT_PHASE + 1))
    yield from _one_of(PRESENT, range(1, EYE + 1), mask=KIND_MASK)
    yield Feature(PRESENT, 4, 1)
    yield from _set(TO_COME, range(1, EYE + 1))


def _table() -> Iterator[Feature]:
    """The progress of the game."""
    yield from _one_of(observation.ROUND, range(1, 5))
    yield from _one_of(observation.TURN, range(SEATS))
    yield from _one_of(observation.ALL_IN, range(-1, SEATS))
    yield from _one_of(observation.FREE, range(MAX_CELLS + 1))
    for word, scale in (
        (observation.TURNS, 0.05),
        (observation.DECK, 0.03),
        (observation.DISCARD, 0.03),
        (observation.POT, 0.1),
    ):
        yield Feature(word, scale=scale)
    for i in range(SEATS):
        yield from _one_of(observation.PREDICTION + i, range(SEATS))
        yield Feature(observation.RUNES + i, scale=0.05)
        yield Feature(observation.PASSES + i, scale=0.25)


def _self() -> Iterator[Feature]:
    """The viewer's own cards."""
    yield from _one_of(observation.STRENGTH, POINTS, 6)
    yield from _one_of(observation.STRENGTH, range(1, 14), 2, FOUR)
    yield from _one_of(observation.STRENGTH, range(4), 0, 3)
    yield Feature(observation.HAND_SIZE, scale=0.2)


def _others() -> Iterator[Feature]:
    """What the others told, what is proven about them, and their runes."""
    for i in range(1, SEATS):
        yield from _one_of(observation.TOLD + i, POINTS)
        yield Feature(FRESH, i, 1)
        yield Feature(observation.TOLD_TURN + i, scale=0.05)
        yield from _one_of(PROVEN + i - 1, POINTS)
        yield Feature(UNSEEN + i - 1, scale=0.2)
        yield from _one_of(LEADS, range(16), 4 * (i - 1), FOUR)


def _rules() -> Iterator[Feature]:
    """The options of the game."""
    yield from _one_of(observation.PLAYERS, range(2, SEATS + 1))
    yield Feature(observation.SIDE)
    yield from _one_of(observation.VARIANT, range(3))
    yield Feature(observation.HEIRS)


def _card_code(place: int) -> int:
    """The code of a place for a card in an entry: its value from 1 on, and its suit; 0 for no card."""
    card = place - 1
    if 0 <= card < RUNE_CARD:
        return card % VALUES + 1 | card // VALUES + 1 << CODE_SUIT_SHIFT
    if card in (RUNE_CARD, RUNE_CARD + 1):
        return card - RUNE_CARD + 1 | RUNE_SUIT << CODE_SUIT_SHIFT
    return HIDDEN_SUIT << CODE_SUIT_SHIFT if place == history.CARD_MASK else 0


CARD_CODES: Ints = np.array([_card_code(place) for place in range(history.CARD_MASK + 1)], np.int64)


def entry_codes(entries: Ints) -> Ints:
    """Entries of a history, with the value and the suit of the first two cards in fields of their own, in 30 bits."""
    codes = entries & (1 << history.CARDS_SHIFT) - 1
    for place in range(ENTRY_CARDS):
        card = entries >> history.CARDS_SHIFT + history.CARD_BITS * place & history.CARD_MASK
        codes = codes | CARD_CODES[card] << history.CARDS_SHIFT + CODE_BITS * place
    return codes


def _entry() -> Iterator[Feature]:
    """The features of one entry of a history. Its code is the only word."""
    yield from _one_of(0, history.ENTRY_KINDS, mask=history.KIND_MASK)
    yield from _one_of(0, range(SEATS), history.SEAT_SHIFT, history.SEAT_MASK)
    yield from _one_of(0, (*range(SEATS), history.HIDDEN_SEAT), history.OTHER_SHIFT, history.SEAT_MASK)
    yield from _one_of(0, range(REVEAL_7 + 1), history.VALUE_SHIFT, history.VALUE_MASK)
    for place in range(ENTRY_CARDS):
        shift = history.CARDS_SHIFT + CODE_BITS * place
        yield from _one_of(0, range(1, VALUES + 1), shift, FOUR)
        yield from _one_of(0, range(1, HIDDEN_SUIT + 1), shift + CODE_SUIT_SHIFT, SUIT_MASK)


class FeatureTable:
    """Features as arrays: int64 `word`, `shift`, `mask`, `equals`, bool `compared`, float32 `scale`, each (n,)."""

    def __init__(self, lines: Iterable[Feature]) -> None:
        self.lines = tuple(lines)
        self.word = self._ints(line.word for line in self.lines)
        self.shift = self._ints(line.shift for line in self.lines)
        self.mask = self._ints(line.mask for line in self.lines)
        self.equals = self._ints(0 if line.equals is None else line.equals for line in self.lines)
        self.compared = np.array([line.equals is not None for line in self.lines])
        self.scale = np.array([line.scale for line in self.lines], np.float32)

    def __len__(self) -> int:
        return len(self.lines)

    def read(self, inputs: Ints) -> Floats:
        """float32 (n, features) from int64 (n, words)."""
        numbers = inputs[:, self.word] >> self.shift & self.mask
        return np.asarray(np.where(self.compared, numbers == self.equals, numbers * self.scale), np.float32)

    @staticmethod
    def _ints(numbers: Iterable[int]) -> Ints:
        return np.array(list(numbers), np.int64)


POLICY = FeatureTable(features())
ENTRY = FeatureTable(_entry())
