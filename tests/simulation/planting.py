"""Bugs that somebody might make, to prove that the simulation finds them. Each is a change of one method."""

from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Literal

Plant = Callable[[], AbstractContextManager[None]]
Kind = Literal["promise", "secrecy"]
PROMISE: Kind = "promise"
SECRECY: Kind = "secrecy"
PLANTED: dict[str, Plant] = {}
"""The planted faults by their names. Using one as a context manager plants it."""
KINDS: dict[str, Kind] = {}
"""Which worlds show each fault: single ones, or twins."""


def plant(name: str, kind: Kind = PROMISE) -> Callable[[Any], Any]:
    """Register a generator that plants a fault until it is closed."""

    def keep(make: Any) -> Any:
        PLANTED[name], KINDS[name] = contextmanager(make), kind
        return make

    return keep


def nothing(*_: object) -> None:
    """Do nothing in place of a method."""
