"""The names of the environments. They are bound to the rules: if the rules change, the names must change too."""

from ..game.record import RULES_VERSION
from ..rules.observation import OBSERVATION_VERSION

VERSION = 0
BOUND_TO = (1, 1)
"""The versions of the rules and of the observations that `VERSION` stands for."""
PETTINGZOO_NAME = f"foretell_v{VERSION}"
GYMNASIUM_NAME = f"Foretell-v{VERSION}"
OPENSPIEL_NAME = "python_foretell"

if (RULES_VERSION, OBSERVATION_VERSION) != BOUND_TO:
    raise ImportError(f"{PETTINGZOO_NAME} stands for other rules or observations: the names must change")
