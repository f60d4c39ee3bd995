"""Batches of games on the CPU: the same calls as for one game, over arrays, on all cores."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from functools import cache
from hashlib import shake_256

import numba
import numpy as np
from numba.extending import register_jitable

from ..arrays import AnyArray, Bools, Doubles, Ints, Records
from ..errors import ForetellError
from ..rules import Config
from ..rules.cards import ACTIONS, HAND, OVER_PHASE
from ..rules.history import HISTORY
from ..rules.observation import OBSERVATION
from ..rules.utilities import Utility
from . import checks, kernels
from .layout import STATE, STATE_WITH_HISTORY, pack_config
from .policies import Policy, uniform

CHUNK = 4096
"""Number of games that a thread plays at a time, small enough for the cache of its core."""


class Batch:
    """`size` games with the same options, as one array of records, played by `threads` threads (default: all cores).

    With `history`, the records also hold the history of the round, which `observe_history` shows. `utility` says what
    `rewards` pays (`foretell.rules.utilities`). `autoreset` says when `step` deals the next game in the place of one
    that is over; it is the value or the member of Gymnasium's `AutoresetMode`. Methods with `out` fill that array
    and return it; otherwise they return a new one.

    >>> import foretell
    >>> batch = Batch(foretell.Options(players=2).config, 1000)
    >>> batch.start(seeds(1000, master=bytes(32)))
    >>> int(batch.play_out(noise=noise(1000)).min()) > 0, bool(batch.done.all())
    (True, True)
    """

    def __init__(
        self,
        config: Config,
        size: int,
        threads: int | None = None,
        *,
        history: bool = False,
        utility: Utility = "win_share",
        autoreset: str | Enum = "Disabled",
    ) -> None:
        checks.check_size(config, size)
        self.config = pack_config(config)
        self.players = config.players
        self.history = history
        self.states = np.zeros(size, STATE_WITH_HISTORY if history else STATE)
        self.threads = checks.threads_for(threads)
        self.utility: Utility = utility
        self.autoreset = checks.autoreset_mode(autoreset)
        self._utility = checks.utility_number(utility)
        self._size = size
        self._dealt = False
        self._actors = np.full(size, -1, np.int64)
        self._paid = np.zeros((size, config.players))
        self._rewards = np.zeros((size, config.players))
        self._ended = np.zeros(size, np.bool_)

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        count = f"{self._size} game" if self._size == 1 else f"{self._size} games"
        going = f"{self._size - int(self.done.sum())} going" if self._is_dealt() else "not started"
        return f"<Batch of {count}, {self.players} players, {going}>"

    def start(self, seeds: Ints, where: Bools | None = None) -> None:
        """Deal every game, or those where the mask `where`, bool (size,), is True.

        `seeds` is int64 (size, 8): the eight 32-bit words of each game's seed.
        """
        checks.check_ints("seeds", seeds, (self._size, 8))
        if where is None:
            checks.check_words(seeds)
            self._each(kernels.start_all, seeds)
            self._dealt = True
            self._clear_payments(slice(None))
        else:
            checks.check_where(where, self._size)
            games = np.flatnonzero(where)
            chosen = seeds[games]
            checks.check_words(chosen)
            self._start_some(games, chosen)

    def restart(self, where: Bools | None = None) -> None:
        """Deal the next game in every place, or where the mask is True.

        The seed of a game determines the seed of the next one in its place, so a batch is reproducible.
        """
        self._check_dealt()
        if where is not None:
            checks.check_where(where, self._size)
        self._deal_next(np.arange(self._size) if where is None else np.flatnonzero(where))

    def _deal_next(self, games: Ints) -> None:
        before = np.ascontiguousarray(self.states["seed"][games])
        following = np.empty_like(before)
        kernels.next_seeds(before, following)
        self._start_some(games, following)

    def _start_some(self, games: Ints, seeds: Ints) -> None:
        words = self.states.view(np.int64).reshape(self._size, -1)  # copies of records lose their padding
        some = words[games]
        self._each(kernels.start_all, seeds, states=some.reshape(-1).view(self.states.dtype))
        words[games] = some
        self._clear_payments(games)

    def _clear_payments(self, games: Ints | slice) -> None:
        self._paid[games] = 0.0
        self._rewards[games] = 0.0
        self._ended[games] = False

    @property
    def actor(self) -> Ints:
        """int64 (size,): the seat that must choose in each game; -1 if it is over."""
        self._check_dealt()
        return np.asarray(self.states["actor"], np.int64)

    @property
    def done(self) -> Bools:
        """Whether each game is over, bool (size,). With "SameStep": whether a game ended there in the last `step`."""
        self._check_dealt()
        if self.autoreset == "SameStep":
            return self._ended.copy()
        return np.asarray(self.states["phase"] == OVER_PHASE)

    @property
    def rewards(self) -> Doubles:
        """float64 (size, players): what the last `step` paid to each seat. The next `step` overwrites it."""
        self._check_dealt()
        return self._rewards

    def legal(self, out: Ints | None = None) -> Ints:
        """Return int64 (size,): the legal actions of each game as bits; 0 if it is over."""
        self._check_dealt()
        masks = checks.output(out, (self._size,), np.int64)
        self._each(_without_config(kernels.legal_all), masks)
        return masks

    def legal_mask(self, out: Bools | None = None) -> Bools:
        """Return bool (size, 63): whether each action is legal in each game."""
        self._check_dealt()
        masks = checks.output(out, (self._size, ACTIONS), np.bool_)
        self._each(_without_config(kernels.legal_masks), masks)
        return masks

    def apply(self, actions: Ints, out: Bools | None = None) -> Bools:
        """Carry out one action in each game. Return bool (size,): whether it was legal; if not, the game is unchanged.

        `actions` is int64 (size,).
        """
        self._check_dealt()
        checks.check_ints("actions", actions, (self._size,))
        accepted = checks.output(out, (self._size,), np.bool_)
        self._each(kernels.apply_all, actions, accepted)
        return accepted

    def step(self, actions: Ints, out: Bools | None = None) -> Bools:
        """Carry out one action in each game, pay `rewards`, and deal new games as `autoreset` says. Return as `apply`.

        With "NextStep", a step ignores the action of a game that is over and deals the next one. With "SameStep", it
        deals the next game as soon as one ends; `rewards` and `done` still belong to the game that ended.
        """
        over = np.flatnonzero(self.done) if self.autoreset == "NextStep" else None
        accepted = self.apply(actions, out)
        self._each(self._pay, self._paid, self._rewards)
        if over is not None and len(over):
            self._deal_next(over)
            accepted[over] = True
        elif self.autoreset == "SameStep":
            self._replace_ended()
        return accepted

    def _replace_ended(self) -> None:
        ended = np.flatnonzero(self.states["phase"] == OVER_PHASE)
        paid = self._rewards[ended]
        self._ended[:] = False
        if len(ended):
            self._deal_next(ended)
            self._rewards[ended] = paid
            self._ended[ended] = True

    def _pay(self, config: Config, states: Records, paid: Doubles, rewards: Doubles) -> None:
        kernels.pay_all(config, states, self._utility, paid, rewards)

    def observe(self, viewers: Ints | None = None, out: Ints | None = None) -> Ints:
        """Return int64 (size, 80): what a viewer may know of each game, as words of `foretell.rules.observation`.

        `viewers` is int64 (size,): a seat, 5 for a spectator, or -1 for the seat that must choose (the default).
        """
        self._check_dealt()
        rows = checks.output(out, (self._size, OBSERVATION), np.int64)
        self._each(kernels.observe_all, self._viewers(viewers), rows)
        return rows

    def observe_history(self, viewers: Ints | None = None, words: int = HISTORY, out: Ints | None = None) -> Ints:
        """Return int64 (size, words): the history of each game's round, as words of `foretell.rules.history`.

        `viewers` is the same as for `observe`. `words` is 2 and the number of entries to show, at most 130.
        """
        if not self.history:
            raise ForetellError("these games have no history: create the batch with history=True")
        self._check_dealt()
        rows = checks.output(out, (self._size, checks.checked_words(words)), np.int64)
        self._each(kernels.observe_history_all, self._viewers(viewers), rows)
        return rows

    def _viewers(self, viewers: Ints | None) -> Ints:
        if viewers is None:
            return self._actors
        checks.check_ints("viewers", viewers, (self._size,))
        checks.check_viewers(viewers, self.players)
        return viewers

    def play_out(self, noise: Ints, policy: Policy = uniform, out: Ints | None = None) -> Ints:
        """Play every game to its end with `policy`. Return int64 (size,): the number of decisions in each game.

        `noise` is int64 (size,): the noise that the policy uses in each game. It is changed in place.
        """
        self._check_dealt()
        checks.check_ints("noise", noise, (self._size,))
        decisions = checks.output(out, (self._size,), np.int64)
        self._each(play_out_kernel(policy), noise, decisions)
        return decisions

    def _is_dealt(self) -> bool:
        """Whether every game has been dealt, by `start` or by writing to `states`."""
        if not self._dealt:
            self._dealt = bool((self.states["round"] > 0).all())
        return self._dealt

    def _check_dealt(self) -> None:
        if not self._dealt and not self._is_dealt():
            missing = int((self.states["round"] == 0).sum())
            raise ForetellError(f"{missing} of {self._size} games have not been dealt: call start(seeds) first")

    def _each(self, kernel: Callable[..., None], *arrays: AnyArray, states: Records | None = None) -> None:
        """Run a kernel over all games, or over other `states`, in chunks, on all threads."""
        games = (self.states if states is None else states, *arrays)
        size = len(games[0])
        step = min(CHUNK, max(1, -(-size // self.threads)))
        if size <= step:
            kernel(self.config, *games)
            return
        parts = [slice(first, first + step) for first in range(0, size, step)]
        jobs = [tuple(array[part] for array in games) for part in parts]
        if self.threads == 1:
            for job in jobs:
                kernel(self.config, *job)
            return
        kernel(self.config, *(array[:0] for array in games))  # compile once, not in every thread
        with ThreadPoolExecutor(self.threads) as pool:
            for _ in pool.map(lambda job: kernel(self.config, *job), jobs):
                pass


def _without_config(kernel: Callable[..., None]) -> Callable[..., None]:
    return lambda config, *arrays: kernel(*arrays)


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
        raise ForetellError("a master seed is 32 bytes; foretell.seed_of makes one from a text or a number")
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
