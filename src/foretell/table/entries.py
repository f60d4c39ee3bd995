"""The log of a game: one entry for each fact that cannot be recomputed. The pair (game, ply) is unique."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

Kind = Literal["deal", "act", "undo", "away", "back", "sleep", "wake"]
"""In this order: the deal, an action, a take-back, a bot takes over a seat, its person takes it back, the table falls
asleep, the table wakes up."""
By = Literal["person", "bot", "clock", "server"]
"""Who caused the entry. "clock" is a bot that plays for a person whose time is up."""

NOBODY = -1


class Entry(NamedTuple):
    """One entry. Entries are never changed or removed."""

    game: str
    """The table's id: a table has one game."""
    ply: int
    """0 for the deal, increased by 1 for each entry."""
    at: int
    """Milliseconds since 1970."""
    kind: Kind
    seat: int
    """`NOBODY` if the entry belongs to no seat."""
    by: By
    text: str
    """The token of an action, or the header of a deal as JSON.

    After the token of a prediction, there may be a space and how sure the player was, in percent: `=2 70`.
    """

    @property
    def token(self) -> str:
        """The token of an action."""
        return self.text.partition(" ")[0]

    @property
    def confidence(self) -> int | None:
        """How sure a player was of a prediction, in percent."""
        said = self.text.partition(" ")[2]
        return int(said) if said else None


def decision_plies(entries: Iterable[Entry]) -> tuple[int, ...]:
    """The ply in the log of each decision of the record, which lacks those that were taken back."""
    standing: list[int] = []
    for entry in entries:
        if entry.kind == "act":
            standing.append(entry.ply)
        elif entry.kind == "undo":
            standing.pop()
    return tuple(standing)
