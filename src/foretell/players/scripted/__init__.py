"""Scripted: a rule-based expert. It is written in the subset of Python that the rules use, so it also runs compiled."""

import warnings

from .choice import scripted_choice
from .counting import STRENGTHS, fill_counts, strength_counts
from .parameters import PARAMETERS
from .scripted_player import ScriptedPlayer
from .worth import SCRATCH

__all__ = [
    "PARAMETERS",
    "SCRATCH",
    "STRENGTHS",
    "ScriptedPlayer",
    "fill_counts",
    "scripted_choice",
    "strength_counts",
]


def __getattr__(name: str) -> tuple[float, ...]:
    if name == "TABLES":
        warnings.warn("TABLES is now called PARAMETERS", DeprecationWarning, stacklevel=2)
        return PARAMETERS
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
