"""How good each choice was, given what its player could know.

Every choice is played out in the same sampled worlds, which the player could not tell from the true game. Where another
choice looks clearly better than the one that was made, or the one that was made clearly better than that of the
reference player, both are played out again in fresh worlds: the first estimate picked the difference because it was
large, so only the second one is fair.
"""

from dataclasses import dataclass, replace

import numpy as np

from ..arrays import Doubles, Ints
from ..native import pack_config
from ..players.search.race import worlds_of
from .later_rounds import LaterRounds, jobs_of, play_rounds
from .noise import noises
from .open_cards import error_of
from .replayed import Decision
from .simulation.review_playouts import REFERENCE

MIN_DIFFERENCE = 0.02
"""Differences of chance below this are not looked at again."""


@dataclass(frozen=True)
class Compared:
    """Two actions in the same worlds: the mean difference of the chance to win, its error, and the ends of rounds."""

    better: int
    worse: int
    difference: float
    error: float
    better_ends: Ints
    worse_ends: Ints

    def is_clear(self, errors: float) -> bool:
        """Whether the difference is more than this number of standard errors."""
        return self.difference > errors * self.error

    def without_ends(self) -> "Compared":
        """The same without the ends of the play-outs."""
        return replace(self, better_ends=self.better_ends[:0], worse_ends=self.worse_ends[:0])


@dataclass(frozen=True)
class Judged:
    """A decision, judged by what its player could know."""

    gain: float
    """How much better the choice was than that of the reference player."""
    gain_error: float
    lost: Compared | None = None
    """The best action against the one that was made, in fresh worlds; None if the difference was small.

    The fresh worlds may show that the action that was made is the better one: then the difference is negative.
    """
    found: Compared | None = None
    """The action that was made against the next best, in fresh worlds, if the reference player chooses otherwise."""

    def without_ends(self) -> "Judged":
        """The same without the ends of the play-outs, which take much memory."""
        return replace(
            self, lost=self.lost and self.lost.without_ends(), found=self.found and self.found.without_ends()
        )


class Judge:
    """Judges decisions of one game."""

    def __init__(self, later: LaterRounds, seed: bytes, worlds: int, fresh_worlds: int) -> None:
        self._later = later
        self._seed = seed
        self._worlds = worlds
        self._fresh = fresh_worlds

    def judged(self, decision: Decision) -> Judged:
        """Judge a decision."""
        actions = np.array([action.number for action in decision.view.legal], np.int64)
        values, _ = self._played(decision, np.append(actions, REFERENCE), self._worlds, "worlds")
        reference, values = values[:, -1], values[:, :-1]
        made = int(np.flatnonzero(actions == decision.action)[0])
        means = values.mean(axis=0)
        order = np.argsort(-means, kind="stable")
        best = int(order[0]) if means[order[0]] > means[made] else made
        gain = float(means[made] - reference.mean())
        lost = found = None
        if best != made and means[best] - means[made] >= MIN_DIFFERENCE:
            lost = self.compared(decision, int(actions[best]), decision.action)
        elif best == made and gain >= MIN_DIFFERENCE:
            second = next(int(i) for i in order if i != made)
            found = self.compared(decision, decision.action, int(actions[second]))
        gain_error = error_of(values[:, made] - reference)
        return Judged(gain, gain_error, lost, found)

    def compared(self, decision: Decision, better: int, worse: int) -> Compared:
        """Compare two actions in fresh worlds."""
        values, ends = self._played(decision, np.array((better, worse), np.int64), self._fresh, "fresh worlds")
        differences = values[:, 0] - values[:, 1]
        mean, error = float(differences.mean()), error_of(differences)
        return Compared(better, worse, mean, error, ends[:, 0], ends[:, 1])

    def _played(self, decision: Decision, actions: Ints, size: int, purpose: str) -> tuple[Doubles, Ints]:
        """float64 (worlds, actions): the chance of the player after each action; and the ends of the rounds."""
        numbers = noises(self._seed, f"{purpose} {decision.ply}", size + 1)
        states = worlds_of(decision.view, size, int(numbers[-1]))
        states["actor"] = decision.seat
        jobs = jobs_of(
            np.repeat(np.arange(size), len(actions)), np.tile(actions, size), np.repeat(numbers[:-1], len(actions))
        )
        ends = play_rounds(pack_config(decision.view.options.config), states, jobs)
        chances = self._later.chances(ends)[:, decision.seat]
        return chances.reshape(size, len(actions)), ends.reshape(size, len(actions), -1)
