"""Players that choose in many games at once. Needs NumPy."""

from typing import Protocol

from ..arrays import Ints
from ..rules.config import Config


class RowPlayer(Protocol):
    """A player that chooses in many games at once, such as the bots "random", "scripted" and "net".

    If it has an attribute `history_entries`, its rows continue with as many entries of the history of the round.
    """

    def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
        """int64 (n,): an action for each row of `observe`, int64 (n, 80), and its word of noise, int64 (n,)."""
        ...
