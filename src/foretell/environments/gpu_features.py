"""Features on a CUDA device: the same numbers as `foretell.environments.features`, bit for bit.

Needs a device and the extra `gpu`. Rows are those of `foretell.native.gpu.GpuBatch.observe`. The results stay on the
device.
"""

from functools import cache

import numpy as np
from numba import cuda
from numba.extending import register_jitable

from ..errors import ForetellError
from ..native import CONFIG, pack_config
from ..native.gpu import BLOCK  # (importing it makes the bit operations known, before the first compile)
from ..native.numba_types import DeviceArray
from ..players.training import COMPILABLE, POLICY, fill_inputs
from ..rules.config import Config
from ..rules.observation import OBSERVATION
from .network_features import FEATURE_WORDS, FEATURES

for _function in COMPILABLE:
    register_jitable(_function)


def feature_words(config: Config, rows: DeviceArray) -> DeviceArray:
    """Return int64 (n, FEATURE_WORDS) on the device for int64 (n, 80)."""
    if getattr(rows, "dtype", None) != np.int64 or getattr(rows, "shape", ())[1:] != (OBSERVATION,):
        raise ForetellError(f"rows are an int64 array of shape (n, {OBSERVATION})")
    words = cuda.device_array((rows.shape[0], FEATURE_WORDS), np.int64)
    words_kernel[-(-rows.shape[0] // BLOCK), BLOCK](_packed(config), rows, words)
    return words


def features(config: Config, rows: DeviceArray) -> DeviceArray:
    """Return float32 (n, FEATURES) on the device for int64 (n, 80)."""
    words = feature_words(config, rows)
    numbers = cuda.device_array((rows.shape[0], FEATURES), np.float32)
    features_kernel[-(-rows.shape[0] * FEATURES // BLOCK), BLOCK](*_table(), words, numbers)
    return numbers


@cache
def _packed(config: Config) -> DeviceArray:
    return cuda.to_device(np.array([pack_config(config)], CONFIG))


@cache
def _table() -> tuple[DeviceArray, ...]:
    """The columns of the table of features."""
    columns = (POLICY.word, POLICY.shift, POLICY.mask, POLICY.equals, POLICY.compared, POLICY.scale)
    return tuple(cuda.to_device(column) for column in columns)


@cuda.jit  # type: ignore[untyped-decorator]
def words_kernel(configs: DeviceArray, rows: DeviceArray, words: DeviceArray) -> None:
    """Fill the words of one row in each thread."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        for word in range(OBSERVATION):
            words[i, word] = rows[i, word]
        fill_inputs(configs[0], words[i])


@cuda.jit  # type: ignore[untyped-decorator]
def features_kernel(
    word: DeviceArray,
    shift: DeviceArray,
    mask: DeviceArray,
    equals: DeviceArray,
    compared: DeviceArray,
    scale: DeviceArray,
    words: DeviceArray,
    numbers: DeviceArray,
) -> None:
    """Fill one feature of one row in each thread."""
    i = cuda.grid(1) // numbers.shape[1]
    if i < numbers.shape[0]:
        at = cuda.grid(1) - i * numbers.shape[1]
        number = words[i, word[at]] >> shift[at] & mask[at]
        if compared[at]:
            numbers[i, at] = 1.0 if number == equals[at] else 0.0
        else:
            numbers[i, at] = number * scale[at]
