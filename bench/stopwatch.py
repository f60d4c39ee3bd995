"""What every measuring script shares: time a piece of play, print one line of JSON.

It needs the standard library alone, as it runs in the environments of the peers too.
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
    """One measured figure, as it travels from a script to the table.

    `value` is a number per second, or for the unit "seconds" a time. `core_share` says how much of the core the
    script had while it was timed: well below 1 means that others were using it, and that the figure is too low.
    """

    key: str
    name: str
    what: str
    unit: Unit
    value: float
    core_share: float = 1.0


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast something went, and which share of the core it had."""

    per_second: float
    core_share: float


def seconds() -> float:
    """How long each figure is to be measured: the script's one argument."""
    return float(sys.argv[1])


def named(package: str, title: str) -> str:
    """A peer's name in the table, with the version that is installed."""
    return f"{title} {version(package)}"


def pace(play: Callable[[], Result], count: Callable[[Result], int]) -> Pace:
    """Call `play` for as long as the script was told to; `count` tells, off the clock, how much one call did."""
    count(play())  # warms caches up, and compiles what compiles at the first call
    done, wall, cpu, limit = 0, 0.0, 0.0, seconds()
    while wall < limit:
        wall_before, cpu_before = perf_counter(), process_time()
        result = play()
        cpu += process_time() - cpu_before
        wall += perf_counter() - wall_before
        done += count(result)
    return Pace(done / wall, cpu / wall)


def tell(line: Line) -> None:
    """Print a figure for the table to read."""
    print(json.dumps(asdict(line)), flush=True)


def tell_pace(key: str, name: str, what: str, unit: Unit, measured: Pace) -> None:
    """Print a pace as the figure of one row."""
    tell(Line(key, name, what, unit, measured.per_second, measured.core_share))
