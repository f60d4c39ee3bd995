"""The browser section of the bench: everything that is measured in Chromium, and how busy the machine was."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field

from ..contenders import UnavailableError
from .frames import Frames, measure_frames
from .loads import Load, measure_loads
from .memory import Kept, measure_memory
from .opening import Opening, measure_openings
from .parlour import parlour

# As bots play for somebody who looks on; memory is measured without a pause.
PAUSED = ("--bot-pause", "0.2")


@dataclass(slots=True)
class Sights:
    """All that was seen, and why some of it is missing."""

    loads: list[Load] = field(default_factory=list)
    openings: list[Opening] = field(default_factory=list)
    frames: list[Frames] = field(default_factory=list)
    memory: list[Kept] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    """The machine's load before openings and frames, where other work would show."""
    missing: list[str] = field(default_factory=list)


def measure_browser() -> Sights:
    """One after the other, as each wants the machine for itself."""
    sights = Sights()
    try:
        with parlour() as place:
            _say("openings")
            sights.busy.append(os.getloadavg()[0])
            sights.openings = measure_openings(place)
            _say("loads")
            sights.loads = measure_loads(place)
        with parlour(*PAUSED) as place:
            _say("frames")
            sights.busy.append(os.getloadavg()[0])
            sights.frames = measure_frames(place)
        with parlour() as place:
            _say("memory")
            sights.memory = measure_memory(place)
    except UnavailableError as reason:
        sights.missing.append(str(reason))
    return sights


def _say(what: str) -> None:
    sys.stderr.write(f"browser: {what}\n")
    sys.stderr.flush()
