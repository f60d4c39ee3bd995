"""The features of the policy as runs: features that are next to each other and read the same word.

Compiled code reads a few dozen runs instead of more than a thousand features.
"""

from typing import NamedTuple

import numpy as np

from ...arrays import Floats, Ints
from .features import POLICY, Feature

BITS, EQUALS, SCALED = 0, 1, 2


class FeatureRun(NamedTuple):
    """Features that are next to each other and read the same word.

    BITS: `length` bits from `shift`. EQUALS: whether the masked number is `first`, `first` + 1, ... SCALED: the masked
    number times a scale. `at` is the number of the first feature.
    """

    kind: int
    word: int
    shift: int
    mask: int
    first: int
    length: int
    at: int


def kind_of(line: Feature) -> int:
    """How a feature reads its word."""
    if line.equals is not None:
        return EQUALS
    return BITS if line.mask == 1 and line.scale == 1.0 else SCALED


def follows(line: Feature, run: FeatureRun) -> bool:
    """Whether a feature continues a run."""
    if kind_of(line) != run.kind or line.word != run.word or run.kind == SCALED:
        return False
    if run.kind == BITS:
        return line.shift == run.shift + run.length
    return (line.shift, line.mask, line.equals) == (run.shift, run.mask, run.first + run.length)


def runs_of(lines: tuple[Feature, ...]) -> list[FeatureRun]:
    """All features as runs."""
    runs: list[FeatureRun] = []
    for at, line in enumerate(lines):
        if runs and follows(line, runs[-1]):
            runs[-1] = runs[-1]._replace(length=runs[-1].length + 1)
        else:
            first = 0 if line.equals is None else line.equals
            runs.append(FeatureRun(kind_of(line), line.word, line.shift, line.mask, first, 1, at))
    return runs


def runs_of_kind(kind: int) -> Ints:
    """(runs, 6): the fields of each run of one kind, without the kind."""
    return np.array([run[1:] for run in runs_of(POLICY.lines) if run.kind == kind], np.int64)


SETS, CHOICES_OF_ONE, NUMBERS = runs_of_kind(BITS), runs_of_kind(EQUALS), runs_of_kind(SCALED)
SCALES: Floats = POLICY.scale
"""(features,)"""
