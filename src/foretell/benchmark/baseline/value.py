"""The value baseline: a small network that gives each seat its chance to win, with all hands open."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from ...arrays import Doubles, Floats
from ...players.net.safetensors import read_weights
from .open_features import ENDED

WEIGHTS = Path(__file__).parent / "value.safetensors"


@dataclass(frozen=True)
class Baseline:
    """The weights of the network. The same network judges each seat, and the chances are a softmax over the seats."""

    first: Floats
    """(features, hidden)"""
    bias: Floats
    """(hidden,)"""
    second: Floats
    """(hidden,)"""

    def chances(self, rows: Floats, players: int) -> Doubles:
        """float64 (positions, players): the chance of each seat. A finished game has its result."""
        hidden = np.tanh(rows[:, : len(self.first)] @ self.first + self.bias)
        scores = (hidden @ self.second).astype(np.float64).reshape(-1, players)
        found = np.exp(scores - scores.max(axis=1, keepdims=True))
        found /= found.sum(axis=1, keepdims=True)
        ended = rows[:, ENDED].reshape(-1, players)
        return np.where(ended == 0, found, ended > 0)


@cache
def baseline() -> Baseline:
    """The baseline that comes with Foretell."""
    weights = {name: np.asarray(array, np.float32) for name, array in read_weights(WEIGHTS).items()}
    return Baseline(weights["first"], weights["bias"], weights["second"])
