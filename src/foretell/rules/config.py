"""The configuration of a game, as integers: what stays the same from the first deal to the end.

`CONFIG_FIELDS` describes it, for the record of `foretell.native`.
"""

from dataclasses import dataclass

from .cards import CARDS, MAX_CELLS, SUITS
from .variants import COLUMNS

CONFIG_FIELDS: tuple[tuple[str, int, int], ...] = (
    ("players", 64, 0),
    ("row", 64, 0),  # the cells of the first row (2.1)
    ("full", 64, 0),  # all cells
    ("side", 64, 0),  # 0 for A, 1 for B
    ("variant", 64, 0),  # the discard variant
    ("heirs", 64, 0),
    ("turn_limit", 64, 0),  # J6
    ("suits", 64, 0),  # strengths of the suits, two bits each
    ("effects", 32, CARDS),  # the card sheet
)


@dataclass(frozen=True, slots=True, init=False)
class Config:
    """The options and the card sheet as integers. They do not change during a game."""

    players: int
    row: int
    full: int
    side: int
    variant: int
    heirs: int
    turn_limit: int
    suits: int
    effects: tuple[int, ...]

    def __init__(
        self, players: int, side: int, variant: int, heirs: int, suits: list[int], effects: tuple[int, ...]
    ) -> None:
        row = (1 << COLUMNS[players]) - 1
        full = row | row << MAX_CELLS // 2
        strengths = sum(suits[suit] << 2 * suit for suit in range(SUITS))
        values = (players, row, full, side, variant, heirs, 60 * players, strengths, effects)
        for (name, _, _), value in zip(CONFIG_FIELDS, values, strict=True):
            object.__setattr__(self, name, value)
