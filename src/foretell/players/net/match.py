"""The chance to win the match from the end of a round: exact after the last one, a small fitted model before."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...rules import Config
from .hands import Ints

Doubles = npt.NDArray[np.float64]
LAST_ROUND = 3
STRENGTHS = 1024
"""More than any strength, so that runes come first and hands decide between equals (2.5, 9.1)."""


class Spread(NamedTuple):
    """How sure a lead is when a round ends."""

    lead: float
    """So many runes ahead of another are worth e to 1."""
    pot: float
    """How much more it takes for each rune that stays in the pot."""
    starter: float
    """What it is worth to begin the next round, as the logarithm of odds."""


SPREADS = {
    (2, 1): Spread(6.0, 0.0, 0.0),
    (2, 2): Spread(4.0, 0.0, 0.0),
    (3, 1): Spread(6.0, 0.0, 0.0),
    (3, 2): Spread(4.0, 0.0, 0.0),
    (4, 1): Spread(6.0, 0.0, 0.0),
    (4, 2): Spread(4.0, 0.0, 0.0),
    (5, 1): Spread(6.0, 0.0, 0.0),
    (5, 2): Spread(4.0, 0.0, 0.0),
}
"""By players and rounds played."""


def winning_chance(config: Config, number: int, runes: Ints, strengths: Ints, pot: Ints) -> Doubles:
    """float64 (...): how likely the first seat wins.

    `number` is the round that has ended, `runes` int64 (..., players) are all totals after it, `strengths` the hands
    of it, and `pot` int64 (...) what stays in the pot.
    """
    if number < LAST_ROUND:
        return _chance_of_lead(SPREADS[config.players, number], runes, strengths, pot)
    if not config.heirs:
        standing = runes * STRENGTHS + strengths
        return np.asarray(standing[..., 0] >= standing.max(axis=-1), np.float64)
    leading = runes == runes.max(axis=-1, keepdims=True)
    tied = leading.sum(axis=-1) > 1
    # 9.3: one more round for all if the lead is tied, and nobody wins if it is tied again.
    further = _chance_of_lead(SPREADS[config.players, LAST_ROUND - 1], runes, strengths, pot)
    again = further if number == LAST_ROUND else 0.0
    return np.where(tied, again, leading[..., 0])


def _chance_of_lead(spread: Spread, runes: Ints, strengths: Ints, pot: Ints) -> Doubles:
    standing = runes * STRENGTHS + strengths
    starts = standing == standing.min(axis=-1, keepdims=True)
    scale = spread.lead + spread.pot * pot
    odds = np.exp((runes - runes[..., :1]) / scale[..., None] + spread.starter * (starts - 1.0 * starts[..., :1]))
    return np.asarray(1 / odds.sum(axis=-1))
