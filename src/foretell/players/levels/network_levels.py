"""The two levels that use the network: Seer with a human memory and varied play, Oracle at full strength."""

from math import log
from pathlib import Path
from random import Random

import numpy as np

from ...game import Action, View
from ...rules import observation
from ...rules.cards import SEAT as FIRST_SEAT
from ..net import NetPlayer
from ..net.net_player import WEIGHTS, drawn, inputs_of, network
from ..observed_row import observed_row
from .memory import Memory

LAPS = 2
"""Number of laps for which Seer remembers."""
MIN_RATIO = 0.003
"""Seer never chooses an action whose probability is less than this fraction of the highest probability."""
TEMPERATURE = 12.0
"""By how much Seer flattens the probabilities of the other actions."""


class Seer:
    """Uses the network, but forgets, and varies among actions that the network rates nearly as high.

    Its predictions come directly from the network, without counting. It uses the network for any number of players.
    """

    def __init__(self, seed: int | str = 0, name: str = "seer", weights: str | Path = WEIGHTS) -> None:
        self.name = name
        self._network = network(Path(weights))
        self._memory = Memory(LAPS)
        self._chance = Random(seed)

    def choose(self, view: View) -> Action:
        """A legal action that the network rates highly."""
        row = self._memory.of(list(observed_row(view)))
        logits = self._network.choices(inputs_of(view.options.config, np.array([row], np.int64)))
        odds = np.where(logits >= logits.max() + log(MIN_RATIO), np.exp((logits - logits.max()) / TEMPERATURE), 0.0)
        number = int(drawn(odds, np.array([self._chance.random()]))[0])
        if number >= FIRST_SEAT:
            number = FIRST_SEAT + (number - FIRST_SEAT + row[observation.SEAT]) % row[observation.PLAYERS]
        return next(action for action in view.legal if action.number == number)


class Oracle(NetPlayer):
    """The network with its full memory and exact predictions."""

    def __init__(
        self,
        seed: int | str = 0,
        name: str = "oracle",
        weights: str | Path = WEIGHTS,
        weights_for_two: str | Path | None = None,
    ) -> None:
        super().__init__(seed, name, weights, weights_for_two=weights_for_two)
