"""The two who play by the network: one with a human memory and a taste for variety, one as well as it can."""

from math import log
from pathlib import Path
from random import Random

import numpy as np

from ...game import Action, View
from ...rules import observation
from ...rules.cards import SEAT as FIRST_SEAT
from ..net import NetPlayer
from ..net.player import WEIGHTS, drawn, inputs_of, network
from .memory import Memory

LAPS = 2
"""How long Seer remembers."""
LEAST = 0.003
"""What Seer likes less than this share of its favourite it never does."""
HEAT = 12.0
"""How much flatter than the network's its chances are among the rest."""


class Seer:
    """Sees as the network does, but forgets, and strays to what the network likes nearly as much.

    It predicts by the same first impression, and counts nothing.
    """

    def __init__(self, seed: int | str = 0, name: str = "seer", weights: str | Path = WEIGHTS) -> None:
        self.name = name
        self._network = network(Path(weights))
        self._memory = Memory(LAPS)
        self._chance = Random(seed)

    def choose(self, view: View) -> Action:
        """A legal action that the network likes."""
        row = self._memory.of(list(view.observation))
        likes = self._network.choices(inputs_of(view.options.config, np.array([row], np.int64)))
        liked = np.where(likes >= likes.max() + log(LEAST), np.exp((likes - likes.max()) / HEAT), 0.0)
        number = int(drawn(liked, np.array([self._chance.random()]))[0])
        if number >= FIRST_SEAT:
            number = FIRST_SEAT + (number - FIRST_SEAT + row[observation.SEAT]) % row[observation.PLAYERS]
        return next(action for action in view.legal if action.number == number)


class Oracle(NetPlayer):
    """The network as it is, with all its memory and its exact prediction."""

    def __init__(self, seed: int | str = 0, name: str = "oracle", weights: str | Path = WEIGHTS) -> None:
        super().__init__(seed, name, weights)
