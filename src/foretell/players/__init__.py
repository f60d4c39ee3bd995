"""Bots: everything that can sit in a seat and choose.

>>> import foretell as ft
>>> game = ft.Game(ft.Options(players=2), seed=bytes(32))
>>> ScriptedPlayer(seed=1).choose(game.view(0)) in game.legal
True
"""

from .levels import LEVELS, USUAL_LEVEL, present_level
from .player import BOTS, Player, bot, bot_seed
from .random import RandomPlayer
from .scripted import ScriptedPlayer

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL_LEVEL",
    "Player",
    "RandomPlayer",
    "ScriptedPlayer",
    "bot",
    "bot_seed",
    "present_level",
]
