"""The chance to win with all hands open, and what changed it: the deal, draws, own choices and others' choices.

`V(t)` is the chance of each seat before decision *t*, if the reference player makes all decisions from there and nobody
knows the order of the deck. `Q(t)` is the same after decision *t*, before any card comes from the deck. So

    V(t + 1) - V(t)  =  (Q(t) - V(t))  +  (V(t + 1) - Q(t))
                        the choice         the deck

and the sums telescope from the first chance to the result, exactly, whatever the noise of the estimates.
`Q(t)` is the expectation of `V(t + 1)` over the deck, so the mean of the second part over many games is zero.
"""

import numpy as np

from ..arrays import Doubles, Ints
from ..native import pack_config
from .later_rounds import LaterRounds, jobs_of, play_rounds
from .replayed import Decision, Replayed
from .review import ReviewEstimate
from .simulation.review_playouts import REFERENCE

DEAL, DRAWS, OWN, OTHERS = range(4)
PARTS = 4
BATCH = 32
"""Number of play-outs of each position that are held in memory at a time."""


class OpenCards:
    """Sums over play-outs. Every play-out gives a chance for each seat at each ply, and a value for each part."""

    def __init__(self, game: Replayed, later: LaterRounds) -> None:
        self.game = game
        self.later = later
        self.size = 0
        self._config = pack_config(self.game.options.config)
        plies, players = len(self.game.decisions), self.game.options.players
        self._values = np.zeros((plies + 1, players))
        self._squares = np.zeros((plies + 1, players))
        self._totals: list[Doubles] = []
        self.result = np.zeros(players)
        if self.game.result.winner is not None:
            self.result[self.game.result.winner] = 1.0
        self.deals = sum(decision.deals for decision in game.decisions) + game.dealt
        """Number of deals. Each has an error of its own, from the samples of the later rounds."""
        self.first = self.later.before_the_deal()
        """The chances before the first deal."""

    def add(self, noises: Ints) -> None:
        """Play every position out once for each of these noises."""
        for start in range(0, len(noises), BATCH):
            self._add(noises[start : start + BATCH])

    def _add(self, noises: Ints) -> None:
        before, after = self._played(noises)
        chosen = after - before[:-1]
        came = before[1:] - after
        totals = np.zeros((len(noises), PARTS, self.game.options.players))
        if self.game.dealt:
            totals[:, DEAL] += before[0] - self.first
        deals = np.array([decision.deals for decision in self.game.decisions])
        totals[:, DEAL] += came[deals].sum(axis=0)
        totals[:, DRAWS] = came[~deals].sum(axis=0)
        for seat in range(self.game.options.players):
            own = np.array([decision.seat == seat for decision in self.game.decisions])
            totals[:, OWN, seat] = chosen[own, :, seat].sum(axis=0)
            totals[:, OTHERS, seat] = chosen[~own, :, seat].sum(axis=0)
        self._values += before.sum(axis=1)
        self._squares += (before**2).sum(axis=1)
        self._totals.append(totals)
        self.size += len(noises)

    def _played(self, noises: Ints) -> tuple[Doubles, Doubles]:
        """float64 (plies + 1, noises, players) V and (plies, noises, players) Q.

        Where no card came from the deck, the play-outs of Q(t) and V(t + 1) are the same.
        """
        decisions = self.game.decisions
        jobs = [self._jobs(decision, noises) for decision in decisions]
        chances = self.later.chances(play_rounds(self._config, self.game.states, np.concatenate(jobs)))
        parts = np.split(chances, np.cumsum([len(part) for part in jobs])[:-1])
        played = [part.reshape(len(noises), -1, chances.shape[1]) for part in parts]
        before = np.stack([*(part[:, -1] for part in played), np.broadcast_to(self.result, played[0][:, -1].shape)])
        after = before[1:].copy()
        for decision, part in zip(decisions, played, strict=True):
            if part.shape[1] > 1:
                after[decision.ply] = part[:, 0]
        return before, after

    def _jobs(self, decision: Decision, noises: Ints) -> Ints:
        """The play-outs of V(t), and those of Q(t) before them if cards came from the deck."""
        drew = decision.chance and decision.ply + 1 < len(self.game.decisions)
        actions = np.array([decision.action, REFERENCE] if drew else [REFERENCE], np.int64)
        return jobs_of(decision.ply, np.tile(actions, len(noises)), np.repeat(noises, len(actions)))

    @property
    def chances(self) -> Doubles:
        """float64 (plies + 1, players): the chance of each seat before each decision, and at the end."""
        return self._values / self.size

    @property
    def errors(self) -> Doubles:
        """The standard errors of `chances`."""
        spread = np.maximum(self._squares / self.size - self.chances**2, 0.0)
        return np.asarray(np.sqrt(spread / max(self.size - 1, 1)))

    def start(self, seat: int) -> ReviewEstimate:
        """The chance of a seat before the deal, or in the first position."""
        if self.game.dealt:
            chance = float(self.first[seat])
            return ReviewEstimate(chance, float(np.sqrt(chance * (1 - chance) / self.later.size)))
        return ReviewEstimate(float(self.chances[0, seat]), float(self.errors[0, seat]))

    def totals(self, seat: int) -> Doubles:
        """float64 (play-outs, PARTS): the sum of each part for a seat over the game, for each play-out."""
        return np.concatenate(self._totals)[:, :, seat]


def estimate_of(values: Doubles) -> ReviewEstimate:
    """The mean of independent values, and its standard error."""
    return ReviewEstimate(float(values.mean()), error_of(values))


def error_of(values: Doubles) -> float:
    """The standard error of the mean."""
    return float(values.std() / np.sqrt(max(len(values) - 1, 1)))
