"""Bugs that somebody might make, to prove that the simulation finds them. Each is a change of one method."""

from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager
from typing import Any

Plant = Callable[[], AbstractContextManager[None]]
PLANTED: dict[str, Plant] = {}
"""The planted faults by their names. Using one as a context manager plants it."""


def plant(name: str) -> Callable[[Any], Any]:
    """Register a generator that plants a fault until it is closed."""

    def keep(make: Any) -> Any:
        PLANTED[name] = contextmanager(make)
        return make

    return keep


def nothing(*_: object) -> None:
    """Do nothing in place of a method."""
