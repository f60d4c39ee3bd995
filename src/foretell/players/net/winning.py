"""The chance to win the game at the end of a round: exact after the last round, a small fitted model before."""

from typing import NamedTuple

import numpy as np

from ...arrays import Doubles, Ints
from ...rules.config import Config
from ...rules.variants import ROUNDS

STRENGTHS = 1024
"""More than any strength, so that runes come first, and hands decide between equals (2.5, 9.1)."""
MAX_LEAD = 500.0
"""The largest lead in the logistic model; e to a higher power would overflow."""


class LeadModel(NamedTuple):
    """How safe a lead is when a round ends."""

    lead: float
    """The lead in runes that makes a win e times as likely."""
    pot: float
    """How much larger that lead must be for each rune that stays in the pot."""
    starter: float
    """The advantage of starting the next round, as a logarithm of odds."""


LEAD_MODELS = {
    (2, 1): LeadModel(2.84, 0.0, 0.27),
    (2, 2): LeadModel(2.33, 0.25, 0.16),
    (3, 1): LeadModel(3.87, 0.0, 0.0),
    (3, 2): LeadModel(2.64, 0.0, 0.25),
    (4, 1): LeadModel(2.82, 0.0, 0.09),
    (4, 2): LeadModel(2.13, 0.08, 0.24),
    (5, 1): LeadModel(2.68, 0.02, 0.13),
    (5, 2): LeadModel(2.04, 0.11, 0.24),
}
"""By players and rounds played, fitted to 1,500 games each of an earlier Net (`python -m bench.predictions`).

Log-loss of the winner after rounds 1 and 2, and in brackets that of a softmax of the runes alone: 2 players 0.635 and
0.526 (0.639, 0.527), 3 players 1.006 and 0.831 (1.006, 0.834), 4 players 1.231 and 0.998 (1.231, 1.000), 5 players
1.419 and 1.097 (1.420, 1.099).
"""


def winning_chance(config: Config, number: int, runes: Ints, strengths: Ints, pot: Ints) -> Doubles:
    """float64 (...): the chance of the first seat to win.

    `number` is the round that has ended, `runes` int64 (players, ...) are all totals after it, `strengths` its hands,
    which may be broadcast, and `pot` int64 (...) is what stays in the pot.
    """
    if number < ROUNDS:
        return chance_of_lead(LEAD_MODELS[config.players, number], runes, strengths, pot)
    if not config.heirs:
        standing = runes * STRENGTHS + strengths
        return np.asarray(standing[0] >= standing.max(axis=0), np.float64)
    leading = runes == runes.max(axis=0)
    tied = leading.sum(axis=0) > 1
    # 9.3: one more round for all if the lead is tied, and nobody wins if it is tied again.
    further = chance_of_lead(LEAD_MODELS[config.players, ROUNDS - 1], runes, strengths, pot)
    return np.where(tied, further if number == ROUNDS else 0.0, leading[0])


def chance_of_lead(model: LeadModel, runes: Ints, strengths: Ints, pot: Ints) -> Doubles:
    """float64 (...): the model for the chances between rounds; arrays as in `winning_chance`."""
    logits = (runes - runes[0]) / (model.lead + model.pot * pot)
    if model.starter:
        standing = runes * STRENGTHS + strengths
        starts = standing == standing.min(axis=0)
        logits += model.starter * (starts.astype(np.float64) - starts[0])
    return np.asarray(1 / np.exp(np.minimum(logits, MAX_LEAD)).sum(axis=0))
