"""Five levels of bots to play against. Each has its own character and clearly beats the level below.

The weaker levels make human mistakes: they forget, guess roughly, and settle for second best. None plays nonsense.
"""

LEVELS = ("novice", "apprentice", "adept", "seer", "oracle")
"""The kinds of bots that a table offers, weakest first."""
DEFAULT_LEVEL = "apprentice"
MIDDLE_LEVEL = "adept"
FORMER_LEVELS = {"random": "novice", "simple": "apprentice"}
"""Kinds that tables used to offer, and the level that replaces each."""


def present_level(name: str) -> str:
    """The current level for a name, which may come from an old table.

    >>> present_level("simple"), present_level("seer"), present_level("of a later version")
    ('apprentice', 'seer', 'apprentice')
    """
    return name if name in LEVELS else FORMER_LEVELS.get(name, DEFAULT_LEVEL)
