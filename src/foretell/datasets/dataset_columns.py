"""The columns of a dataset, and what they mean. The dataset card and `docs/datasets.md` list them."""

from dataclasses import dataclass
from typing import Literal

FORMAT = 1
"""Increased when a column gets another name, type or meaning."""

Shape = Literal["value", "list"]


@dataclass(frozen=True)
class Column:
    """A column of a table."""

    name: str
    kind: str
    """The NumPy type of its numbers; `str` for texts."""
    about: str
    shape: Shape = "value"
    """One value or a list of values in each row."""

    @property
    def type_name(self) -> str:
        """The type in words, as the card gives it."""
        inner = "string" if self.kind == "str" else self.kind
        return f"list of {inner}" if self.shape == "list" else inner


DECISIONS = (
    Column("game", "int64", "number of the game"),
    Column("ply", "int32", "number of the decision in its game, from 0"),
    Column("round", "int8", "round, from 1"),
    Column("phase", "int8", "phase, an index into `foretell.PHASES`"),
    Column("seat", "int8", "the seat that chose"),
    Column("legal", "int64", "its legal actions, one bit for each"),
    Column("action", "int8", "the action that it chose, a number from 0 to 62"),
    Column("observation", "int64", "what the seat knew: an observation row of 80 words", "list"),
    Column("history", "int64", "what it had seen in this round: two words, then the entries, newest first", "list"),
    Column("hands", "int64", "hidden from the seat: the true hand of each seat, as a set of cards", "list"),
    Column("won", "bool", "outcome: whether the seat won the game"),
    Column("runes", "int16", "outcome: its runes at the end of the game"),
    Column("place", "int8", "outcome: its place, 0 for the first; tied seats have the same"),
)
GAMES = (
    Column("game", "int64", "number of the game"),
    Column("seed", "str", "seed of the cards, in hexadecimal"),
    Column("bots", "str", "the bot in each seat", "list"),
    Column("winner", "int8", "the seat that won, or -1"),
    Column("runes", "int16", "runes of each seat at the end", "list"),
    Column("places", "int8", "place of each seat, 0 for the first", "list"),
    Column("rounds", "int8", "number of rounds"),
    Column("decisions", "int32", "number of decisions"),
    Column("record", "str", "the record of the game, which `foretell replay` shows"),
)
TABLES = {"decisions": DECISIONS, "games": GAMES}
