"""Features: the numbers that the network of Foretell reads, for learners of your own.

They come from a row of `observe` alone, so they hold nothing that the viewer may not know. All seats are counted from
the viewer, in the features and in the actions that they describe.

>>> import foretell as ft
>>> from foretell import native
>>> config = ft.Options(players=3).config
>>> batch = native.Batch(config, 100)
>>> batch.start(native.seeds(100, master=bytes(32)))
>>> numbers = features(config, batch.observe())
>>> numbers.shape == (100, FEATURES), numbers.dtype.name
(True, 'float32')
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from ..arrays import Floats, Ints
from ..errors import ForetellError
from ..native import pack_config
from ..native.build import compiler
from ..players.training import COMPILABLE, INPUT_WORDS, POLICY, Feature, fill_inputs
from ..rules.config import Config
from ..rules.observation import OBSERVATION

FEATURES = len(POLICY)
"""The number of features."""
BITS, EQUALS, SCALED = 0, 1, 2
compiled = compiler(COMPILABLE)


class Run(NamedTuple):
    """Features that are next to each other and read the same word.

    BITS: `length` bits from `shift`. EQUALS: whether the masked number is `first`, `first` + 1, ... SCALED: the masked
    number times a scale.
    """

    kind: int
    word: int
    shift: int
    mask: int
    first: int
    length: int


def kind_of(line: Feature) -> int:
    """How a feature reads its word."""
    if line.equals is not None:
        return EQUALS
    return BITS if line.mask == 1 and line.scale == 1.0 else SCALED


def follows(line: Feature, run: Run) -> bool:
    """Whether a feature continues a run."""
    if kind_of(line) != run.kind or line.word != run.word or run.kind == SCALED:
        return False
    if run.kind == BITS:
        return line.shift == run.shift + run.length
    return (line.shift, line.mask, line.equals) == (run.shift, run.mask, run.first + run.length)


def runs_of(lines: tuple[Feature, ...]) -> list[Run]:
    """All features as runs."""
    runs: list[Run] = []
    for line in lines:
        if runs and follows(line, runs[-1]):
            runs[-1] = runs[-1]._replace(length=runs[-1].length + 1)
        else:
            first = 0 if line.equals is None else line.equals
            runs.append(Run(kind_of(line), line.word, line.shift, line.mask, first, 1))
    return runs


RUNS: Ints = np.array(runs_of(POLICY.lines), np.int64)
"""(runs, 6): the fields of each `Run`."""
SCALES: Floats = POLICY.scale
"""(FEATURES,)"""


def features(config: Config, rows: Ints, out: Floats | None = None) -> Floats:
    """Return float32 (n, FEATURES) for int64 (n, 80), rows of `Batch.observe` or of `View.observation`.

    `out`, float32 (n, FEATURES), is filled and returned if it is given.
    """
    if not isinstance(rows, np.ndarray) or rows.dtype != np.int64 or rows.shape[1:] != (OBSERVATION,):
        raise ForetellError(f"rows are an int64 array of shape (n, {OBSERVATION})")
    shape = len(rows), FEATURES
    if out is None:
        out = np.empty(shape, np.float32)
    elif not isinstance(out, np.ndarray) or out.dtype != np.float32 or out.shape != shape or not out.flags.c_contiguous:
        raise ForetellError(f"`out` is a C-contiguous float32 array of shape {shape}")
    fill_features(_packed(config), np.ascontiguousarray(rows), np.empty(INPUT_WORDS, np.int64), out)
    return out


_packed = cache(pack_config)


@compiled
def fill_features(config: Config, rows: Ints, inputs: Ints, numbers: Floats) -> None:
    """Fill the features of each row. `inputs` is int64 (INPUT_WORDS,), for words in between."""
    for i in range(rows.shape[0]):
        inputs[:OBSERVATION] = rows[i]
        fill_inputs(config, inputs)
        read_runs(inputs, numbers[i])


@compiled
def read_runs(inputs: Ints, numbers: Floats) -> None:
    """Turn the words of one input into its features."""
    at = 0
    for run in range(RUNS.shape[0]):
        kind = RUNS[run, 0]
        word = inputs[RUNS[run, 1]] >> RUNS[run, 2]
        length = RUNS[run, 5]
        if kind == BITS:
            for bit in range(length):
                numbers[at + bit] = word >> bit & 1
        elif kind == EQUALS:
            chosen = (word & RUNS[run, 3]) - RUNS[run, 4]
            numbers[at : at + length] = 0
            if 0 <= chosen < length:
                numbers[at + chosen] = 1
        else:
            numbers[at] = (word & RUNS[run, 3]) * SCALES[at]
        at += length
