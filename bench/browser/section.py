"""The browser section: all figures measured in Chromium, and the load of the machine."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field

from ..contenders import UnavailableError
from .frames import Frames, measure_frames
from .loads import Load, measure_loads
from .memory import MemorySample, measure_memory
from .opening import Opening, measure_openings
from .testbed import testbed

# Pauses of the bots, as for a person; memory is measured without pauses.
PAUSED = ("--bot-pause", "0.2")


@dataclass(slots=True)
class BrowserFigures:
    """All figures, and the reasons why some are missing."""

    loads: list[Load] = field(default_factory=list)
    openings: list[Opening] = field(default_factory=list)
    frames: list[Frames] = field(default_factory=list)
    memory: list[MemorySample] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    """Load averages before the measurements of openings and frames, which other programs disturb."""
    missing: list[str] = field(default_factory=list)


def measure_browser() -> BrowserFigures:
    """Measure everything, one after the other."""
    figures = BrowserFigures()
    try:
        with testbed() as bed:
            _print_step("openings")
            figures.busy.append(os.getloadavg()[0])
            figures.openings = measure_openings(bed)
            _print_step("loads")
            figures.loads = measure_loads(bed)
        with testbed(*PAUSED) as bed:
            _print_step("frames")
            figures.busy.append(os.getloadavg()[0])
            figures.frames = measure_frames(bed)
        with testbed() as bed:
            _print_step("memory")
            figures.memory = measure_memory(bed)
    except UnavailableError as reason:
        figures.missing.append(str(reason))
    return figures


def _print_step(what: str) -> None:
    sys.stderr.write(f"browser: {what}\n")
    sys.stderr.flush()
