"""Worlds that follow the network's beliefs about the other hands, with the history of the viewer. Needs Numba."""

from typing import NamedTuple

import numpy as np

from ...arrays import Ints, Records
from ...game import View
from ...native import STATE, STATE_WITH_HISTORY, pack_config
from ...noise_bits import NOISE_BITS
from ...rules import history, observation
from ...rules.cards import HAND
from ...rules.config import Config
from ..net.net_player import inputs_of
from ..net.network import Network, Thought
from ..net.particles import PARTICLES, Particles, imagine
from ..observed_row import observed_row
from ..search.race import deal, revealed_in
from .dealing import deal_believed

NOISE_MASK = (1 << NOISE_BITS) - 1
SALT = 0x2545F4914F6CDD1D
"""Derives further noise from a word of noise."""


class Knowledge(NamedTuple):
    """What a seat knows when it must choose, and what the network makes of it."""

    config: Config
    packed: Config
    """The same for compiled code."""
    row: Ints
    """int64 (80,): the observation."""
    told: Ints
    """int64 (HISTORY,): the history."""
    revealed: int
    """The cards of a Reveal in progress."""
    inputs: Ints
    """int64 (1, words): the input of the network."""
    thought: Thought


def seen_by(view: View, network: Network) -> Knowledge:
    """What the viewer knows. The viewer must be the one who chooses."""
    config = view.options.config
    row = np.array(observed_row(view), np.int64)
    told = np.zeros(history.HISTORY, np.int64)
    told[: len(view.history)] = view.history
    inputs = inputs_of(config, np.concatenate((row, told))[None], network.entries)
    return Knowledge(config, pack_config(config), row, told, revealed_in(view), inputs, network.think(inputs))


def believed_worlds(seen: Knowledge, size: int, noise: int) -> Records:
    """`size` worlds as records of `STATE_WITH_HISTORY` that the viewer cannot tell from the true game.

    The hands of the others are belief particles. While another seat does not hold five cards, in the middle of its
    turn, they are those of plausible worlds.
    """
    players = seen.config.players
    sizes = seen.row[observation.HAND_SIZE + 1 : observation.HAND_SIZE + players]
    hands = believed_hands(seen, size, noise) if (sizes == HAND).all() else plausible_hands(seen, size, noise)
    worlds = np.zeros(size, STATE_WITH_HISTORY)
    deal_believed(seen.packed, seen.row, seen.told, seen.revealed, hands, worlds, mixed(noise))
    return worlds


def believed_hands(seen: Knowledge, size: int, noise: int) -> Ints:
    """int64 (size, players): hands drawn from belief particles, counted from the viewer."""
    parts = []
    for first in range(0, size, PARTICLES):
        noise = mixed(noise + first)
        particles = imagine(seen.config, seen.inputs, seen.thought, np.array([noise], np.int64))
        parts.append(drawn_hands(particles, min(PARTICLES, size - first), noise))
    return np.concatenate(parts)


def drawn_hands(particles: Particles, size: int, noise: int) -> Ints:
    """int64 (size, players): particles drawn by their weights, evenly spread and then shuffled."""
    chance = np.random.default_rng(noise)
    weights = particles.weights[0]
    possible = np.flatnonzero(weights > 0)
    sums = weights[possible].cumsum()
    points = (np.arange(size) + chance.random()) / size * sums[-1]
    which = np.minimum(np.searchsorted(sums, points, side="right"), len(possible) - 1)
    return np.asarray(particles.hands[0][possible[chance.permutation(which)]], np.int64)


def plausible_hands(seen: Knowledge, size: int, noise: int) -> Ints:
    """int64 (size, players): the hands of plausible worlds, counted from the viewer."""
    states = np.zeros(size, STATE)
    deal(seen.packed, seen.row, seen.revealed, states, noise)
    seats = (seen.row[observation.SEAT] + np.arange(seen.config.players)) % seen.config.players
    return np.ascontiguousarray(states["hands"][:, seats], np.int64)


def mixed(noise: int) -> int:
    """Another word of noise."""
    noise = noise * SALT + 1 & NOISE_MASK
    return noise ^ noise >> 29
