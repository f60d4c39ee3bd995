"""Play-outs: many games played to the end of their round, where every seat follows the network. Needs Numba."""

import numpy as np

from ...arrays import Floats, Ints, Records
from ...rules.cards import SEATS
from ...rules.config import Config
from ..net.inputs import INPUT_WORDS
from ..net.network import Network
from . import reading

BATCH = 256
"""Games that the network reads at once. More would not be faster, and would leave the CPU's cache."""
MAX_STEPS = 512
"""The maximum number of decisions of a play-out. Only sheets that never fill the display come near it."""


class Playouts:
    """Plays games by the network, which never chooses what is less likely than a fraction `least` of the likeliest."""

    def __init__(self, network: Network, least: float) -> None:
        self._network = network
        self._least = least
        self._layers = layers_of(network)
        self._words = np.zeros(INPUT_WORDS, np.int64)

    def play(self, config: Config, states: Records, noise: Ints) -> None:
        """Play `states`, records with a history, to the end of their round, with one word of noise each, int64 (n,)."""
        games = np.empty(len(states), np.int64)
        games = games[: reading.going_on(config, states, games)]
        for _ in range(MAX_STEPS):
            if not len(games):
                break
            parts = [games[first : first + BATCH] for first in range(0, len(games), BATCH)]
            games = np.concatenate([self._step(config, states, part, noise) for part in parts])

    def _step(self, config: Config, states: Records, games: Ints, noise: Ints) -> Ints:
        """Take one decision in each of `games`; return those whose round continues."""
        first, choices = self.read(config, states, games)
        going = np.empty(len(games), np.int64)
        logits = np.ascontiguousarray(self._network.logits(first))
        left = reading.play_games(config, states, games, logits, choices, self._least, noise, going)
        return going[:left]

    def read(self, config: Config, states: Records, games: Ints) -> tuple[Floats, Ints]:
        """float32 (n, hidden): the sums of the first layer; int64 (n,): the choices, seats counted from the actor."""
        weights, bias, fields, rows, ages, join = self._layers
        first = np.empty((len(games), len(bias)), np.float32)
        sums = np.empty((len(games), len(join)), np.float32)
        choices = np.empty(len(games), np.int64)
        vector = np.empty(ages.shape[1], np.float32)
        reading.read_games(
            config, states, games, weights, bias, fields, rows, ages, self._words, vector, first, sums, choices
        )
        first += sums @ join
        return first, choices


def layers_of(network: Network) -> tuple[Floats, Floats, Ints, Floats, Floats, Floats]:
    """Weights and bias of the first layer; fields, rows, ages and join of the history, empty if it reads none."""
    weights, bias = network.first
    reader = network.history
    if reader is None:
        none = np.zeros((0, 1), np.float32)
        return weights, bias, np.zeros((3, 0), np.int64), none, none, np.zeros((SEATS, len(bias)), np.float32)
    return weights, bias, reader.fields, reader.rows, reader.ages, reader.join
