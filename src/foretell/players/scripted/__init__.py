"""Scripted: a rule-based expert, written in the rules' own subset, so that it runs interpreted and compiled."""

from .choice import FUNCTIONS, scripted_choice
from .counting import STRENGTHS, fill_counts, strength_counts
from .parameters import PARAMETERS
from .player import ScriptedPlayer
from .worth import SCRATCH

__all__ = [
    "FUNCTIONS",
    "PARAMETERS",
    "SCRATCH",
    "STRENGTHS",
    "ScriptedPlayer",
    "fill_counts",
    "scripted_choice",
    "strength_counts",
]
