"""What is agreed before a game: players, side of the player aid, variants, card sheet."""

from dataclasses import dataclass, field
from functools import cached_property

from ..errors import OptionsError, shown
from ..rules import Config
from ..sheets import Sheet, default_sheet

SIDES = ("A", "B")
DISCARDS = ("open", "bending", "closed")
"""The printed rules, Bending the Discard Pile (10.1), Closed Mind's Eye (10.2)."""


@dataclass(frozen=True)
class Options:
    """The options of a game.

    >>> Options(players=2, side="B").columns
    4
    """

    players: int = 3
    side: str = "A"
    discard: str = "open"
    heirs: bool = False
    sheet: Sheet = field(default_factory=default_sheet, repr=False)

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 5:
            raise OptionsError(f"the game is for 2 to 5 players, not {shown(self.players)}")
        if self.side not in SIDES:
            raise OptionsError(f"the player aid has sides A and B, not {shown(self.side)}")
        if self.discard not in DISCARDS:
            raise OptionsError(f"the discard pile is one of {', '.join(DISCARDS)}, not {shown(self.discard)}")
        if type(self.heirs) is not bool:
            raise OptionsError(f"heirs is True or False, not {shown(self.heirs)}")
        if not isinstance(self.sheet, Sheet):
            raise OptionsError(f"sheet is a foretell.Sheet, not {shown(self.sheet)}")

    @property
    def columns(self) -> int:
        """2.1: the width of the display."""
        return (4, 5, 6, 6)[self.players - 2]

    @cached_property
    def config(self) -> Config:
        """The same for the rules."""
        return Config(
            self.players,
            SIDES.index(self.side),
            DISCARDS.index(self.discard),
            int(self.heirs),
            self.sheet.suit_strengths(),
            tuple(self.sheet.packed()),
        )
