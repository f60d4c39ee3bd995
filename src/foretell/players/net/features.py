"""From a sight to the numbers that a network reads: a table with one line for each of them.

A feature is `(word >> shift) & mask`, either times a scale or compared with a value. The same table serves NumPy at
the table and torch in training.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ...rules import cards as n
from ...rules import observation as o
from ..ranks import POINTS
from . import sight as w

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
    """All that the policy reads, in order."""
    return [*_cards(), *_asked(), *_table(), *_self(), *_others(), *_rules()]


def _set(word: int, bits: Iterable[int] = range(n.CARDS)) -> Iterator[Feature]:
    return (Feature(word, bit, 1) for bit in bits)


def _one_of(word: int, values: Iterable[int], shift: int = 0, mask: int = ALL) -> Iterator[Feature]:
    return (Feature(word, shift, mask, value) for value in values)


def _cards() -> Iterator[Feature]:
    """Where which card lies, as far as the viewer knows."""
    for word in (o.OWN_HAND, o.UNCOVERED, o.COVERED, o.GONE, o.DISCARD_TOP, o.REVEALED, o.PLAYED, o.TARGET):
        yield from _set(word)
    for i in range(1, n.SEATS):
        yield from _set(o.KNOWN + i)
        yield from _set(o.SHED + i)


def _asked() -> Iterator[Feature]:
    """What is asked, and what each card would make."""
    yield from _set(w.CHOICES, range(n.ACTIONS))
    for card in range(n.CARDS):
        yield Feature(w.AFTER + card // w.CARDS_A_WORD, 4 * (card % w.CARDS_A_WORD), FOUR, scale=0.2)
    yield from _one_of(o.PHASE, range(n.PREDICT_PHASE + 1))
    yield from _one_of(w.PRESENT, range(1, n.EYE + 1), mask=n.KIND_MASK)
    yield Feature(w.PRESENT, 4, 1)
    yield from _set(w.TO_COME, range(1, n.EYE + 1))


def _table() -> Iterator[Feature]:
    """How far the game is."""
    yield from _one_of(o.ROUND, range(1, 5))
    yield from _one_of(o.TURN, range(n.SEATS))
    yield from _one_of(o.ALL_IN, range(-1, n.SEATS))
    yield from _one_of(o.FREE, range(n.MOST_CELLS + 1))
    for word, scale in ((o.TURNS, 0.05), (o.DECK, 0.03), (o.DISCARD, 0.03), (o.POT, 0.1)):
        yield Feature(word, scale=scale)
    for i in range(n.SEATS):
        yield from _one_of(o.PREDICTION + i, range(n.SEATS))
        yield Feature(o.RUNES + i, scale=0.05)
        yield Feature(o.PASSES + i, scale=0.25)


def _self() -> Iterator[Feature]:
    """What the viewer's own cards are."""
    yield from _one_of(o.STRENGTH, POINTS, 6)
    yield from _one_of(o.STRENGTH, range(1, 14), 2, FOUR)
    yield from _one_of(o.STRENGTH, range(4), 0, 3)
    yield Feature(o.HAND_SIZE, scale=0.2)


def _others() -> Iterator[Feature]:
    """What they told, what is proven, how they stand."""
    for i in range(1, n.SEATS):
        yield from _one_of(o.TOLD + i, POINTS)
        yield Feature(w.FRESH, i, 1)
        yield Feature(o.TOLD_TURN + i, scale=0.05)
        yield from _one_of(w.PROVEN + i - 1, POINTS)
        yield Feature(w.UNSEEN + i - 1, scale=0.2)
        yield from _one_of(w.LEADS, range(16), 4 * (i - 1), FOUR)


def _rules() -> Iterator[Feature]:
    """What is played."""
    yield from _one_of(o.PLAYERS, range(2, n.SEATS + 1))
    yield Feature(o.SIDE)
    yield from _one_of(o.VARIANT, range(3))
    yield Feature(o.HEIRS)


class Table:
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

    def read(self, sights: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        """float32 (n, features) of int64 (n, words)."""
        numbers = sights[:, self.word] >> self.shift & self.mask
        return np.asarray(np.where(self.compared, numbers == self.equals, numbers * self.scale), np.float32)

    @staticmethod
    def _ints(numbers: Iterable[int]) -> npt.NDArray[Any]:
        return np.array(list(numbers), np.int64)


POLICY = Table(features())
