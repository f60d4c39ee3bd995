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
from typing import Any

import numpy as np

from ..arrays import Floats, Ints
from ..errors import ForetellError
from ..native import pack_config
from ..native.build import compiler
from ..native.checks import output
from ..native.one_game import OneGameRecords
from ..players.training import (
    CHOICES,
    CHOICES_OF_ONE,
    COMPILABLE,
    INPUT_WORDS,
    NUMBERS,
    POLICY,
    SCALES,
    SETS,
    fill_inputs,
)
from ..rules.cards import ACTIONS
from ..rules.config import Config
from ..rules.observation import OBSERVATION

FEATURES = len(POLICY)
"""The number of features."""
FEATURE_WORDS = INPUT_WORDS
"""The number of words that hold them."""
Flags = np.ndarray[Any, np.dtype[np.int8]]
compiled = compiler(COMPILABLE)


def features(config: Config, rows: Ints, out: Floats | None = None) -> Floats:
    """Return float32 (n, FEATURES) for int64 (n, 80), rows of `Batch.observe` or of `View.observation`.

    `out`, float32 (n, FEATURES), is filled and returned if it is given.
    """
    _check_rows(rows)
    numbers: Floats = output(out, (len(rows), FEATURES), np.float32)
    fill_features(_packed(config), np.ascontiguousarray(rows), np.empty(INPUT_WORDS, np.int64), numbers)
    return numbers


def feature_words(config: Config, rows: Ints, out: Ints | None = None) -> Ints:
    """Return int64 (n, FEATURE_WORDS): the same as `features`, packed in words that begin with those of the row.

    `foretell.players.training.POLICY` says which bits of which word make each feature. So a learner can store and move
    the words, and unpack them on its device, as `foretell train` does.
    """
    _check_rows(rows)
    words: Ints = output(out, (len(rows), INPUT_WORDS), np.int64)
    fill_words(_packed(config), np.ascontiguousarray(rows), words)
    return words


def _check_rows(rows: Ints) -> None:
    if not isinstance(rows, np.ndarray) or rows.dtype != np.int64 or rows.shape[1:] != (OBSERVATION,):
        raise ForetellError(f"rows are an int64 array of shape (n, {OBSERVATION})")


_packed = cache(pack_config)


@compiled
def fill_words(config: Config, rows: Ints, words: Ints) -> None:
    """Fill the words of each row."""
    for i in range(rows.shape[0]):
        for word in range(OBSERVATION):
            words[i, word] = rows[i, word]
        fill_inputs(config, words[i])


@compiled
def unpack(inputs: Ints, numbers: Floats) -> None:
    """Turn the words of one input into its features."""
    for at in range(numbers.shape[0]):
        numbers[at] = 0.0
    for run in range(SETS.shape[0]):
        bits = inputs[SETS[run, 0]] >> SETS[run, 1] & (1 << SETS[run, 4]) - 1
        at = SETS[run, 5]
        while bits:
            low = bits & -bits
            numbers[at + low.bit_length() - 1] = 1.0
            bits ^= low
    for run in range(CHOICES_OF_ONE.shape[0]):
        number = inputs[CHOICES_OF_ONE[run, 0]] >> CHOICES_OF_ONE[run, 1] & CHOICES_OF_ONE[run, 2]
        chosen = number - CHOICES_OF_ONE[run, 3]
        if 0 <= chosen < CHOICES_OF_ONE[run, 4]:
            numbers[CHOICES_OF_ONE[run, 5] + chosen] = 1.0
    for run in range(NUMBERS.shape[0]):
        number = inputs[NUMBERS[run, 0]] >> NUMBERS[run, 1] & NUMBERS[run, 2]
        at = NUMBERS[run, 5]
        numbers[at] = number * SCALES[at]


@compiled
def fill_features(config: Config, rows: Ints, inputs: Ints, numbers: Floats) -> None:
    """Fill the features of each row. `inputs` is int64 (INPUT_WORDS,), for words in between."""
    for i in range(rows.shape[0]):
        fill_one(config, rows[i], inputs, numbers[i])


@compiled
def fill_one(config: Config, row: Ints, inputs: Ints, numbers: Floats) -> None:
    """Fill the features of one row."""
    for word in range(OBSERVATION):
        inputs[word] = row[word]
    fill_inputs(config, inputs)
    unpack(inputs, numbers)


@compiled
def read_one(games: OneGameRecords, row: Ints, inputs: Ints, numbers: Floats, mask: Flags) -> None:
    """Fill the features of one row, and the mask of its choices, int8 (63,), with seats counted from the viewer.

    `games` is the array of the row's game.
    """
    fill_one(games[0].config, row, inputs, numbers)
    fill_mask(inputs[CHOICES], mask)


@compiled
def fill_mask(legal: int, mask: Flags) -> None:
    """Write a set of actions as zeros and ones."""
    for action in range(ACTIONS):
        mask[action] = legal >> action & 1
