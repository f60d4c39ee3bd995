"""The baseline: a bot that chooses at random."""

from random import Random
from typing import TYPE_CHECKING

from ..game import Action, View
from ..rules import observation
from ..rules.cards import ACTIONS

if TYPE_CHECKING:
    from ..native import Ints
    from ..rules.config import Config

DRAW_BITS = 30
DRAW_MASK = (1 << DRAW_BITS) - 1


class RandomPlayer:
    """Chooses any legal action, with equal chances."""

    def __init__(self, seed: int | str = 0, name: str = "random") -> None:
        self.name = name
        self._chance = Random(seed)

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return self._chance.choice(view.legal)

    def choose_rows(self, config: "Config", rows: "Ints", noise: "Ints") -> "Ints":  # noqa: ARG002
        """int64 (n,): one action for each row of `observe`, int64 (n, 80), and its word of noise, int64 (n,)."""
        import numpy as np  # noqa: PLC0415 (`choose` does not need it)

        legal = rows[:, observation.LEGAL, None] >> np.arange(ACTIONS) & 1
        chosen = (noise >> 33 & DRAW_MASK) * legal.sum(axis=1) >> DRAW_BITS
        return np.asarray((legal.cumsum(axis=1) > chosen[:, None]).argmax(axis=1), np.int64)
