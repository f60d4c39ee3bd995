"""Hands the rules to Numba, and keeps what it compiles on disk.

Numba's disk cache looks at the file of the function it compiled, not at the functions that one calls, so the
folder of the cache carries a digest of all sources that the compiled code comes from.
"""

import hashlib
import os
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba.extending import register_jitable

from .. import rules
from ..rules import bits, facts
from . import machine, policies

__all__ = ["cache_folder", "compiled", "compiler", "machine", "source_digest"]

Folders = tuple[Path, ...]
_OWN = (Path(rules.__file__).parent, Path(__file__).parent)
"""What all compiled code is made of."""

for _function in (*rules.RULES, *policies.FUNCTIONS):
    if _function not in (facts.note, bits.nth):  # `machine` has its own forms of these
        register_jitable(_function)


def inlined(function: Callable[..., Any]) -> Any:
    """A twin of a rule, of the same code, that Numba takes into its caller: so a loop becomes vector code."""
    twin = FunctionType(function.__code__, function.__globals__, function.__name__)
    return register_jitable(inline="always")(twin)


def compiler(functions: Iterable[Callable[..., Any]]) -> Callable[..., Any]:
    """`compiled` for code that calls these functions besides the rules; their folders count as its sources.

    A folder, and not the file alone: constants are compiled in from whichever module beside them.
    """
    folders = set()
    for function in functions:
        register_jitable(function)
        folders.add(Path(function.__code__.co_filename).parent)
    return partial(compiled, folders=tuple(sorted(folders)))


def compiled(function: Callable[..., Any], folders: Folders = ()) -> Any:
    """Compile for the CPU on first call, without the interpreter's lock, cached on disk where that is possible.

    `folders` hold what it is made of besides the rules and its own file.
    """
    dispatcher = numba.njit(nogil=True)(function)
    before = numba.config.CACHE_DIR
    try:
        folder = cache_folder(folders)
        folder.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(folder)
        dispatcher.enable_caching()
    except (OSError, RuntimeError):
        pass  # a home that cannot be written to: compile anew each time
    finally:
        numba.config.CACHE_DIR = before
    return dispatcher


def cache_folder(folders: Folders = ()) -> Path:
    """Where compiled code is kept: `FORETELL_CACHE`, else `foretell` in the user's cache folder."""
    named = os.environ.get("FORETELL_CACHE")
    if named:
        return Path(named) / source_digest(folders)
    home = os.environ.get("XDG_CACHE_HOME")
    root = Path(home) if home else Path.home() / ".cache"
    return root / "foretell" / source_digest(folders)


def source_digest(folders: Folders = ()) -> str:
    """A digest of every source that compiled code is made of, and of the compiler's version."""
    digest = hashlib.sha256(f"numba {numba.__version__}".encode())
    for folder in (*_OWN, *folders):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
