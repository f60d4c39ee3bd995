"""The options of a game: the number of players, the side of the player aid, variants, the card sheet."""

from dataclasses import dataclass, field
from functools import cached_property

from ..errors import OptionsError, shown
from ..rules import COLUMNS, DISCARDS, MAX_PLAYERS, MIN_PLAYERS, SIDES, Config, DiscardMode, Side
from ..sheets import Sheet, default_sheet

__all__ = ["DISCARDS", "SIDES", "DiscardMode", "Options", "Side", "discard_named", "side_named"]

DEFAULT_PLAYERS = 3


def side_named(name: str) -> Side:
    """The side of the player aid with this name."""
    for side in SIDES:
        if side == name:
            return side
    raise OptionsError(f"the player aid has sides {' and '.join(SIDES)}, not {shown(name)}")


def discard_named(name: str) -> DiscardMode:
    """The variant of the discard pile with this name."""
    for discard in DISCARDS:
        if discard == name:
            return discard
    raise OptionsError(f"the discard pile is one of {', '.join(DISCARDS)}, not {shown(name)}")


@dataclass(frozen=True)
class Options:
    """The options of a game. They are immutable and compare by value.

    >>> Options(players=2, side="B").columns
    4
    """

    players: int = DEFAULT_PLAYERS
    """2 to 5."""
    side: Side = "A"
    """1.4: the side of the player aid."""
    discard: DiscardMode = "open"
    """Clause 10: the variant of the discard pile; "open" are the printed rules."""
    heirs: bool = False
    """9.3: whether a fourth round settles a tie for the lead."""
    sheet: Sheet = field(default_factory=default_sheet, repr=False)
    """The effects of each card."""

    def __post_init__(self) -> None:
        if type(self.players) is not int or not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise OptionsError(f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {shown(self.players)}")
        side_named(self.side)
        discard_named(self.discard)
        if type(self.heirs) is not bool:
            raise OptionsError(f"heirs is True or False, not {shown(self.heirs)}")
        if not isinstance(self.sheet, Sheet):
            raise OptionsError(f"sheet is a foretell.Sheet, not {shown(self.sheet)}")

    @property
    def columns(self) -> int:
        """2.1: the width of the display."""
        return COLUMNS[self.players]

    @cached_property
    def config(self) -> Config:
        """The options as integers, for the rules."""
        return Config(
            self.players,
            SIDES.index(self.side),
            DISCARDS.index(self.discard),
            int(self.heirs),
            self.sheet.suit_strengths(),
            tuple(self.sheet.packed()),
        )
