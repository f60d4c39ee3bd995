"""A first choice that nobody waits for: what it costs besides, such as compiling it, is not the price of a decision."""

from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np

from ..game import Game, Options
from .entrants import Entrant

ROWS = 32
"""For few rows, some players choose in another way, which is not compiled."""


@cache
def warm_up(entrant: Entrant, *, in_rows: bool) -> None:
    """Once in a process: let a player choose in a deal of no match, and forget it."""
    view = Game(Options(2), bytes(32)).view(0)
    with suppress(Exception, SystemExit):  # a player that fails is told of when it plays
        player: Any = entrant.make(0)
        if in_rows:
            rows = np.array([view.observation] * ROWS, np.int64)
            player.choose_rows(view.options.config, rows, np.zeros(ROWS, np.int64))
        else:
            player.choose(view)
