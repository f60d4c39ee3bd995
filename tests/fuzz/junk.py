"""Unexpected objects."""

from typing import Any


def _nested(depth: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


def _endless() -> list[Any]:
    nest: list[Any] = []
    nest.append(nest)
    return nest


HUGE = 10**5_000
"""Too many digits for Python to write it."""

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 6, 255, 2**63, HUGE, -HUGE, 0.0, 1.0, float("nan"), float("inf"), 1j),
    *("", "A", "AC", "²", "٣", "\0", "\ud800", "x" * 10_000, b"", b"AC", bytearray(b"AC"), memoryview(b"AC")),
    *((), [], {}, set(), frozenset({1}), range(3), iter(()), object(), type, len, ...),
    *([None], [[]], [[None]], ((),) * 3, ("AC",) * 3, (1, 2, 3), (HUGE,), ((HUGE,),), {"AC": 1}, [["AC", "AC"]]),
    *(_nested(2), _nested(5_000), _endless()),
)
