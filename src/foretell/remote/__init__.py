"""Players beyond this process: messages of the bot API as views, a seat at a server, and programs as players."""

from .programs import PREFIX, ProgramPlayer
from .received import ReceivedGame, options_from
from .seat import JoinError, RemoteSeat, take_seat

__all__ = ["PREFIX", "JoinError", "ProgramPlayer", "ReceivedGame", "RemoteSeat", "options_from", "take_seat"]
