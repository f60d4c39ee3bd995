"""The expert compiled for the CPU, over many rows. Needs Numba."""

import numpy as np

from ...arrays import Ints
from ...native import pack_config
from ...native.build import compiler
from ...rules.config import Config
from ...rules.marker import marked
from ..buffers import ParameterRow, Scratch
from .choice import scripted_choice
from .parameters import PARAMETERS
from .worth import SCRATCH

compiled = compiler((*marked("foretell.players"), *marked(__package__)))


@compiled
def choose_all(
    config: Config, rows: Ints, noise: Ints, parameters: ParameterRow, scratch: Scratch, actions: Ints
) -> None:
    """Choose for each row."""
    for i in range(rows.shape[0]):
        actions[i] = scripted_choice(config, rows[i], noise[i], parameters, scratch)


def choose_rows(config: Config, rows: Ints, noise: Ints) -> Ints:
    """int64 (n,): the choices for int64 (n, 80) rows. Thread-safe."""
    actions = np.empty(len(rows), np.int64)
    choose_all(pack_config(config), rows, noise, np.array(PARAMETERS), np.empty(SCRATCH), actions)
    return actions
