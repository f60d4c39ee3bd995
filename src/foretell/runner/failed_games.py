"""What is known about a game in which a player failed: enough to play it again."""

import traceback

from ..errors import LocalizedError
from ..game import Game
from .failure import reason_of


class PlayerFailed(LocalizedError):  # noqa: N818 (it says who failed)
    """A player raised an error, chose an illegal action, or took too long. The cause is `__cause__`."""

    record: str = ""
    """The record of the game up to the choice that failed."""
    seat: int = 0
    trace: str = ""
    """Python's traceback of the cause, which is lost between processes."""


def player_failed(key: str, error: BaseException, game: Game, seat: int, **arguments: str) -> PlayerFailed:
    """The error for a player that failed in a game. Raise it `from error`."""
    failed = PlayerFailed(key, seat=str(seat), reason=reason_of(error), **arguments)
    failed.record, failed.seat = str(game.record()), seat
    failed.trace = "".join(traceback.format_exception(error))
    return failed
