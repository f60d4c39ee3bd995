"""A registry of the functions that Numba compiles: the rules, and the players that use them."""

from collections.abc import Callable
from typing import Any, TypeVar

AnyFunction = Callable[..., Any]
Function = TypeVar("Function", bound=AnyFunction)

_MARKED: dict[str, list[AnyFunction]] = {}


def marked(package: str) -> list[AnyFunction]:
    """Return the marked functions of a package, in the order of definition, without those of its subpackages."""
    return _MARKED.setdefault(package, [])


def compilable(function: Function) -> Function:
    """Mark `function` as code that Numba can compile, and return it unchanged."""
    marked(function.__module__.rpartition(".")[0]).append(function)
    return function


rule = compilable
"""The name of this decorator in the rules."""

RULES = marked(__name__.rpartition(".")[0])
"""All marked functions of the rules. `foretell.native` registers them with Numba when it is imported."""
