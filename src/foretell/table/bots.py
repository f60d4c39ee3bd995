"""The bots that play at a table."""

from ..players import Player, bot, present_level
from .lesson import LEVEL, ScriptedLesson
from .lobby import Lobby


def bot_for(lobby: Lobby, seat: int, seed: int | str) -> Player:
    """Return a new bot for a seat. It plays at the seat's level, or at the table's level in a person's seat."""
    if lobby.lesson:
        return ScriptedLesson(bot(LEVEL, seed))
    return bot(present_level(lobby.seats[seat].level or lobby.level), seed)
