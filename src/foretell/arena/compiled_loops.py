"""Compiled loops over many games or rows. Needs Numba."""

import numpy as np

from ..arrays import Doubles, Ints
from ..native import States
from ..native.build import compiled
from ..players.scripted.compiled_choices import compiled as compiled_with_players
from ..players.scripted.counting import COUNTING_SCRATCH, STRENGTHS, fill_counts
from ..rules import Config
from ..rules.history import observe_history
from ..rules.observation import KNOWN, OBSERVATION, UNPLACED, observe
from ..rules.ranking import STRENGTH_BITS
from .belief_scores import chances


@compiled
def observe_some(config: Config, states: States, games: Ints, rows: Ints) -> None:
    """Write what the actor of game `games[i]` may know into row *i*."""
    for i in range(games.shape[0]):
        s = states[games[i]]
        observe(config, s, s.actor, rows[i])


@compiled
def observe_some_histories(config: Config, states: States, games: Ints, rows: Ints) -> None:
    """Write the history of game `games[i]`, as its actor saw it, after the observation in row *i*."""
    for i in range(games.shape[0]):
        s = states[games[i]]
        observe_history(config, s, s.actor, rows[i, OBSERVATION:], rows.shape[1] - OBSERVATION)


@compiled_with_players
def count_points(
    known: Ints, unplaced: Ints, side: int, suits: int, counts: Ints, scratch: Ints, found: Doubles
) -> None:
    """Count the hands for each number of points into `found` (n, 11)."""
    for i in range(known.shape[0]):
        fill_counts(known[i], unplaced[i], side, suits, -1, counts, 0, scratch)
        for strength in range(STRENGTHS):
            found[i, strength >> STRENGTH_BITS] += counts[strength]


def counted_rows(config: Config, rows: Ints) -> Doubles:
    """float64 (n, opponents, 9): the same as `belief_scores.counted`, for many rows."""
    others = config.players - 1
    known = rows[:, KNOWN + 1 : KNOWN + 1 + others].ravel()
    unplaced = np.repeat(rows[:, UNPLACED], others)
    found = np.zeros((len(known), STRENGTHS >> STRENGTH_BITS))
    scratch = np.empty(COUNTING_SCRATCH, np.int64), np.empty(STRENGTHS, np.int64)
    count_points(known, unplaced, config.side, config.suits, scratch[1], scratch[0], found)
    return chances(found, config.side).reshape(len(rows), others, -1)
