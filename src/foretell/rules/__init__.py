"""The game itself, as plain functions over integers, and nothing but itself.

The same functions run interpreted on `State`, compiled by Numba on a record of the same fields, and on a GPU.
"""

from .marker import RULES
from .ranking import strength
from .rounds import answer_for
from .state import CONFIG_FIELDS, FIELDS, Config, State
from .turns import apply, legal, start
from .variants import (
    BENDING,
    CLOSED,
    COLUMNS,
    DISCARDS,
    HEIRS_ROUND,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPEN,
    ROUNDS,
    SIDES,
    DiscardMode,
    Side,
)

__all__ = [
    "BENDING",
    "CLOSED",
    "COLUMNS",
    "CONFIG_FIELDS",
    "DISCARDS",
    "FIELDS",
    "HEIRS_ROUND",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "OPEN",
    "ROUNDS",
    "RULES",
    "SIDES",
    "Config",
    "DiscardMode",
    "Side",
    "State",
    "answer_for",
    "apply",
    "legal",
    "start",
    "strength",
]
