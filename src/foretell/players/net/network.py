"""The network in NumPy: it chooses, and it estimates the hands of the others."""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from ...arrays import Floats, Ints
from ...errors import LocalizedError
from ...rules.cards import ACTIONS, CARDS
from ..rank_order import POINTS
from .features import POLICY
from .inputs import CHOICES, OTHERS
from .safetensors import Arrays, read_weights

OWNERS = OTHERS + 1
"""Who may hold an unplaced card: nobody (0), or one of the others."""
NEVER = np.float32(-1e9)
FURTHER = "trunk.further."


class Thought(NamedTuple):
    """The output of the network for `n` inputs, all float32."""

    choices: Floats
    """(n, 63): the log-probabilities of all actions, seats counted from the viewer."""
    ranks: Floats
    """(n, 4, 9): the probability of each rank for each opponent."""
    owners: Floats
    """(n, 54, 5): the probability that nobody (0) or each opponent holds each unplaced card."""


class Network:
    """A network with the weights of a file."""

    def __init__(self, path: Path) -> None:
        arrays = read_weights(path)
        _check(path, arrays)
        self._first = _layer(arrays, "trunk.first")
        self._further = [_layer(arrays, f"{FURTHER}{i}") for i in range(_count_further(arrays))]
        self._choice, self._ranks, self._owners = (_layer(arrays, name) for name in ("choice", "ranks", "owners"))

    def think(self, inputs: Ints) -> Thought:
        """All outputs for int64 (n, INPUT_WORDS)."""
        thought = self.thought(inputs)
        ranks = _through(thought, self._ranks).reshape(-1, OTHERS, len(POINTS))
        owners = _through(thought, self._owners).reshape(-1, CARDS, OWNERS)
        return Thought(self._choices(thought, inputs), _chances(ranks), _chances(owners))

    def choices(self, inputs: Ints) -> Floats:
        """Only the `choices` of `think`."""
        return self._choices(self.thought(inputs), inputs)

    def thought(self, inputs: Ints) -> Floats:
        """The last hidden layer for int64 (n, INPUT_WORDS)."""
        thought = np.maximum(_through(POLICY.read(inputs), self._first), 0)
        for layer in self._further:
            thought = thought + np.maximum(_through(thought, layer), 0)
        return thought

    def _choices(self, thought: Floats, inputs: Ints) -> Floats:
        logits = _through(thought, self._choice)[:, :ACTIONS]
        legal = (inputs[:, CHOICES, None] >> np.arange(ACTIONS) & 1) == 1
        logits = np.where(legal, logits, NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        choices: Floats = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return choices


def _layer(arrays: Arrays, name: str) -> tuple[Floats, Floats]:
    weight = np.ascontiguousarray(arrays[f"{name}.weight"].astype(np.float32).T)
    return weight, arrays[f"{name}.bias"].astype(np.float32)


def _through(numbers: Floats, layer: tuple[Floats, Floats]) -> Floats:
    weight, bias = layer
    result: Floats = numbers @ weight
    result += bias
    return result


def _chances(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return chances


def _count_further(arrays: Arrays) -> int:
    return sum(name.startswith(FURTHER) and name.endswith(".weight") for name in arrays)


def _check(path: Path, arrays: Arrays) -> None:
    """Raise an error unless these are finite weights of a network with the current features."""
    first = arrays.get("trunk.first.bias")
    hidden = len(first) if first is not None and first.ndim else 0
    layers = {"trunk.first": (hidden, len(POLICY))}
    layers |= {f"{FURTHER}{i}": (hidden, hidden) for i in range(_count_further(arrays))}
    heads = {"choice": ACTIONS + 1, "ranks": OTHERS * len(POINTS), "owners": CARDS * OWNERS}
    layers |= {name: (rows, hidden) for name, rows in heads.items()}
    shapes: dict[str, tuple[int, ...]] = {f"{name}.weight": shape for name, shape in layers.items()}
    shapes |= {f"{name}.bias": shape[:1] for name, shape in layers.items()}
    if not hidden or {name: array.shape for name, array in arrays.items()} != shapes:
        raise LocalizedError("error-weights-other", file=str(path))
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise LocalizedError("error-weights-numbers", file=str(path))
