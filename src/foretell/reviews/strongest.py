"""The judgement of the strongest player: would it choose the same, and how close is a choice to its own?

It is the network, which has learned what leads to a win against players like itself. Its judgement of long plans is
better than that of play-outs by the reference player.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from ..players.net import NetPlayer
from ..rules.cards import SEAT
from .noise import noises
from .replayed import Decision

TRIES = 16
"""How often the player samples hands of the others for a prediction. Its choice depends on them a little."""
FAR = 8.0
"""A choice that the player finds e^8 times (3,000 times) less likely than its favourite has no accuracy at all."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the strongest player thinks of a choice."""

    same: bool
    """Whether it sometimes chooses the same."""
    accuracy: float
    """1 for its favourite choice, 0 for a choice that it would never make."""


class StrongestPlayer:
    """The network, asked about the decisions of one game."""

    def __init__(self, seed: bytes) -> None:
        self._player = NetPlayer()
        self._seed = seed

    def opinions(self, decisions: Sequence[Decision]) -> list[Opinion]:
        """What the player thinks of choices in one game, by what could be known.

        Many choices together take much less time than one by one.
        """
        others = [decision for decision in decisions if decision.view.phase != "predict"]
        found = {decision.ply: opinion for decision, opinion in zip(others, self._of_others(others), strict=True)}
        return [found.get(decision.ply) or self._of_prediction(decision) for decision in decisions]

    def _of_others(self, decisions: Sequence[Decision]) -> list[Opinion]:
        """Opinions about choices other than predictions."""
        if not decisions:
            return []
        rows = np.concatenate([self._player.row_of(decision.view) for decision in decisions])
        logs = self._player.log_chances(decisions[0].view.options.config, rows)
        behind = logs.max(axis=1) - logs[np.arange(len(logs)), [decision.action for decision in decisions]]
        least = -log(self._player.least)
        return [Opinion(gap <= least, max(0.0, 1 - gap / FAR)) for gap in behind.tolist()]

    def _of_prediction(self, decision: Decision) -> Opinion:
        """A prediction loses as much accuracy as it is less likely to be right than the player's own."""
        rows = np.repeat(self._player.row_of(decision.view), TRIES, axis=0)
        noise = noises(self._seed, f"strongest player {decision.ply}", TRIES)
        chances, best = self._player.outlook_rows(decision.view.options.config, rows, noise)
        named = decision.action - SEAT
        right = best.mean(axis=0)
        own = int(chances.mean(axis=0).argmax())
        same = bool((chances.argmax(axis=1) == named).any())
        return Opinion(same, float(min(1.0, 1 - right[own] + right[named])))
