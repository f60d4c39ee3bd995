"""Bots: everything that can sit in a seat and choose.

>>> import foretell as ft
>>> game = ft.Game(ft.Options(players=2), seed=bytes(32))
>>> ScriptedPlayer(seed=1).choose(game.view(0)) in game.legal
True
"""

import warnings

from .levels import DEFAULT_LEVEL, LEVELS, present_level
from .player import BOTS, Player, WatchingPlayer, bot, bot_seed, choose_action, show_events, watches
from .random import RandomPlayer
from .scripted import ScriptedPlayer

__all__ = [
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Player",
    "RandomPlayer",
    "ScriptedPlayer",
    "WatchingPlayer",
    "bot",
    "bot_seed",
    "choose_action",
    "present_level",
    "show_events",
    "watches",
]


def __getattr__(name: str) -> str:
    if name == "USUAL_LEVEL":
        warnings.warn("USUAL_LEVEL is now called DEFAULT_LEVEL", DeprecationWarning, stacklevel=2)
        return DEFAULT_LEVEL
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
