"""A look-ahead: the likeliest choices are played out in the same worlds, and compared. Needs Numba."""

from dataclasses import dataclass, field
from functools import cache
from time import perf_counter

import numpy as np

from ...arrays import Doubles, Floats, Ints, Records
from ...game import Game, Options, View
from ...native import STATE_WITH_HISTORY
from ...noise_bits import NOISE_BITS
from ...rules import observation
from ...rules.config import Config
from ..net.inputs import seated
from ..net.network import Network
from ..net.winning import winning_chance
from ..search.race import Budget
from . import reading
from .believed_worlds import Knowledge, believed_worlds, mixed, plausible_hands, seen_by
from .network_playouts import Playouts

MAX_CHOICES = 6
MIN_CHANCE = 0.004
"""A choice that is less likely than this fraction of the likeliest one is not simulated."""
PRIOR = 0.005
"""The weight of the logarithm of the network's probability, which is added to the chance to win.

So a choice that the network finds e times as likely may win half a per cent less often. The best of several estimates
is often just the luckiest one, and the network knows what a few worlds cannot show.
"""
HEAT = 128
"""Simulations between two checks of the clock and of the choices that have fallen behind."""
TRIAL_WORLDS = 4
"""Worlds of the first heat under a time limit; they show how long a simulation takes."""
DROP_ERRORS = 3.0
"""The number of standard errors behind the leader at which a choice drops out."""
MIN_WORLDS = 24
"""Worlds that must be played before any choice drops out."""


@dataclass(slots=True)
class LookAhead:
    """A decision in progress. `values` has a row for each world and a column for each choice that is still compared."""

    seen: Knowledge
    playouts: Playouts
    actions: Ints
    """int64 (choices,): actions of the rules, the likeliest first."""
    logs: Doubles
    """float64 (choices,): the logarithms of their probabilities."""
    noise: int
    simulations: int = 0
    values: Doubles = field(init=False)

    def __post_init__(self) -> None:
        self.values = np.empty((0, len(self.actions)))

    def run(self, budget: Budget) -> int:
        """The best action."""
        started = perf_counter()
        while len(self.actions) > 1:
            worlds = self.worlds_for(budget, perf_counter() - started)
            if worlds < 1:
                break
            self.heat(worlds)
            self.drop()
        return int(self.actions[self.scores().argmax()])

    def worlds_for(self, budget: Budget, elapsed: float) -> int:
        """The number of worlds of the next heat."""
        wanted = max(1, HEAT // len(self.actions))
        return budget.worlds(wanted, len(self.actions), self.simulations, elapsed, trial=TRIAL_WORLDS)

    def heat(self, worlds: int) -> None:
        """Play all remaining choices in `worlds` more worlds."""
        self.noise = mixed(self.noise)
        values = self.play_out(believed_worlds(self.seen, worlds, self.noise))
        self.values = np.concatenate((self.values, values))
        self.simulations += values.size

    def play_out(self, worlds: Records) -> Doubles:
        """float64 (worlds, choices): the chance to win after each choice in each world."""
        choices = len(self.actions)
        states = np.zeros(len(worlds) * choices, STATE_WITH_HISTORY)
        reading.branch(self.seen.packed, words_of(worlds), words_of(states), states, self.actions)
        self.playouts.play(self.seen.packed, states, np.tile(streams(len(worlds), self.noise), choices))
        values = values_of(self.seen.config, states, int(self.seen.row[observation.SEAT]))
        return values.reshape(choices, len(worlds)).T

    def scores(self) -> Doubles:
        """float64 (choices,): the chance to win with each choice, and the network's preference."""
        chances = self.values.mean(axis=0) if len(self.values) else np.zeros(len(self.actions))
        return np.asarray(chances + PRIOR * self.logs)

    def drop(self) -> None:
        """Drop the choices that are clearly behind the leader."""
        if len(self.values) >= MIN_WORLDS:
            scores = self.scores()
            leader = int(scores.argmax())
            errors = (self.values[:, [leader]] - self.values).std(axis=0) / np.sqrt(len(self.values))
            stays = scores[leader] - scores <= DROP_ERRORS * errors
            self.actions, self.logs, self.values = self.actions[stays], self.logs[stays], self.values[:, stays]


def likeliest(logs: Floats) -> Ints:
    """int64 (choices,): the actions that are worth a simulation, likeliest first, by their log-probabilities (63,)."""
    order = np.argsort(-logs, kind="stable")[:MAX_CHOICES]
    return np.asarray(order[logs[order] >= logs.max() + np.log(MIN_CHANCE)], np.int64)


def words_of(states: Records) -> Ints:
    """int64 (n, words): the same memory. Copies of records lose their padding."""
    return np.asarray(states.view(np.int64).reshape(len(states), -1))


def streams(size: int, noise: int) -> Ints:
    """int64 (size,): the noise of each world."""
    return np.random.default_rng(noise).integers(1 << NOISE_BITS, size=size, dtype=np.int64)


def values_of(config: Config, states: Records, seat: int) -> Doubles:
    """float64 (n,): the chance of `seat` to win after the round that has ended in all `states`."""
    seats = (seat + np.arange(config.players)) % config.players
    runes = states["runes"][:, seats].T.astype(np.int64)
    strengths = states["strengths"][:, seats].T.astype(np.int64)
    return winning_chance(config, int(states["round"][0]), runes, strengths, states["pot"].astype(np.int64))


def look_ahead(view: View, network: Network, least: float, noise: int) -> LookAhead:
    """A look-ahead for a view. Play-outs never choose what is less likely than a fraction `least` of the likeliest."""
    seen = seen_by(view, network)
    logs = seen.thought.choices[0]
    chosen = likeliest(logs)
    seat, players = int(seen.row[observation.SEAT]), seen.config.players
    actions = np.array([seated(action, seat, players) for action in chosen.tolist()], np.int64)
    return LookAhead(seen, Playouts(network, least), actions, logs[chosen].astype(np.float64), noise)


@cache
def prepare(network: Network) -> None:
    """Compile, so that no decision has to wait."""
    view = Game(Options(players=2), seed=bytes(32)).view(0)
    ahead = look_ahead(view, network, 1.0, 0)
    ahead.heat(1)
    plausible_hands(ahead.seen, 1, 0)
