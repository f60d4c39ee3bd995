"""Run games: one game seat by seat, many games in several processes, and series of games between bots."""

from .game_loop import play_game, show_end
from .processes import available_cores, in_order, run_tasks
from .series import BotTally, Outcome, Series

__all__ = [
    "BotTally",
    "Outcome",
    "Series",
    "available_cores",
    "in_order",
    "play_game",
    "run_tasks",
    "show_end",
]
