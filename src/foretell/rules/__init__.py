"""The game itself, as plain functions over integers, and nothing but itself.

The same functions run interpreted on `State`, compiled by Numba on a record of the same fields, and on a GPU.
"""

from .marker import RULES
from .ranking import strength
from .rounds import answer_for
from .state import CONFIG_FIELDS, FIELDS, Config, State
from .turns import apply, legal, start

__all__ = [
    "CONFIG_FIELDS",
    "FIELDS",
    "RULES",
    "Config",
    "State",
    "answer_for",
    "apply",
    "legal",
    "start",
    "strength",
]
