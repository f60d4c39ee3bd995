"""A first decision before the match, so that compilation does not count as time for a decision."""

from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np

from ..game import Game, Options
from .entrants import Entrant

ROWS = 32
"""For fewer rows, some players use other code, which is not compiled."""


@cache
def warm_up(entrant: Entrant, *, in_rows: bool) -> None:
    """Let a new player choose in a game outside the match. This happens once per process."""
    view = Game(Options(2), bytes(32)).view(0)
    with suppress(Exception, SystemExit):  # a player that fails is reported when it plays
        player: Any = entrant.make(0)
        if in_rows:
            rows = np.array([view.observation] * ROWS, np.int64)
            player.choose_rows(view.options.config, rows, np.zeros(ROWS, np.int64))
        else:
            player.choose(view)
