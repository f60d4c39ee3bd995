"""Looking at many rows at once, compiled for the CPU. Needs Numba."""

from typing import Any

import numpy.typing as npt

from ...native import pack_config
from ...native.build import compiler
from ...rules.state import Config
from .inputs import FUNCTIONS, fill_inputs

compiled = compiler(FUNCTIONS)


def fill_all_inputs(config: Config, inputs: npt.NDArray[Any]) -> None:
    """Fill the words after those of `observe` in int64 (n, INPUT_WORDS)."""
    fill_inputs_loop(pack_config(config), inputs)


@compiled
def fill_inputs_loop(config: Any, inputs: Any) -> None:
    """Each row by itself."""
    for i in range(inputs.shape[0]):
        fill_inputs(config, inputs[i])
