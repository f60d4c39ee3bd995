"""A race of actions: all are played out in the same worlds, and those that fall behind drop out."""

from dataclasses import dataclass, field
from functools import cache
from time import perf_counter

import numpy as np

from ...arrays import Doubles, Ints, Records
from ...game import View
from ...native import CONFIG, STATE, pack_config
from ...rules import observation
from ...rules.cards import PREDICT_PHASE
from ...rules.config import Config
from ...rules.ranking import STRENGTH_BITS
from ...sheets import card_number
from ..observed_row import observed_row
from ..rank_order import RANKS, ranks_of
from ..strengths import strengths
from . import playouts
from .plausibility import BEHAVIOUR_SIZE, SCRATCH
from .search_parameters import LEAD_SCALES, QUICK_PARAMETERS, TRAIT_WEIGHTS

FIRST_WORLDS = 16
"""Worlds of the first heat."""
SIMULATIONS_PER_HEAT = 192
"""Simulations of each later heat. The clock is checked between heats."""
TRIAL_WORLDS = 2
"""Worlds of the first heat under a time limit; they show how long a world takes."""
DROP_ERRORS = 2.0
"""The number of standard errors behind the leader at which an action drops out."""
MIN_WORLDS = 24
"""Worlds that must be played before any action drops out."""
REPLACE_ERRORS = 2.0
"""The number of standard errors by which the leader must be ahead of the quick policy's own choice to replace it.

It does not apply to predictions: there are few of them, and the worlds know more than the policy.
"""
PRIOR_WORLDS = 1.0
"""The weight of a uniform prior over the nine ranks, in worlds: a rank that no world shows is still possible."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The maximum number of simulations or, if that is None, of seconds."""

    simulations: int | None
    seconds: float

    def worlds(self, wanted: int, choices: int, played: int, elapsed: float, *, trial: int) -> int:
        """The number of worlds of the next heat: `wanted`, or what is left after `played` simulations.

        Under a time limit, the first heat has `trial` worlds, which show how long a simulation takes.
        """
        if self.simulations is not None:
            return min(wanted, (self.simulations - played) // choices)
        if not played:
            return trial
        return min(wanted, int((self.seconds - elapsed) * played / elapsed) // choices)


@dataclass(slots=True)
class Race:
    """A decision in progress. `values` has a row for each world and a column for each action still in the race."""

    config: Config
    row: Ints
    revealed: int
    actions: Ints
    noise: int
    quick: int = -1
    simulations: int = 0
    values: Doubles = field(init=False)

    def __post_init__(self) -> None:
        self.values = np.empty((0, len(self.actions)))

    def run(self, budget: Budget) -> int:
        """The winning action."""
        started = perf_counter()
        while len(self.actions) > 1:
            worlds = self.worlds_for(budget, perf_counter() - started)
            if worlds < 1:
                break
            self.heat(worlds)
            self.drop()
        return self.winner()

    def worlds_for(self, budget: Budget, elapsed: float) -> int:
        """The number of worlds of the next heat."""
        wanted = max(1, SIMULATIONS_PER_HEAT // len(self.actions)) if self.simulations else FIRST_WORLDS
        return budget.worlds(wanted, len(self.actions), self.simulations, elapsed, trial=TRIAL_WORLDS)

    def heat(self, worlds: int) -> None:
        """Play all remaining actions in `worlds` more worlds."""
        states = np.zeros(worlds, STATE)
        self.noise = deal(self.config, self.row, self.revealed, states, self.noise)
        values = np.empty((worlds, len(self.actions)))
        seat = int(self.row[observation.SEAT])
        twin = np.zeros(1, STATE)
        self.quick = playouts.play_worlds(
            self.config, states, twin, self.actions, seat, QUICK_PARAMETERS, LEAD_SCALES, self.noise, values
        )
        self.values = np.concatenate((self.values, values))
        self.simulations += values.size

    def behind(self) -> tuple[Doubles, Doubles]:
        """How far each action is behind the leader, and the standard error of that."""
        leader = int(self.values.mean(axis=0).argmax())
        gaps = self.values[:, [leader]] - self.values
        return gaps.mean(axis=0), gaps.std(axis=0) / np.sqrt(len(gaps))

    def drop(self) -> None:
        """Drop the actions that are clearly behind the leader."""
        if len(self.values) >= MIN_WORLDS:
            gaps, errors = self.behind()
            stays = gaps <= DROP_ERRORS * errors
            self.actions, self.values = self.actions[stays], self.values[:, stays]

    def winner(self) -> int:
        """The leader, unless the choice of the quick policy is hardly behind."""
        if not len(self.values):
            return int(self.actions[0])
        gaps, errors = self.behind()
        caution = 0.0 if self.row[observation.PHASE] == PREDICT_PHASE else REPLACE_ERRORS
        close = (self.actions == self.quick) & (gaps <= caution * errors)
        return int(self.actions[close.argmax() if close.any() else gaps.argmin()])


@cache
def prepare() -> None:
    """Compile, so that no decision has to wait."""
    config, none = np.zeros(1, CONFIG)[0], np.zeros(0, STATE)
    deal(config, np.zeros(observation.OBSERVATION, np.int64), 0, none, 0)
    actions = np.zeros(0, np.int64)
    playouts.play_worlds(
        config, none, np.zeros(1, STATE), actions, 0, QUICK_PARAMETERS, LEAD_SCALES, 0, np.zeros((0, 0))
    )


def race_of(view: View, noise: int) -> Race:
    """A race of all legal actions of a view."""
    actions = np.array([action.number for action in view.legal], np.int64)
    return Race(
        pack_config(view.options.config), np.array(observed_row(view), np.int64), revealed_in(view), actions, noise
    )


def revealed_in(view: View) -> int:
    """The cards of a Reveal in progress, in order and packed as in a state; 0 if the viewer may not see them."""
    packed = 0
    for i, card in enumerate(view.revealed):
        packed |= card_number(card) + 1 << 6 * i if card is not None else 0
    return packed


def deal(
    config: Config, row: Ints, revealed: int, states: Records, noise: int, trait_weights: Doubles = TRAIT_WEIGHTS
) -> int:
    """Fill `states` with worlds; return the next noise."""
    behaviour = np.zeros((observation.TOLD - observation.RUNES, BEHAVIOUR_SIZE), np.int64)
    return int(playouts.deal_worlds(config, row, revealed, states, behaviour, trait_weights, np.zeros(SCRATCH), noise))


def worlds_of(view: View, size: int, noise: int, *, plausible: bool = True) -> Records:
    """`size` worlds that the viewer cannot tell from the true game, as records.

    If they need not be `plausible`, no trait has a weight, so that all hands that are possible come up equally often.
    """
    states = np.zeros(size, STATE)
    trait_weights = TRAIT_WEIGHTS if plausible else np.zeros_like(TRAIT_WEIGHTS)
    row = np.array(observed_row(view), np.int64)
    deal(pack_config(view.options.config), row, revealed_in(view), states, noise, trait_weights)
    return states


def belief_of(view: View, size: int, noise: int) -> Doubles:
    """float64 (opponents, 9): the probability of each rank for each of the others, estimated from `size` worlds."""
    states = worlds_of(view, size, noise)
    config = view.options.config
    found = np.full((config.players - 1, RANKS), PRIOR_WORLDS / RANKS)
    for i in range(1, config.players):
        hands = states["hands"][:, ((view.seat or 0) + i) % config.players]
        points = strengths(hands, config.side, config.suits) >> STRENGTH_BITS
        found[i - 1] += np.bincount(ranks_of(points, config.side), minlength=RANKS)
    return found / (size + PRIOR_WORLDS)
