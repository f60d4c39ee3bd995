"""Registers the rules with Numba, and caches the compiled code on disk.

Numba's disk cache checks the file of a compiled function, but not the files of the functions that it calls. So the name
of our cache folder is a digest of all sources of the compiled code.
"""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import ParamSpec, Protocol, TypeVar, cast

import numba
from numba.extending import register_jitable

from .. import rules
from ..cache_root import cache_root
from ..rules import bits, facts, history
from ..rules.marker import AnyFunction, marked
from . import cpu_machine, policies

__all__ = ["Compiler", "cache_folder", "compiled", "compiler", "cpu_machine", "policies", "source_digest"]

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Folders = tuple[Path, ...]
_OWN = (Path(rules.__file__).parent, Path(__file__).parent)
"""The sources of all compiled code."""

_REPLACED = (facts.note, history.remember, history.settle_history, history.clear_history, bits.nth)
"""Functions of which `machine` has its own versions."""

for _function in (*rules.RULES, *marked(__package__)):
    if _function not in _REPLACED:
        register_jitable(_function)


class Compiler(Protocol):
    """A decorator that compiles a function and keeps its signature."""

    def __call__(self, function: Callable[Parameters, Result], /) -> Callable[Parameters, Result]:
        """Compile `function`."""
        ...


def inlined(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Copy a rule so that Numba inlines the copy into its caller, where a loop then becomes vector code."""
    rule = cast("FunctionType", function)
    twin = FunctionType(rule.__code__, rule.__globals__, rule.__name__)
    return cast("Callable[Parameters, Result]", register_jitable(inline="always")(twin))


def compiler(functions: Iterable[AnyFunction]) -> Compiler:
    """Make a decorator like `compiled` for code that also calls these functions.

    The digest covers the whole folder of each function, because the compiled code contains constants from other modules
    there.
    """
    folders = set()
    for function in functions:
        register_jitable(function)
        folders.add(Path(function.__code__.co_filename).parent)
    sources = tuple(sorted(folders))

    def decorate(function: Callable[Parameters, Result], /) -> Callable[Parameters, Result]:
        return compiled(function, sources)

    return decorate


def compiled(function: Callable[Parameters, Result], folders: Folders = ()) -> Callable[Parameters, Result]:
    """Compile a function for the CPU when it is first called, and cache it on disk if possible. It releases the GIL.

    `folders` contain its sources other than the rules and its own file.
    """
    dispatcher = numba.njit(nogil=True)(function)
    before = numba.config.CACHE_DIR
    try:
        folder = cache_folder(folders)
        folder.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(folder)
        dispatcher.enable_caching()
    except (OSError, RuntimeError):
        pass  # the folder is not writable: compile again in each process
    finally:
        numba.config.CACHE_DIR = before
    return cast("Callable[Parameters, Result]", dispatcher)


def cache_folder(folders: Folders = ()) -> Path:
    """The folder of the compiled code, in `FORETELL_CACHE` or in `foretell` in the user's cache folder."""
    return cache_root() / source_digest(folders)


def source_digest(folders: Folders = ()) -> str:
    """A digest of all sources of the compiled code, and of Numba's version."""
    digest = hashlib.sha256(f"numba {numba.__version__}".encode())
    for folder in (*_OWN, *folders):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
