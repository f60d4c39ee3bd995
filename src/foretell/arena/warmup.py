"""A first decision before the match, so that compilation does not count as time for a decision."""

from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np

from ..game import Game, Options
from ..remote import PREFIX
from ..runner.time_limit import limited
from .match_entrants import Entrant

ROWS = 32
"""For fewer rows, some players use other code, which is not compiled."""


@cache
def warm_up(entrant: Entrant, *, in_rows: bool, max_seconds: float | None = None) -> None:
    """Let a new player choose in a game outside the match. This happens once per process.

    A player with a time limit gets ten times as long, because it may compile something.
    """
    if entrant.kind.startswith(PREFIX):
        return
    view = Game(Options(2), bytes(32)).view(0)
    with suppress(Exception, SystemExit):  # a player that fails is reported when it plays
        player: Any = entrant.make(0)
        if not getattr(player, "warms_up", True):
            return
        if in_rows:
            rows = np.array([view.observation] * ROWS, np.int64)
            player.choose_rows(view.options.config, rows, np.zeros(ROWS, np.int64))
        else:
            limited(player.choose, view, None if max_seconds is None else 10 * max_seconds)
