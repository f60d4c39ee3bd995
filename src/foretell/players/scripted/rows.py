"""The expert compiled for the CPU, over many rows. Needs Numba."""

from typing import Any

import numpy as np

from ...native import Ints, pack_config
from ...native.build import compiler
from ...rules.state import Config
from .choice import FUNCTIONS, scripted_choice
from .parameters import PARAMETERS
from .worth import SCRATCH

compiled = compiler(FUNCTIONS)


@compiled
def choose_all(config: Any, rows: Any, noise: Any, parameters: Any, scratch: Any, actions: Any) -> None:
    """One choice for each row."""
    for i in range(rows.shape[0]):
        actions[i] = scripted_choice(config, rows[i], noise[i], parameters, scratch)


def choose_rows(config: Config, rows: Ints, noise: Ints) -> Ints:
    """int64 (n,): the choices for int64 (n, 80) rows; any thread may call it at any time."""
    actions = np.empty(len(rows), np.int64)
    choose_all(pack_config(config), rows, noise, np.array(PARAMETERS), np.empty(SCRATCH), actions)
    return actions
