"""The expert as a player."""

from random import Random
from typing import TYPE_CHECKING

from ...game import Action, View
from ...noise_bits import NOISE_BITS
from ..observed_row import observed_row
from .choice import scripted_choice
from .parameters import PARAMETERS
from .worth import SCRATCH

if TYPE_CHECKING:
    from ...native import Ints
    from ...rules.config import Config


class ScriptedPlayer:
    """A rule-based expert: it counts possible hands, improves its own by expected value, and goes All In in time.

    >>> import foretell as ft
    >>> game = ft.Game(ft.Options(players=3), seed=bytes(32))
    >>> ScriptedPlayer(seed=1).choose(game.view(0)) in game.legal
    True
    """

    def __init__(self, seed: int | str = 0, name: str = "scripted") -> None:
        self.name = name
        self._chance = Random(seed)
        self._scratch = [0.0] * SCRATCH

    def choose(self, view: View) -> Action:
        """The legal action with the highest expected value, judged by this view alone."""
        noise = self._chance.getrandbits(NOISE_BITS)
        number = scripted_choice(view.options.config, observed_row(view), noise, PARAMETERS, self._scratch)
        return next(action for action in view.legal if action.number == number)

    def choose_rows(self, config: "Config", rows: "Ints", noise: "Ints") -> "Ints":
        """int64 (n,): one action for each row of `observe`, int64 (n, 80), and its word of noise, int64 (n,)."""
        from .compiled_choices import choose_rows  # noqa: PLC0415 (needs Numba)

        return choose_rows(config, rows, noise)
