"""The results of the games of a chunk, by game and seat."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from ..arrays import Doubles, Ints

DECIMALS = 6
"""Decimals of a saved log-loss."""


@dataclass(frozen=True)
class Scores:
    """The results of n games of one line-up, sorted by deal and rotation."""

    winner: Ints
    """(n,): the seat, or -1 if nobody wins (9.3)."""
    places: Ints
    """(n, seats): 0 is the first place. Tied seats have the same place (9.3)."""
    runes: Ints
    """(n, seats)"""
    hits: Ints
    """(n, seats): predictions that named the best hand, of one per round."""
    rounds: Ints
    """(n,)"""
    decisions: Ints
    """(n,)"""
    judged: Ints
    """(n, seats): the number of hands for which this seat reported a belief."""
    belief: Doubles
    """(n, seats): the sum of the log-losses of these beliefs."""
    counting: Doubles
    """(n, seats): the sum of the log-losses of exact counting."""

    @classmethod
    def empty(cls, games: int, seats: int) -> "Scores":
        """Zeros, to be filled in."""
        shapes = {name: games if name in _BY_GAME else (games, seats) for name in _names()}
        return cls(**{name: np.zeros(shape, _kind(name)) for name, shape in shapes.items()})

    @classmethod
    def joined(cls, parts: Sequence["Scores"]) -> "Scores":
        """Concatenate scores."""
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in _names()})

    def as_json(self) -> dict[str, Any]:
        """The scores as JSON values, without beliefs if there are none."""
        names = [name for name in _names() if name not in _BELIEFS or self.judged.any()]
        return {name: np.round(getattr(self, name), DECIMALS).tolist() for name in names}

    @classmethod
    def from_json(cls, text: dict[str, Any]) -> "Scores":
        """Read the values of `as_json`."""
        zeros = np.zeros(np.shape(text["runes"]))
        return cls(**{name: np.asarray(text.get(name, zeros), _kind(name)) for name in _names()})


_BY_GAME = ("winner", "rounds", "decisions")
_BELIEFS = ("judged", "belief", "counting")


def _names() -> list[str]:
    return [each.name for each in fields(Scores)]


def _kind(name: str) -> Any:
    return np.float64 if name in ("belief", "counting") else np.int64


def places_of(runes: Ints, strengths: Ints, winner: Ints) -> Ints:
    """int64 (n, seats): the places, by runes and then by the last hand (9.1). If nobody won, the leaders are tied.

    >>> places_of(np.array([[9, 12, 9]]), np.array([[5, 1, 7]]), np.array([1])).tolist()
    [[2, 0, 1]]
    >>> places_of(np.array([[9, 12, 12]]), np.array([[5, 1, 7]]), np.array([-1])).tolist()
    [[2, 0, 0]]
    """
    shared = (winner[:, None] < 0) & (runes == runes.max(axis=1, keepdims=True))
    merit = runes * (1 << 20) + np.where(shared, 0, strengths)
    return np.asarray((merit[:, :, None] < merit[:, None, :]).sum(axis=2), np.int64)
