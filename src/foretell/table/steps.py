"""Work in steps, so that a server can do something else in between."""

from collections.abc import Generator, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]
"""A generator that pauses after each step and returns the result."""


class Steps(Generic[T]):
    """Iterates over the steps of some work. Afterwards, `result` is the result."""

    result: T

    def __init__(self, work: Work[T]) -> None:
        self._work = work

    def __iter__(self) -> Iterator[None]:
        self.result = yield from self._work


def finished(work: Work[T]) -> T:
    """The result of some work, done at once."""
    steps = Steps(work)
    for _ in steps:
        pass
    return steps.result
