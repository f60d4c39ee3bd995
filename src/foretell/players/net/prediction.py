"""Exact predictions: belief particles, the tree of later predictors, and the chance to win the game.

All hands of a particle are known, so its best hand is certain. What is not known is which of the later predictors will
name it (8.1). Each is modelled as a player who knows their own hand, believes what the viewer's particles say about the
others, and takes earlier predictions into account. The tree branches only on whether they are right, since nothing else
changes a payoff. With two players, both predict at the same time (8.2), so neither influences the other.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from ...arrays import Bools, Doubles, Ints
from ...rules import observation
from ...rules.cards import RUNE_CARDS, SEATS, VALUES
from ...rules.config import Config
from ...rules.ranking import STRENGTH_BITS
from ..rank_order import POINTS
from .network import Thought
from .particles import Particles, imagine
from .winning import winning_chance

STEPS = 11 << 4
"""The number of strengths without their suit."""
CHUNK = 8
"""Rows that are computed at once. Their arrays fit into the CPU's cache."""
RIGHT_BONUS = 1e-4
"""A small bonus for being right: if the game is practically decided, the likeliest hand is predicted."""
EQUAL = 1e-9
"""Winning chances that are closer than this count as equal."""


class Habit(NamedTuple):
    """How a seat predicts, as logarithms of odds."""

    trust: float
    """The weight of the logarithm of a seat's chance to be the best."""
    pride: float
    """The bonus for predicting oneself."""
    crowd: float
    """The bonus for each earlier prediction of the same seat."""
    claim: float
    """The bonus for a seat that has predicted itself."""
    doubt: float
    """The lowest chance that any seat is given."""


HABITS = {
    2: Habit(1.43, 0.98, 0.0, 0.0, 0.0005),
    3: Habit(1.02, 1.03, 0.65, 1.31, 0.016),
    4: Habit(0.69, 1.02, 0.48, 1.33, 0.010),
    5: Habit(0.65, 1.41, 0.18, 1.88, 0.003),
}
"""By players, fitted to 1,500 games each of an earlier Net against itself (`python -m bench.predictions`).

Log-loss of a later predictor's choice: 0.458, 0.438, 0.593 and 0.743. If everybody predicted by the chance of the best
hand alone, it would be 0.519, 0.651, 0.810 and 0.977.
"""

TYPICAL_RANKS = {
    2: (0.03, 0.21, 0.22, 0.23, 0.014, 0.005, 0.23, 0.07, 0.0002),
    3: (0.01, 0.16, 0.22, 0.23, 0.009, 0.005, 0.28, 0.08, 0.0004),
    4: (0.01, 0.12, 0.19, 0.25, 0.007, 0.003, 0.31, 0.12, 0.0002),
    5: (0.01, 0.13, 0.20, 0.25, 0.008, 0.004, 0.29, 0.11, 0.0001),
}
"""By players: how often hands have each rank at the Unfolding. Others are modelled to assume this about the viewer."""


def predict(config: Config, inputs: Ints, thought: Thought, noise: Ints) -> Ints:
    """int64 (n,): the seat to predict, counted from the viewer, for int64 (n, INPUT_WORDS) in the phase `predict`."""
    chosen = np.empty(len(inputs), np.int64)
    kind = after(config, inputs) * SEATS + inputs[:, observation.ROUND]
    for same in np.unique(kind):
        rows = np.flatnonzero(kind == same)
        for part in (rows[first : first + CHUNK] for first in range(0, len(rows), CHUNK)):
            thoughts = Thought(*(array[part] for array in thought))
            particles = imagine(config, inputs[part], thoughts, noise[part])
            chosen[part] = best_of(prospects(config, inputs[part], particles), noise[part])
    return chosen


def after(config: Config, inputs: Ints) -> Ints:
    """int64 (n,): the number of seats that predict after the viewer (8.1)."""
    waiting = inputs[:, observation.PREDICTION + 1 : observation.PREDICTION + config.players] < 0
    return np.asarray(np.logical_and.accumulate(waiting, axis=1).sum(axis=1), np.int64)


def best_of(chances: Doubles, noise: Ints) -> Ints:
    """int64 (n,): the highest of float64 (n, players), chosen by noise among equals."""
    equal = chances >= chances.max(axis=1, keepdims=True) - EQUAL
    which = (noise >> 20 & (1 << 20) - 1) % equal.sum(axis=1)
    return np.asarray((equal.cumsum(axis=1) > which[:, None]).argmax(axis=1), np.int64)


def prospects(config: Config, inputs: Ints, particles: Particles) -> Doubles:
    """float64 (n, players): the chance to win the game with each prediction, plus a small bonus for being right.

    All rows must be of the same round and have the same number of later predictors.
    """
    later = int(after(config, inputs[:1])[0])
    best = particles.strengths.argmax(axis=2)
    wins = payoffs(config, inputs, particles, best, later)
    right = naming(config, inputs, particles, best, later)
    own = best[:, None, :] == np.arange(config.players)[:, None]
    expected = np.where(own, (right * wins[1, :, None]).sum(axis=3), (right * wins[0, :, None]).sum(axis=3))
    expected += RIGHT_BONUS * own
    return np.asarray((expected * particles.weights[:, None]).sum(axis=2))


def payoffs(config: Config, inputs: Ints, particles: Particles, best: Ints, later: int) -> Doubles:
    """float64 (2, n, PARTICLES, 2^later): the chance to win the game if the viewer is wrong, or right.

    The last axis is the set of later predictors who are right, the first of them in the lowest bit.
    """
    named = inputs.T[observation.PREDICTION : observation.PREDICTION + config.players, :, None] == best
    right = np.empty((config.players, 2, *best.shape, 1 << later), np.bool_)
    right[:] = named[:, None, :, :, None]
    right[0] = np.array([False, True])[:, None, None, None]
    right[1 : later + 1] = (np.arange(1 << later) >> np.arange(later)[:, None] & 1)[:, None, None, None]
    earlier = named[later + 1 :].sum(axis=0)[:, :, None]
    number = earlier + np.bitwise_count(np.arange(1 << later)) + np.arange(2)[:, None, None, None]
    runes, pot = scored(inputs, particles, right, number)
    hands = particles.strengths.transpose(2, 0, 1)[:, None, :, :, None]
    return winning_chance(config, int(inputs[0, observation.ROUND]), runes, hands, pot)


def scored(inputs: Ints, particles: Particles, right: Bools, number: Ints) -> tuple[Ints, Ints]:
    """int64 (players, 2, n, PARTICLES, sets): all runes after the round; and what stays in the pot (8.7 to 8.9).

    `right` says who is right, in the same shape, and `number` how many they are.
    """
    players = len(right)
    points = (particles.strengths >> STRENGTH_BITS) + 2 * np.bitwise_count(particles.hands & RUNE_CARDS)
    before = inputs.T[observation.RUNES : observation.RUNES + players, :, None] + points.transpose(2, 0, 1)
    pot = inputs[:, observation.POT, None]
    shares = pot // np.maximum(np.arange(SEATS + 1), 1)
    share = shares[np.arange(len(inputs))[:, None, None], number]
    return before[:, None, :, :, None] + share * right, pot[:, :, None] - share * number


def naming(config: Config, inputs: Ints, particles: Particles, best: Ints, later: int) -> Doubles:
    """float64 (n, players, PARTICLES, 2^later): the probability of each set of later predictors who are right.

    The second axis is what the viewer predicts, the last one the same sets as in `payoffs`.
    """
    habit = HABITS[config.players]
    seat_odds = naming_odds(config, inputs, particles, later)
    chances = np.ones((len(inputs), config.players, best.shape[1], 1))
    heard = viewer_influence(habit, config.players)
    own = best[:, None] == np.arange(config.players)[:, None]
    rows, places = np.arange(len(best))[:, None], np.arange(best.shape[1])
    for j in range(1, later + 1):
        odds = seat_odds[:, :, j - 1]
        every = odds.sum(axis=2)[:, None] + odds.transpose(0, 2, 1) * (heard[:, None] - 1)
        named = odds[rows, places, best][:, None]
        named = named * np.where(own, heard[:, None], 1.0)
        crowd = crowd_influence(habit, config.players, best, j)
        swayed = named[..., None] * crowd[:, None]
        is_right = swayed / (every[..., None] + swayed - named[..., None])
        chances = np.concatenate([chances * (1 - is_right), chances * is_right], axis=3)
    return chances


def viewer_influence(habit: Habit, players: int) -> Doubles:
    """float64 (players,): the factor by which the viewer's prediction of each seat moves later predictors."""
    if players == 2:
        return np.ones(2)
    return np.asarray(np.exp([habit.crowd + habit.claim, *[habit.crowd] * (players - 1)]))


def crowd_influence(habit: Habit, players: int, best: Ints, j: int) -> Doubles:
    """float64 (n, PARTICLES, 2^(j - 1)): the factor by which right predictors before the `j`-th move that one."""
    if players == 2 or j == 1:
        return np.ones((*best.shape, 1 << j - 1))
    who = np.arange(1 << j - 1)[:, None] >> np.arange(j - 1) & 1
    claims = who @ (np.arange(1, j)[:, None] == np.arange(players)).astype(np.int64)
    said = habit.crowd * who.sum(axis=1) + habit.claim * claims.T
    return np.asarray(np.exp(said)[best])


def naming_odds(config: Config, inputs: Ints, particles: Particles, later: int) -> Doubles:
    """float64 (n, PARTICLES, later, players): the odds with which each later predictor names each seat.

    Predictions that were made already count; that of the viewer does not.
    """
    players = config.players
    habit = HABITS[players]
    said = inputs[:, observation.PREDICTION : observation.PREDICTION + players]
    seats = np.arange(players)
    heard = (said[:, None, :] == seats[:, None]).sum(axis=2) * habit.crowd + (said == seats) * habit.claim
    moved = np.exp(heard[:, None] + habit.pride * (seats[:, None] == seats))
    odds = (best_given(believed(config, particles)) + habit.doubt) ** habit.trust * moved[:, :, None]
    later_seats = np.arange(1, later + 1)
    steps = particles.strengths[:, :, 1 : later + 1] >> 2
    return np.asarray(odds[np.arange(len(inputs))[:, None, None], later_seats, steps])


def believed(config: Config, particles: Particles) -> Doubles:
    """float64 (n, players, STEPS): the probability of each strength of each seat, to those who do not see its cards."""
    players, size = config.players, len(particles.weights)
    steps = (particles.strengths >> 2) + STEPS * np.arange(players) + STEPS * players * np.arange(size)[:, None, None]
    weights = np.broadcast_to(particles.weights[:, :, None], steps.shape)
    beliefs = np.bincount(steps.ravel(), weights.ravel(), STEPS * players * size).reshape(size, players, STEPS)
    beliefs[:, 0] = typical_strengths(players)
    return np.asarray(beliefs)


@cache
def typical_strengths(players: int) -> Doubles:
    """float64 (STEPS,): what others assume about the viewer's hand."""
    steps = np.zeros((11, 16))
    steps[POINTS, 1 : VALUES + 1] = np.array(TYPICAL_RANKS[players])[:, None] / VALUES
    return np.asarray(steps.reshape(-1) / steps.sum())


def best_given(beliefs: Doubles) -> Doubles:
    """float64 (n, players, STEPS, players): the probability that each seat is the best, as each seat sees it.

    The second axis is the seat that judges, the third the strength of its own hand.
    """
    players = beliefs.shape[1]
    seats = np.arange(players)
    same = seats[:, None] == seats
    below = beliefs.cumsum(axis=2) - beliefs / 2
    compared = ~(same[:, None] | same)[:, :, :, None]  # axes: who judges, whose hand, compared with whose
    beaten = np.where(compared, below[:, None, None], 1.0).prod(axis=3)
    best = beaten * beliefs[:, None]
    above = best[:, :, :, ::-1].cumsum(axis=3)[:, :, :, ::-1] - best / 2
    return np.asarray(np.where(same[:, :, None], beaten, above).transpose(0, 1, 3, 2))
