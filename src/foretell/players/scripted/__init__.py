"""Scripted: a rule-based expert. It is written in the subset of Python that the rules use, so it also runs compiled."""

from .choice import scripted_choice
from .counting import STRENGTHS, fill_counts, strength_counts
from .parameters import PARAMETERS
from .player import ScriptedPlayer
from .worth import SCRATCH

TABLES = PARAMETERS
"""Deprecated name of PARAMETERS."""

__all__ = [
    "PARAMETERS",
    "SCRATCH",
    "STRENGTHS",
    "TABLES",
    "ScriptedPlayer",
    "fill_counts",
    "scripted_choice",
    "strength_counts",
]
