"""Registers the rules with Numba, and caches the compiled code on disk.

Numba's disk cache checks the file of the function it compiled, but not the functions that this one calls. The name of
our cache folder therefore contains a digest of all sources that the compiled code is made of.
"""

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import ParamSpec, Protocol, TypeVar, cast

import numba
from numba.extending import register_jitable

from .. import rules
from ..rules import bits, facts
from ..rules.marker import AnyFunction, marked
from . import machine, policies

__all__ = ["Compiler", "cache_folder", "compiled", "compiler", "machine", "policies", "source_digest"]

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Folders = tuple[Path, ...]
_OWN = (Path(rules.__file__).parent, Path(__file__).parent)
"""The sources of all compiled code."""

for _function in (*rules.RULES, *marked(__package__)):
    if _function not in (facts.note, bits.nth):  # `machine` has its own versions of these
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
    """Make a `compiled` for code that calls these functions besides the rules.

    The whole folder of each function counts as a source, because constants are compiled in from modules beside it.
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
    """Compile for the CPU on the first call, without the interpreter's lock, and cache on disk if possible.

    `folders` hold the sources besides the rules and the function's own file.
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
    """The folder of compiled code: below `FORETELL_CACHE`, or below `foretell` in the user's cache folder."""
    named = os.environ.get("FORETELL_CACHE")
    if named:
        return Path(named) / source_digest(folders)
    home = os.environ.get("XDG_CACHE_HOME")
    root = Path(home) if home else Path.home() / ".cache"
    return root / "foretell" / source_digest(folders)


def source_digest(folders: Folders = ()) -> str:
    """A digest of every source that compiled code is made of, and of Numba's version."""
    digest = hashlib.sha256(f"numba {numba.__version__}".encode())
    for folder in (*_OWN, *folders):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
