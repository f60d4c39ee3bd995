"""Looking at many rows at once, compiled for the CPU. Needs Numba."""

from typing import Any

import numpy.typing as npt

from ...native import pack_config
from ...native.build import compiler
from ...rules import Config
from .sight import FUNCTIONS, look

compiled = compiler(FUNCTIONS)


def look_at_all(config: Config, sights: npt.NDArray[Any]) -> None:
    """Fill the words after those of `observe` in int64 (n, SIGHT)."""
    look_all(pack_config(config), sights)


@compiled
def look_all(config: Any, sights: Any) -> None:
    """Each row by itself."""
    for i in range(sights.shape[0]):
        look(config, sights[i])
