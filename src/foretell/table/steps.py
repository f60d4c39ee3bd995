"""Work in steps, so that a server can do something else in between."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]
"""A generator that pauses after each step and returns the result."""


def finished(work: Work[T]) -> T:
    """The result of some work, done at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
