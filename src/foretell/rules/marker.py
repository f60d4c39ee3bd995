"""The registry of functions that the compilers take in: the rules, and the players built on them."""

from collections.abc import Callable
from typing import Any, TypeVar

AnyFunction = Callable[..., Any]
Function = TypeVar("Function", bound=AnyFunction)

_MARKED: dict[str, list[AnyFunction]] = {}


def marked(package: str) -> list[AnyFunction]:
    """Return the marked functions of a package, without those of its sub-packages, in the order of their definition."""
    return _MARKED.setdefault(package, [])


def compilable(function: Function) -> Function:
    """Mark `function` as code that Numba can compile, and return it unchanged."""
    marked(function.__module__.rpartition(".")[0]).append(function)
    return function


rule = compilable
"""The same mark, on a function of the rules."""

RULES = marked(__name__.rpartition(".")[0])
"""Every marked function of the rules. `foretell.native` registers them with Numba when it is imported."""
