"""The expert compiled for the CPU, over many rows. Needs Numba."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.extending import register_jitable

from ...native import Ints, cache_folder, pack_config
from ...rules import Config
from .choice import FUNCTIONS, scripted_choice
from .tables import TABLES
from .worth import SCRATCH

for _function in FUNCTIONS:
    register_jitable(_function)


def source_digest() -> str:
    """A digest of the sources of this folder: Numba's cache looks at one file alone."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def compiled(function: Callable[..., Any]) -> Any:
    """As `foretell.native` compiles, in a folder that carries the digest of these sources besides."""
    dispatcher = numba.njit(nogil=True)(function)
    before = numba.config.CACHE_DIR
    try:
        folder = cache_folder() / f"scripted-{source_digest()}"
        folder.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(folder)
        dispatcher.enable_caching()
    except (OSError, RuntimeError):
        pass  # a home that cannot be written to: compile anew each time
    finally:
        numba.config.CACHE_DIR = before
    return dispatcher


@compiled
def choose_all(config: Any, rows: Any, noise: Any, tables: Any, room: Any, actions: Any) -> None:
    """One choice for each row."""
    for i in range(rows.shape[0]):
        actions[i] = scripted_choice(config, rows[i], noise[i], tables, room)


def choose_rows(config: Config, rows: Ints, noise: Ints) -> Ints:
    """int64 (n,): the choices for int64 (n, 80) rows; any thread may call it at any time."""
    actions = np.empty(len(rows), np.int64)
    choose_all(pack_config(config), rows, noise, np.array(TABLES), np.empty(SCRATCH), actions)
    return actions
