"""The log of a game: what cannot be computed again, an entry for each thing that happened, under (game, ply)."""

from typing import Literal, NamedTuple

Kind = Literal["deal", "act", "undo", "away", "back", "sleep", "wake"]
"""The deal; an action; a take-back; a seat left to a bot, and taken back; a table that closed, and went on."""
By = Literal["person", "bot", "clock", "server"]
"""Who did it. "clock" is the bot that plays for somebody whose time is up."""

NOBODY = -1


class Entry(NamedTuple):
    """One entry; nothing is ever changed or removed."""

    game: str
    """The table's id: a table has one game."""
    ply: int
    """0 for the deal, then one more for every entry."""
    at: int
    """Milliseconds since 1970."""
    kind: Kind
    seat: int
    """-1 for nobody's."""
    by: By
    text: str
    """The token of an action; the header, as JSON, of a deal."""
