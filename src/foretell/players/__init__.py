"""Everything that can sit in a seat and choose.

>>> import foretell as ft
>>> game = ft.Game(ft.Options(players=2), seed=bytes(32))
>>> bot = SimplePlayer(seed=1)
>>> bot.choose(game.view(0)) in game.legal
True
"""

from .player import BOTS, Player, bot
from .random import RandomPlayer
from .scripted import ScriptedPlayer
from .simple import SimplePlayer

__all__ = ["BOTS", "Player", "RandomPlayer", "ScriptedPlayer", "SimplePlayer", "bot"]
