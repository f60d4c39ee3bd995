"""The network in NumPy: it chooses, and it estimates the hands of the others.

A network may read a history: the newest entries of the round. Each entry becomes a vector by itself. The vectors are
summed for each seat that acted, and the sums go into the first layer.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from ...arrays import Floats, Ints
from ...errors import LocalizedError
from ...rules import history
from ...rules.cards import ACTIONS, CARDS, SEATS
from ..rank_order import POINTS
from .features import ENTRY, POLICY, entry_codes
from .inputs import CHOICES, INPUT_WORDS, OTHERS
from .safetensors import Arrays, read_weights

OWNERS = OTHERS + 1
"""Who may hold an unplaced card: nobody (0), or one of the others."""
NEVER = np.float32(-1e9)
FURTHER = "trunk.further."
HISTORY_LAYERS = "history."
ENTRY_SCALE = np.float32(0.125)
"""Sums over entries are multiplied by this, so that they have the size of other features."""


class Thought(NamedTuple):
    """The output of the network for `n` inputs, all float32."""

    choices: Floats
    """(n, 63): the log-probabilities of all actions, seats counted from the viewer."""
    ranks: Floats
    """(n, 4, 9): the probability of each rank for each opponent."""
    owners: Floats
    """(n, 54, 5): the probability that nobody (0) or each opponent holds each unplaced card."""


class HistoryReader:
    """The layers that read a history.

    `fields` are int64 (3, n): the shift, mask and first row of each field of a code. `rows` are float32 (rows, width):
    what each value of each field adds to the vector of an entry. `ages` are float32 (entries, width).
    """

    def __init__(self, arrays: Arrays) -> None:
        weight, bias = _layer(arrays, f"{HISTORY_LAYERS}entry")
        self.ages = arrays[f"{HISTORY_LAYERS}ages"].astype(np.float32) + bias
        self.join = np.ascontiguousarray(arrays[f"{HISTORY_LAYERS}join.weight"].astype(np.float32).T) * ENTRY_SCALE
        self.fields, self.rows = _field_rows(weight)
        self.entries = len(self.ages)

    def sums(self, entries: Ints) -> Floats:
        """float32 (n, hidden): what int64 (n, entries) add to the first layer."""
        games, ages = entries.nonzero()
        codes = entry_codes(entries[games, ages])
        shifts, masks, firsts = self.fields
        fields = (codes[:, None] >> shifts & masks) + firsts
        vectors = np.maximum(self.rows[fields].sum(axis=1) + self.ages[ages], 0)
        seats = codes >> history.SEAT_SHIFT & history.SEAT_MASK
        places = np.where(seats < SEATS, games * SEATS + seats, len(entries) * SEATS)
        sums = np.zeros((len(entries) * SEATS + 1, vectors.shape[1]), np.float32)
        order = np.argsort(places, kind="stable")
        if len(order):
            firsts = np.flatnonzero(np.diff(places[order], prepend=-1))
            sums[places[order[firsts]]] = np.add.reduceat(vectors[order], firsts, axis=0)
        result: Floats = sums[:-1].reshape(len(entries), len(self.join)) @ self.join
        return result


def _field_rows(weight: Floats) -> tuple[Ints, Floats]:
    """The layer of entries as a table: the fields of a code, and all rows.

    A field has one row for each of its values, so adding rows is the same as multiplying features that are 0 or 1.
    """
    fields = sorted(set(zip(ENTRY.shift.tolist(), ENTRY.mask.tolist(), strict=True)))
    shifts, masks = np.array(fields, np.int64).T
    firsts = np.cumsum([0, *(masks[:-1] + 1)])
    rows = np.zeros((firsts[-1] + masks[-1] + 1, weight.shape[1]), np.float32)
    rows[firsts[np.searchsorted(shifts, ENTRY.shift)] + ENTRY.equals] = weight
    return np.array([shifts, masks, firsts], np.int64), rows


class Network:
    """A network with the weights of a file."""

    def __init__(self, path: Path) -> None:
        arrays = read_weights(path)
        _check(path, arrays)
        self.first = _layer(arrays, "trunk.first")
        self._further = [_layer(arrays, f"{FURTHER}{i}") for i in range(_count_further(arrays))]
        self._choice, self._ranks, self._owners = (_layer(arrays, name) for name in ("choice", "ranks", "owners"))
        self.history = HistoryReader(arrays) if f"{HISTORY_LAYERS}ages" in arrays else None

    @property
    def entries(self) -> int:
        """The number of entries of a history that the network reads."""
        return self.history.entries if self.history else 0

    def think(self, inputs: Ints) -> Thought:
        """All outputs for int64 (n, INPUT_WORDS + entries)."""
        thought = self.thought(inputs)
        ranks = _through(thought, self._ranks).reshape(-1, OTHERS, len(POINTS))
        owners = _through(thought, self._owners).reshape(-1, CARDS, OWNERS)
        return Thought(self._choices(thought, inputs), _chances(ranks), _chances(owners))

    def choices(self, inputs: Ints) -> Floats:
        """Only the `choices` of `think`."""
        return self._choices(self.thought(inputs), inputs)

    def thought(self, inputs: Ints) -> Floats:
        """The last hidden layer for int64 (n, INPUT_WORDS + entries)."""
        first = _through(POLICY.read(inputs), self.first)
        if self.history:
            first += self.history.sums(inputs[:, INPUT_WORDS : INPUT_WORDS + self.entries])
        return self._after_first(first)

    def logits(self, first: Floats) -> Floats:
        """float32 (n, 63): the logits of all actions, legal or not, from the sums of the first layer, (n, hidden)."""
        return _through(self._after_first(first), self._choice)[:, :ACTIONS]

    def _after_first(self, first: Floats) -> Floats:
        thought: Floats = np.maximum(first, 0)
        for layer in self._further:
            further = _through(thought, layer)
            thought += np.maximum(further, 0, out=further)
        return thought

    def _choices(self, thought: Floats, inputs: Ints) -> Floats:
        logits = _through(thought, self._choice)[:, :ACTIONS]
        legal = (inputs[:, CHOICES, None] >> np.arange(ACTIONS) & 1) == 1
        logits = np.where(legal, logits, NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        choices: Floats = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return choices


class Networks(NamedTuple):
    """The networks of a player."""

    for_two: Network
    """For games with two players."""
    for_more: Network

    @property
    def entries(self) -> int:
        """The number of entries of a history that at least one of them reads."""
        return max(one.entries for one in self)

    def of(self, players: int) -> Network:
        """The network for games with this number of players."""
        return self.for_two if players == 2 else self.for_more


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
    shapes |= _history_shapes(arrays, hidden)
    if not hidden or {name: array.shape for name, array in arrays.items()} != shapes:
        raise LocalizedError("error-weights-other", file=str(path))
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise LocalizedError("error-weights-numbers", file=str(path))


def _history_shapes(arrays: Arrays, hidden: int) -> dict[str, tuple[int, ...]]:
    """The shapes of the layers that read a history; none if the network does not."""
    ages = arrays.get(f"{HISTORY_LAYERS}ages")
    if ages is None:
        return {}
    entries, width = ages.shape if ages.ndim == 2 else (0, 0)
    shapes: dict[str, tuple[int, ...]] = {"ages": (entries, width), "join.weight": (hidden, SEATS * width)}
    shapes |= {"entry.weight": (width, len(ENTRY)), "entry.bias": (width,)}
    return {f"{HISTORY_LAYERS}{name}": shape for name, shape in shapes.items()}
