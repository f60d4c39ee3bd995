"""The strongest player as a second opinion: a choice that it would make, too, is no mistake."""

import numpy as np

from ..game import View
from ..players.net import NetPlayer
from ..rules.history import ENTRIES
from .noise import noises

TRIES = 16
"""How often the player is asked. It varies among choices that it rates nearly alike."""


class StrongestPlayer:
    """The network, asked about single decisions."""

    def __init__(self, seed: bytes) -> None:
        self._player = NetPlayer()
        self._seed = seed

    def would_choose(self, view: View, action: int, ply: int) -> bool:
        """Whether the player sometimes chooses this action in this view."""
        words = ENTRIES + self._player.history_entries if self._player.history_entries else 0
        row = np.array((*view.observation, *view.history[:words]), np.int64)
        noise = noises(self._seed, f"strongest player {ply}", TRIES)
        chosen = self._player.choose_rows(view.options.config, np.tile(row, (TRIES, 1)), noise)
        return bool((chosen == action).any())
