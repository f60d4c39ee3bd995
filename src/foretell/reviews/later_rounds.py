"""The chance to win at the end of a round, from samples of the later rounds.

The reference player looks neither at runes nor at the pot. What happens in one of its rounds (hands, predictions,
runes from effects) therefore depends only on who starts. So a set of sampled rounds, turned to any starter, continues
every score: the chance to win is the share of the continuations that a seat wins.
"""

import numpy as np

from ..arrays import Doubles, Ints, Records
from ..errors import ForetellError
from ..native import STATE, pack_config, seeds
from ..native.kernels import start_all
from ..players.search.search_parameters import QUICK_PARAMETERS
from ..rules import HEIRS_ROUND, Config
from ..rules.cards import CARDS, DEAL_PHASE, OVER_PHASE, UNDECIDED
from ..rules.rounds import stake
from .noise import derived_seed, noises
from .simulation import review_playouts
from .simulation.review_playouts import (
    ACTION,
    BEST,
    END_SIZE,
    JOB_SIZE,
    NOISE,
    PHASE,
    POSITION,
    POT,
    PREDICTIONS,
    REFERENCE,
    RUNES,
    SAMPLE_SIZE,
    STRENGTHS,
    TURNS,
    WINNER,
)

MAX_KNOWN = 50_000
"""Ends of rounds whose chances are remembered, a limit for the memory."""


class LaterRounds:
    """`size` sampled rounds for each round of a game, and the chances to win that follow from them."""

    def __init__(self, config: Config, size: int, seed: bytes) -> None:
        self.players = config.players
        self.size = size
        self._config = pack_config(config)
        self._twin = np.zeros(1, STATE)
        self._known: dict[bytes, Doubles] = {}
        self.turns = 0.0
        """The mean number of turns of a round, which depends on the card sheet."""
        numbers = HEIRS_ROUND if config.heirs else HEIRS_ROUND - 1
        self._samples = np.stack([self._sampled(config, seed, f"round {number}") for number in range(numbers)])

    def _sampled(self, config: Config, seed: bytes, purpose: str) -> Ints:
        """int64 (size, SAMPLE_SIZE): rounds that the reference player plays in all seats. Seat 0 starts."""
        states = np.zeros(self.size, STATE)
        start_all(self._config, states, seeds(self.size, derived_seed(seed, purpose)))
        jobs = jobs_of(np.arange(self.size), REFERENCE, noises(seed, purpose, self.size))
        ends = play_rounds(self._config, states, jobs)
        self.turns = max(self.turns, float(ends[:, TURNS].mean()))
        seats = range(self.players)
        strengths = ends[:, STRENGTHS : STRENGTHS + self.players]
        predictions = ends[:, PREDICTIONS : PREDICTIONS + self.players]
        best = strengths.argmax(axis=1)
        right = predictions == best[:, None]
        shares = stake(config, 1) // np.maximum(right.sum(axis=1), 1)
        samples = np.zeros((self.size, SAMPLE_SIZE), np.int64)
        for seat in seats:
            samples[:, seat] = ends[:, RUNES + seat] - shares * right[:, seat]
            samples[:, STRENGTHS + seat] = strengths[:, seat]
            samples[:, PREDICTIONS + seat] = predictions[:, seat]
        samples[:, BEST] = best
        return samples

    def chances(self, ends: Ints) -> Doubles:
        """float64 (ends, players): the chance of each seat to win after each end of a round."""
        different, place = np.unique(_deciding(ends), axis=0, return_inverse=True)
        found = np.zeros((len(different), self.players))
        unknown = [i for i, end in enumerate(different) if end.tobytes() not in self._known]
        if unknown:
            if len(self._known) > MAX_KNOWN:
                self._known.clear()
                return self.chances(ends)
            fresh = np.zeros((len(unknown), self.players))
            review_playouts.play_later_rounds(self._config, different[unknown], self._samples, self._twin, fresh)
            self._known.update((different[i].tobytes(), chance) for i, chance in zip(unknown, fresh, strict=True))
        for i, end in enumerate(different):
            found[i] = self._known[end.tobytes()]
        return found[place.reshape(-1)]

    def before_the_deal(self) -> Doubles:
        """float64 (players,): the chance of each seat before the first round is dealt. Seat 0 starts."""
        end = np.zeros((1, END_SIZE), np.int64)
        end[0, PHASE] = DEAL_PHASE
        end[0, WINNER] = UNDECIDED
        return np.asarray(self.chances(end)[0], np.float64)


def _deciding(ends: Ints) -> Ints:
    """The same ends without what no longer matters, so that more of them are equal.

    Strengths are in `poorest` and `richest` only compared among seats with equal runes, so a game that goes on needs
    them no more once its starter is known.
    """
    kept = ends.copy()
    kept[:, STRENGTHS:POT] = 0
    over = kept[:, PHASE] == OVER_PHASE
    kept[over, :PHASE] = 0
    kept[:, TURNS] = 0
    return kept


def play_rounds(config: Config, states: Records, jobs: Ints) -> Ints:
    """int64 (jobs, END_SIZE): how the round of each job ends. `config` is packed.

    Raise an error if an action is not legal: the position is then impossible.
    """
    ends = np.zeros((len(jobs), END_SIZE), np.int64)
    order = np.empty(CARDS, np.int64)
    played = review_playouts.play_rounds(config, states, np.zeros(1, STATE), jobs, QUICK_PARAMETERS, order, ends)
    if played < len(jobs):
        position, action = jobs[played, POSITION], jobs[played, ACTION]
        raise ForetellError(f"a play-out from position {position} with first action {action} broke the rules")
    return ends


def jobs_of(positions: Ints | int, actions: Ints | int, noises: Ints) -> Ints:
    """int64 (noises, JOB_SIZE): one job for each noise."""
    jobs = np.empty((len(noises), JOB_SIZE), np.int64)
    jobs[:, POSITION] = positions
    jobs[:, ACTION] = actions
    jobs[:, NOISE] = noises
    return jobs
