"""Batches of games on the CPU: the same calls as for one game, over arrays, on all cores."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import shake_256

import numba
import numpy as np
from numba.extending import register_jitable

from ..arrays import Bools, Ints, Records
from ..errors import ForetellError
from ..rules import Config
from ..rules.cards import HAND
from ..rules.chance import WORD
from ..rules.history import ENTRIES, HISTORY
from ..rules.knowledge import SPECTATOR
from ..rules.observation import OBSERVATION
from . import kernels
from .layout import STATE, STATE_WITH_HISTORY, pack_config
from .policies import Policy, uniform

CHUNK = 4096
"""Number of games that a thread plays at a time, small enough for the cache of its core."""


class Batch:
    """`size` games with the same options, as one array of records, played by `threads` threads (default: all cores).

    With `history`, the records also hold the history of the round, which `observe_history` shows.

    >>> import foretell
    >>> batch = Batch(foretell.Options(players=2).config, 1000)
    >>> batch.start(seeds(1000, master=bytes(32)))
    >>> int(batch.play_out(noise=noise(1000)).min()) > 0, bool((batch.legal() == 0).all())
    (True, True)
    """

    def __init__(self, config: Config, size: int, threads: int | None = None, *, history: bool = False) -> None:
        check_size(config, size)
        self.config = pack_config(config)
        self.players = config.players
        self.history = history
        self.states = np.zeros(size, STATE_WITH_HISTORY if history else STATE)
        self.threads = threads or os.cpu_count() or 1

    def start(self, seeds: Ints) -> None:
        """Deal every game. `seeds` is int64 (size, 8): the eight 32-bit words of each game's seed."""
        _check(seeds, (len(self.states), 8))
        if seeds.min() < 0 or seeds.max() > WORD:
            raise ForetellError("the words of a seed have 32 bits")
        self._each(kernels.start_all, seeds)

    def legal(self) -> Ints:
        """Return int64 (size,): the legal actions of each game as bits; 0 if it is over."""
        masks = np.empty(len(self.states), np.int64)
        self._each(_without_config(kernels.legal_all), masks)
        return masks

    def apply(self, actions: Ints) -> Bools:
        """Carry out one action in each game. Return bool (size,): whether it was legal; if not, the game is unchanged.

        `actions` is int64 (size,).
        """
        _check(actions, (len(self.states),))
        accepted = np.zeros(len(self.states), np.bool_)
        self._each(kernels.apply_all, actions, accepted)
        return accepted

    def observe(self, viewers: Ints | None = None) -> Ints:
        """Return int64 (size, 80): what a viewer may know of each game, as words of `foretell.rules.observation`.

        `viewers` is int64 (size,): a seat, 5 for a spectator, or -1 for the seat that must choose (the default).
        """
        rows = np.zeros((len(self.states), OBSERVATION), np.int64)
        self._each(kernels.observe_all, self._viewers(viewers), rows)
        return rows

    def observe_history(self, viewers: Ints | None = None, words: int = HISTORY) -> Ints:
        """Return int64 (size, words): the history of each game's round, as words of `foretell.rules.history`.

        `viewers` is the same as for `observe`. `words` is 2 and the number of entries to show, at most 130.
        """
        if not self.history:
            raise ForetellError("these games have no history: create the batch with history=True")
        rows = np.zeros((len(self.states), checked_words(words)), np.int64)
        self._each(kernels.observe_history_all, self._viewers(viewers), rows)
        return rows

    def _viewers(self, viewers: Ints | None) -> Ints:
        chosen = np.full(len(self.states), -1, np.int64) if viewers is None else viewers
        _check(chosen, (len(self.states),))
        if not np.isin(chosen, (-1, *range(self.players), SPECTATOR)).all():
            last = self.players - 1
            raise ForetellError(f"viewers are seats 0 to {last}, 5 for a spectator, or -1 for the seat to choose")
        return chosen

    def play_out(self, noise: Ints, policy: Policy = uniform) -> Ints:
        """Play every game to its end with `policy`. Return int64 (size,): the number of decisions in each game.

        `noise` is int64 (size,): the noise that the policy uses in each game. It is changed in place.
        """
        _check(noise, (len(self.states),))
        decisions = np.zeros(len(self.states), np.int64)
        self._each(play_out_kernel(policy), noise, decisions)
        return decisions

    def _each(self, kernel: Callable[..., None], *arrays: Ints | Bools) -> None:
        """Run a kernel over all games, in chunks, on all threads."""
        games: tuple[Records | Ints | Bools, ...] = (self.states, *arrays)
        jobs = [tuple(array[part] for array in games) for part in self._parts()]
        if self.threads == 1 or len(jobs) == 1:
            for job in jobs:
                kernel(self.config, *job)
            return
        kernel(self.config, *(array[:0] for array in games))  # compile once, not in every thread
        with ThreadPoolExecutor(self.threads) as pool:
            for _ in pool.map(lambda job: kernel(self.config, *job), jobs):
                pass

    def _parts(self) -> Iterator[slice]:
        step = min(CHUNK, max(1, -(-len(self.states) // self.threads)))
        for first in range(0, len(self.states), step):
            yield slice(first, first + step)


def _without_config(kernel: Callable[..., None]) -> Callable[..., None]:
    return lambda config, *arrays: kernel(*arrays)


def check_size(config: Config, size: int) -> None:
    """Raise an error if these arguments of a batch are invalid."""
    if not isinstance(config, Config):
        raise ForetellError(f"a batch takes the config of its options, not a {type(config).__name__}")
    if type(size) is not int or size < 1:
        raise ForetellError("a batch has at least one game")


def checked_words(words: int) -> int:
    """Return the number of words of a history, or raise an error if it is out of range."""
    if type(words) is not int or not ENTRIES <= words <= HISTORY:
        raise ForetellError(f"a history has {ENTRIES} to {HISTORY} words")
    return words


def _check(array: object, shape: tuple[int, ...]) -> None:
    if not isinstance(array, np.ndarray) or array.dtype != np.int64 or array.shape != shape:
        raise ForetellError(f"an int64 array of shape {shape} is needed here")


@cache
def play_out_kernel(policy: Policy) -> Callable[..., None]:
    """The compiled loop that plays games to the end with `policy`. It is compiled once for each function."""
    if policy is uniform:
        return kernels.play_out_uniform
    choose = policy if numba.extending.is_jitted(policy) else register_jitable(policy)
    kernel: Callable[..., None] = numba.njit(nogil=True)(kernels.play_out_by(choose))
    return kernel


def seeds(size: int, master: bytes) -> Ints:
    """Return int64 (size, 8): seeds for `size` games, derived with SHAKE-256 from a master seed of 32 bytes."""
    if not isinstance(master, bytes) or len(master) != 32:
        raise ForetellError("a master seed is 32 bytes")
    words = np.frombuffer(shake_256(master).digest(32 * size), "<u4")
    return words.reshape(size, 8).astype(np.int64)


def noise(size: int, first: int = 0) -> Ints:
    """Return int64 (size,): a different initial noise for each game."""
    return (np.arange(first, first + size, dtype=np.int64) + 1) * 0x1E3779B97F4A7C15


def strengths(hands: Ints, config: Config) -> Ints:
    """Return int64 (n,): the strength of each five-card hand. `strength >> 6` gives the points.

    `hands` is int64 (n,), each a set of cards.
    """
    if not isinstance(hands, np.ndarray) or hands.dtype != np.int64 or hands.ndim != 1:
        raise ForetellError("hands are an int64 array of shape (n,), a set of five cards each")
    if (np.bitwise_count(hands) != HAND).any():
        raise ForetellError("every hand is a set of five cards")
    result = np.empty(len(hands), np.int64)
    kernels.strengths_of(hands, config.side, config.suits, result)
    return result
