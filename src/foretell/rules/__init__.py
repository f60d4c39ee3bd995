"""The rules of the game, as plain functions over integers.

The same functions run interpreted on `State`, and compiled for CPU and GPU on a record with the same fields.
"""

from .config import CONFIG_FIELDS, Config
from .marker import RULES
from .ranking import strength
from .rounds import answer_for
from .state import FIELDS, HISTORY_FIELDS, State
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
    "HISTORY_FIELDS",
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
