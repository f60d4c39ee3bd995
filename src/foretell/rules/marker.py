"""The mark on every function of the rules that the compilers may take in."""

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every marked function. `foretell.native` hands them to Numba when it is imported."""


def rule(function: Rule) -> Rule:
    """Mark `function` as a rule and leave it as it is."""
    RULES.append(function)
    return function
