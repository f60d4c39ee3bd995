"""Hands the rules to Numba, and keeps what it compiles on disk.

Numba's disk cache looks at the file of the function it compiled, not at the functions that one calls, so the
folder of the cache carries a digest of all sources that the compiled code comes from.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba.extending import register_jitable

from .. import rules
from ..rules import bits, facts
from . import machine, policies

__all__ = ["cache_folder", "compiled", "machine", "source_digest"]

for _function in (*rules.RULES, *policies.FUNCTIONS):
    if _function not in (facts.note, bits.nth):  # `machine` has its own forms of these
        register_jitable(_function)


def inlined(function: Callable[..., Any]) -> Any:
    """A twin of a rule, of the same code, that Numba takes into its caller: so a loop becomes vector code."""
    twin = FunctionType(function.__code__, function.__globals__, function.__name__)
    return register_jitable(inline="always")(twin)


def source_digest() -> str:
    """A digest of every source that compiled code is made of, and of the compiler's version."""
    digest = hashlib.sha256(f"numba {numba.__version__}".encode())
    for folder in (Path(rules.__file__).parent, Path(__file__).parent):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: `FORETELL_CACHE`, else `foretell` in the user's cache folder."""
    named = os.environ.get("FORETELL_CACHE")
    if named:
        return Path(named) / source_digest()
    home = os.environ.get("XDG_CACHE_HOME")
    root = Path(home) if home else Path.home() / ".cache"
    return root / "foretell" / source_digest()


def compiled(function: Callable[..., Any]) -> Any:
    """Compile for the CPU on first call, without the interpreter's lock, cached on disk where that is possible."""
    dispatcher = numba.njit(nogil=True)(function)
    before = numba.config.CACHE_DIR
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(folder)
        dispatcher.enable_caching()
    except (OSError, RuntimeError):
        pass  # a home that cannot be written to: compile anew each time
    finally:
        numba.config.CACHE_DIR = before
    return dispatcher
