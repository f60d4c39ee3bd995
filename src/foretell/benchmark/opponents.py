"""The opponents of the benchmark."""

from random import Random

import numpy as np

from ..game import Action, SeatView
from ..noise_bits import NOISE_BITS
from ..players import Player
from ..players.net.net_player import WEIGHTS, NetPlayer
from ..players.observed_row import observed_row
from ..players.scripted.compiled_choices import choose_rows


class CompiledScripted:
    """The scripted player with compiled choices: the same choices in a tenth of the time."""

    def __init__(self, seed: int, name: str = "scripted") -> None:
        self.name = name
        self._chance = Random(seed)

    def choose(self, view: SeatView) -> Action:
        """The choice of `ScriptedPlayer` with the same seed."""
        noise = np.array([self._chance.getrandbits(NOISE_BITS)], np.int64)
        rows = np.array([observed_row(view)], np.int64)
        number = int(choose_rows(view.options.config, rows, noise)[0])
        return next(action for action in view.legal if action.number == number)


def opponent(kind: str, seed: int) -> Player:
    """An opponent of the benchmark: `scripted` or `net`. The protocol has only one file of weights for the Net."""
    return CompiledScripted(seed) if kind == "scripted" else NetPlayer(seed, weights_for_two=WEIGHTS)
