"""Scripted: a rule-based expert, written in the rules' own subset, so that it runs interpreted and compiled."""

from .choice import FUNCTIONS, scripted_choice
from .counting import STRENGTHS, fill_counts, strength_counts
from .player import ScriptedPlayer
from .tables import TABLES
from .worth import SCRATCH

__all__ = [
    "FUNCTIONS",
    "SCRATCH",
    "STRENGTHS",
    "TABLES",
    "ScriptedPlayer",
    "fill_counts",
    "scripted_choice",
    "strength_counts",
]
