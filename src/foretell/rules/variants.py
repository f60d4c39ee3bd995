"""What is fixed before a game: the numbers of players and rounds, the display, the player aid, the variants.

`Config` holds indexes into these tuples of names: `SIDES[1]` is side B, `DISCARDS[CLOSED]` is "closed".
"""

from typing import Literal, get_args

MIN_PLAYERS = 2
MAX_PLAYERS = 5

COLUMNS = {2: 4, 3: 5, 4: 6, 5: 6}
"""2.1: the width of the display, by the number of players."""

ROUNDS = 3
"""9.1: the number of rounds in a game."""
HEIRS_ROUND = ROUNDS + 1
"""9.3: the number of the round that Heirs of the Foretellers adds to settle a tie."""

Side = Literal["A", "B"]
SIDES: tuple[Side, ...] = get_args(Side)
"""1.4: the sides of the player aid."""

DiscardMode = Literal["open", "bending", "closed"]
DISCARDS: tuple[DiscardMode, ...] = get_args(DiscardMode)
"""The printed rules, Bending the Discard Pile (10.1) and Closed Mind's Eye (10.2)."""
OPEN, BENDING, CLOSED = range(len(DISCARDS))
