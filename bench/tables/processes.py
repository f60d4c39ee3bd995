"""Processor time and memory of a process and its children, from /proc."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .http import Address


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that accepts connections."""

    address: Address
    pid: int


TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> Iterator[int]:
    """The ids of a process and all its descendants."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def cpu_seconds(pid: int) -> float:
    """The processor time of a process and its descendants."""
    ticks = 0
    for member in family(pid):
        fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def waited_seconds(pid: int) -> float:
    """How long the threads of a process and its descendants were ready to run, but waited for a processor."""
    files = (file for member in family(pid) for file in Path(f"/proc/{member}/task").glob("*/schedstat"))
    return sum(int(file.read_text().split()[1]) for file in files) / 1e9


def resident_bytes(pid: int) -> int:
    """The memory of a process and its descendants. Shared memory counts for each of them."""
    return sum(int(Path(f"/proc/{member}/statm").read_text().split()[1]) * PAGE for member in family(pid))
