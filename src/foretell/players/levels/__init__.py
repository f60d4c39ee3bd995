"""Five levels for people, each a character of its own, and each clearly beaten by the next.

They are weaker in the ways of people: they forget, guess roughly, and take what is nearly as good. None plays nonsense.
"""

LEVELS = ("novice", "apprentice", "adept", "seer", "oracle")
"""The kinds of bots that a table offers, the weakest first."""
USUAL_LEVEL = "apprentice"
MIDDLE_LEVEL = "adept"
FORMER = {"random": "novice", "simple": "apprentice"}
"""What parameters used to offer, and who plays there now."""


def present_level(name: str) -> str:
    """The level that is meant by a name, which may be from long ago.

    >>> present_level("simple"), present_level("seer"), present_level("of a later version")
    ('apprentice', 'seer', 'apprentice')
    """
    return name if name in LEVELS else FORMER.get(name, USUAL_LEVEL)
