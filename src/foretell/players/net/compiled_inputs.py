"""The network's inputs for many rows at once, compiled for the CPU. Needs Numba."""

from ...arrays import Ints
from ...native import pack_config
from ...native.build import compiler
from ...rules.config import Config
from ...rules.marker import marked
from .inputs import fill_inputs

compiled = compiler(marked(__package__))


def fill_all_inputs(config: Config, inputs: Ints) -> None:
    """Fill the words after those of `observe` in int64 (n, INPUT_WORDS)."""
    _fill_all(pack_config(config), inputs)


@compiled
def _fill_all(config: Config, inputs: Ints) -> None:
    for i in range(inputs.shape[0]):
        fill_inputs(config, inputs[i])
