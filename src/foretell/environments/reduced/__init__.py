"""Reduced games: small enough that values and exploitability are exact. NumPy is enough.

They are for research alone; no table offers them.

>>> tree = GameTree(reduced_game("exchange_9"))
>>> tree.information_sets > 100, tree.exploitability(cfr(tree, 50)) < tree.exploitability(tree.uniform)
(True, True)
"""

from .game_rules import REDUCED_GAMES, ReducedGame, reduced_game
from .solving import cfr, normalised
from .tree import GameTree, Level, Strategy

__all__ = ["REDUCED_GAMES", "GameTree", "Level", "ReducedGame", "Strategy", "cfr", "normalised", "reduced_game"]
