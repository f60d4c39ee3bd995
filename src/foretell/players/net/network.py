"""The network in NumPy: what to choose, and what to believe."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...errors import ForetellError
from ...rules import cards as n
from .features import POINTS, POLICY
from .sight import CHOICES, OTHERS
from .weights import Arrays, read_weights

Floats = npt.NDArray[np.float32]
OWNERS = OTHERS + 1
"""Who may hold a card that cannot be placed: nobody (0), or one of the others."""
NEVER = np.float32(-1e9)


class Thought(NamedTuple):
    """What the network makes of `n` sights, all float32."""

    choices: Floats
    """(n, 63): the logarithms of the chances of all actions, seats counted from the viewer."""
    ranks: Floats
    """(n, 4, 9): how likely each of the others holds each rank."""
    owners: Floats
    """(n, 54, 5): how likely each card that cannot be placed lies with nobody (0) or with each of the others."""


class Network:
    """Layers read from a file of weights."""

    def __init__(self, path: Path) -> None:
        arrays = read_weights(path)
        _check(path, arrays)
        self._first = _layer(arrays, "trunk.first")
        further = sorted(name[:-7] for name in arrays if name.startswith("trunk.further.") and name.endswith(".weight"))
        self._further = [_layer(arrays, name) for name in further]
        self._choice, self._ranks, self._owners = (_layer(arrays, name) for name in ("choice", "ranks", "owners"))

    def think(self, sights: npt.NDArray[np.int64]) -> Thought:
        """Everything for int64 (n, SIGHT)."""
        thought = self._trunk(sights)
        ranks = _through(thought, self._ranks).reshape(-1, OTHERS, len(POINTS))
        owners = _through(thought, self._owners).reshape(-1, n.CARDS, OWNERS)
        return Thought(self._choices(thought, sights), _chances(ranks), _chances(owners))

    def choices(self, sights: npt.NDArray[np.int64]) -> Floats:
        """The choices alone."""
        return self._choices(self._trunk(sights), sights)

    def _trunk(self, sights: npt.NDArray[np.int64]) -> Floats:
        thought = np.maximum(_through(POLICY.read(sights), self._first), 0)
        for layer in self._further:
            thought = thought + np.maximum(_through(thought, layer), 0)
        return thought

    def _choices(self, thought: Floats, sights: npt.NDArray[np.int64]) -> Floats:
        logits = _through(thought, self._choice)[:, : n.ACTIONS]
        legal = (sights[:, CHOICES, None] >> np.arange(n.ACTIONS) & 1) == 1
        logits = np.where(legal, logits, NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))


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


def _check(path: Path, arrays: Arrays) -> None:
    """Whether these are weights of a network for the features that there are."""
    heads = {"choice": n.ACTIONS + 1, "ranks": OTHERS * len(POINTS), "owners": n.CARDS * OWNERS}
    try:
        hidden = arrays["trunk.first.bias"].shape[0]
        shapes = {"trunk.first": (hidden, len(POLICY))} | {name: (rows, hidden) for name, rows in heads.items()}
        fits = all(
            arrays[f"{name}.weight"].shape == shape and arrays[f"{name}.bias"].shape == shape[:1]
            for name, shape in shapes.items()
        )
        layers = [name for name in arrays if name.startswith("trunk.further.")]
        fits = fits and all(arrays[name].shape == (hidden,) * (2 if name.endswith("weight") else 1) for name in layers)
    except (KeyError, IndexError):
        fits = False
    if not fits:
        raise ForetellError(f"{path} holds the weights of another network; train it anew with this version")
