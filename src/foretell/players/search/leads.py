"""The value of the end of a round: the chance to win the game from there."""

from math import exp

from ...rules.cards import OVER_PHASE
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.state import State
from ...rules.variants import ROUNDS
from ..buffers import ScratchGrid


@compilable
def winning_chance(config: Config, s: State, seat: int, lead_scales: ScratchGrid) -> float:
    """The chance of `seat` to win when a round of `s` is over and the next is not dealt yet.

    It follows from the runes; `lead_scales` gives, by players and round, the lead that makes a win e times as likely.
    """
    if s.phase == OVER_PHASE and s.winner < 0:
        return 0.0
    spread = lead_scales[config.players, min(s.round, ROUNDS)]
    if s.phase == OVER_PHASE and spread <= 0.0:
        return 1.0 if s.winner == seat else 0.0
    total = 0.0
    for other in range(config.players):
        total += exp((s.runes[other] - s.runes[seat]) / spread)
    soft = 1.0 / total
    if s.phase == OVER_PHASE:
        return 0.5 * soft + (0.5 if s.winner == seat else 0.0)
    return soft
