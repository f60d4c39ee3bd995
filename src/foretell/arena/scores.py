"""What came of the games of a chunk, game by game and seat by seat."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
DIGITS = 6
"""Of a log-loss that is written down."""


@dataclass(frozen=True)
class Scores:
    """n games of one line-up, deal by deal, and within a deal rotation by rotation."""

    winner: Ints
    """(n,): a seat, or -1 for nobody (9.3)."""
    places: Ints
    """(n, seats): 0 for the first; equal for those who are (9.3)."""
    runes: Ints
    """(n, seats)"""
    hits: Ints
    """(n, seats): predictions that named the best hand; each seat makes one a round."""
    rounds: Ints
    """(n,)"""
    decisions: Ints
    """(n,)"""
    judged: Ints
    """(n, seats): opponents' hands that this seat told its belief of."""
    belief: Floats
    """(n, seats): the log-loss of it, added up."""
    counting: Floats
    """(n, seats): that of exact counting over the same hands."""

    @classmethod
    def empty(cls, games: int, seats: int) -> "Scores":
        """Of games that are still to be played."""
        shapes = {name: games if name in _BY_GAME else (games, seats) for name in _names()}
        return cls(**{name: np.zeros(shape, _kind(name)) for name, shape in shapes.items()})

    @classmethod
    def joined(cls, parts: Sequence["Scores"]) -> "Scores":
        """One after the other."""
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in _names()})

    def as_json(self) -> dict[str, Any]:
        """To be written down; beliefs only where there are any."""
        names = [name for name in _names() if name not in _BELIEFS or self.judged.any()]
        return {name: np.round(getattr(self, name), DIGITS).tolist() for name in names}

    @classmethod
    def from_json(cls, text: dict[str, Any]) -> "Scores":
        """What `as_json` gave."""
        nothing = np.zeros(np.shape(text["runes"]))
        return cls(**{name: np.asarray(text.get(name, nothing), _kind(name)) for name in _names()})


_BY_GAME = ("winner", "rounds", "decisions")
_BELIEFS = ("judged", "belief", "counting")


def _names() -> list[str]:
    return [each.name for each in fields(Scores)]


def _kind(name: str) -> Any:
    return np.float64 if name in ("belief", "counting") else np.int64


def places_of(runes: Ints, strengths: Ints, winner: Ints) -> Ints:
    """int64 (n, seats): who came in where: by runes, then by the last hand (9.1); leaders nobody won among are equal.

    >>> places_of(np.array([[9, 12, 9]]), np.array([[5, 1, 7]]), np.array([1])).tolist()
    [[2, 0, 1]]
    >>> places_of(np.array([[9, 12, 12]]), np.array([[5, 1, 7]]), np.array([-1])).tolist()
    [[2, 0, 0]]
    """
    shared = (winner[:, None] < 0) & (runes == runes.max(axis=1, keepdims=True))
    merit = runes * (1 << 20) + np.where(shared, 0, strengths)
    return np.asarray((merit[:, :, None] < merit[:, None, :]).sum(axis=2), np.int64)
