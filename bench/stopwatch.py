"""Shared by all measuring scripts: time a function, print a figure as one line of JSON.

Uses only the standard library, because it also runs in the environments of the peers.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from time import perf_counter, process_time
from typing import Literal, TypeVar

Unit = Literal["decisions", "hands", "seconds"]
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Line:
    """One measured figure, which a script prints and the table reads.

    `value` is a number per second, or a time if the unit is "seconds". `core_share` is the share of the core that the
    script had. If it is well below 1, other programs used the core, and the figure is too low.
    """

    key: str
    name: str
    what: str
    unit: Unit
    value: float
    core_share: float = 1.0


@dataclass(frozen=True, slots=True)
class Rate:
    """A speed, and the share of the core that the script had."""

    per_second: float
    core_share: float


def seconds() -> float:
    """How long to measure each figure: the first argument of the script."""
    return float(sys.argv[1])


def named(package: str, title: str) -> str:
    """A library's name in the table, with its version."""
    return f"{title} {version(package)}"


def measure_rate(play: Callable[[], Result], count: Callable[[Result], int]) -> Rate:
    """Call `play` for the script's seconds. `count` returns how much one call did; its time is not measured."""
    count(play())  # fills caches and compiles
    done, wall, cpu, limit = 0, 0.0, 0.0, seconds()
    while wall < limit:
        wall_before, cpu_before = perf_counter(), process_time()
        result = play()
        cpu += process_time() - cpu_before
        wall += perf_counter() - wall_before
        done += count(result)
    return Rate(done / wall, cpu / wall)


def print_line(line: Line) -> None:
    """Print a figure as JSON."""
    print(json.dumps(asdict(line)), flush=True)


def print_rate(key: str, name: str, what: str, unit: Unit, measured: Rate) -> None:
    """Print a rate as JSON."""
    print_line(Line(key, name, what, unit, measured.per_second, measured.core_share))
