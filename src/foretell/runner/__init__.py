"""Run games: one game seat by seat, many games in several processes, and series of games between bots."""

from .bot_code import EXAMPLE, Maker
from .entrants import Entrant, Setting, entrant_texts, look_in_this_folder
from .failed_games import PlayerFailed, player_failed
from .game_loop import play_game, show_end
from .processes import available_cores, in_order, run_tasks
from .series import BotTally, Series, SeriesResult
from .time_limit import TooSlow, choose_in_time

__all__ = [
    "EXAMPLE",
    "BotTally",
    "Entrant",
    "Maker",
    "PlayerFailed",
    "Series",
    "SeriesResult",
    "Setting",
    "TooSlow",
    "available_cores",
    "choose_in_time",
    "entrant_texts",
    "in_order",
    "look_in_this_folder",
    "play_game",
    "player_failed",
    "run_tasks",
    "show_end",
]
