"""Batches of games on a CUDA device: the same rules, the same records and the same games, bit for bit.

Needs a device and the extra `gpu`. During a play-out, each thread holds its game in local memory. Dealing a round costs
far more than any other step, so the games of a warp that have ended a round wait until several can deal together.
"""

from functools import cache

import numba
import numpy as np
from numba import cuda
from numba.extending import register_jitable

from ..arrays import Records
from ..errors import ForetellError
from ..rules import Config, apply, start
from ..rules.cards import DEAL_PHASE, OVER_PHASE
from ..rules.history import HISTORY, history_word
from ..rules.observation import OBSERVATION, observe, viewer_of
from ..rules.turns import act, deal_round
from . import build, gpu_machine
from .checks import check_size, checked_words
from .layout import CONFIG, STATE, STATE_WITH_HISTORY, pack_config
from .numba_types import DeviceArray, Kernel, NumbaType
from .numpy_names import lend_names
from .policies import Policy, next_noise, uniform

__all__ = ["GpuBatch", "build", "gpu_machine", "play_out_kernel"]

lend_names()

BLOCK = 128
BLOCKS = 8
"""Number of blocks of a play-out on each multiprocessor. A thread plays one game after another."""
MAX_REGISTERS = 64
"""Maximum number of registers for a thread of a play-out, so that 1,024 threads fit on a multiprocessor."""
QUORUM = 28
"""Number of games of a warp (of 32) that must wait for a deal or for the next game before these happen."""
EVERY_LANE = 0xFFFFFFFF
RECORD = numba.from_dtype(STATE)
RECORD_WITH_HISTORY = numba.from_dtype(STATE_WITH_HISTORY)


class GpuBatch:
    """`size` games with the same options on the device. Arguments may be arrays on the host or on the device.

    With `history`, the records also hold the history of the round, which `observe_history` shows.
    """

    def __init__(self, config: Config, size: int, *, history: bool = False) -> None:
        check_size(config, size)
        self.size = size
        self.history = history
        self.config = cuda.to_device(np.array([pack_config(config)], CONFIG))
        self.states = cuda.to_device(np.zeros(size, STATE_WITH_HISTORY if history else STATE))
        self._blocks = -(-size // BLOCK)

    def start(self, seeds: DeviceArray) -> None:
        """Deal every game. `seeds` is int64 (size, 8)."""
        self._check(seeds, (self.size, 8))
        start_kernel[self._blocks, BLOCK](self.config, self.states, seeds)

    def legal(self) -> DeviceArray:
        """Return int64 (size,) on the device: the legal actions of each game as bits."""
        masks = cuda.device_array(self.size, np.int64)
        legal_kernel[self._blocks, BLOCK](self.states, masks)
        return masks

    def apply(self, actions: DeviceArray) -> DeviceArray:
        """Carry out int64 (size,) actions. Return bool (size,) on the device: whether each was legal."""
        self._check(actions, (self.size,))
        accepted = cuda.device_array(self.size, np.bool_)
        apply_kernel[self._blocks, BLOCK](self.config, self.states, actions, accepted)
        return accepted

    def observe(self, viewers: DeviceArray | None = None) -> DeviceArray:
        """Return int64 (size, 80) on the device: what a viewer (by default the actor) may know of each game."""
        rows = cuda.device_array((self.size, OBSERVATION), np.int64)
        observe_kernel[self._blocks, BLOCK](self.config, self.states, self._viewers(viewers), rows)
        return rows

    def observe_history(self, viewers: DeviceArray | None = None, words: int = HISTORY) -> DeviceArray:
        """Return int64 (size, words) on the device: the history of each game's round for a viewer."""
        if not self.history:
            raise ForetellError("these games have no history: create the batch with history=True")
        rows = cuda.device_array((self.size, checked_words(words)), np.int64)
        blocks = -(-self.size * words // BLOCK)
        observe_history_kernel[blocks, BLOCK](self.config, self.states, self._viewers(viewers), rows)
        return rows

    def _viewers(self, viewers: DeviceArray | None) -> DeviceArray:
        chosen = cuda.to_device(np.full(self.size, -1, np.int64)) if viewers is None else viewers
        self._check(chosen, (self.size,))
        return chosen

    def play_out(self, noise: DeviceArray, policy: Policy = uniform) -> DeviceArray:
        """Play every game to its end with `policy`. Return int64 (size,) on the device: the number of decisions."""
        self._check(noise, (self.size,))
        decisions = cuda.device_array(self.size, np.int64)
        blocks = min(self._blocks, cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS)
        kernel = play_out_kernel(policy, RECORD_WITH_HISTORY if self.history else RECORD)
        kernel[blocks, BLOCK](self.config, self.states, noise, decisions)
        return decisions

    def host_states(self) -> Records:
        """A copy of the records on the host."""
        return self.states.copy_to_host()  # type: ignore[no-any-return]

    @staticmethod
    def _check(array: DeviceArray, shape: tuple[int, ...]) -> None:
        if getattr(array, "dtype", None) != np.int64 or getattr(array, "shape", None) != shape:
            raise ForetellError(f"an int64 array of shape {shape} is needed here")


@cuda.jit  # type: ignore[untyped-decorator]
def start_kernel(configs: DeviceArray, states: DeviceArray, seeds: DeviceArray) -> None:
    """Deal game *i* from `seeds[i]`."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[i]
        for word in range(8):
            s.seed[word] = seeds[i, word]
        start(configs[0], s)


@cuda.jit  # type: ignore[untyped-decorator]
def legal_kernel(states: DeviceArray, masks: DeviceArray) -> None:
    """Copy the legal actions of each game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        masks[i] = states[i].legal


@cuda.jit  # type: ignore[untyped-decorator]
def apply_kernel(configs: DeviceArray, states: DeviceArray, actions: DeviceArray, accepted: DeviceArray) -> None:
    """Carry out one action in each game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        accepted[i] = apply(configs[0], states[i], actions[i])


@cuda.jit  # type: ignore[untyped-decorator]
def observe_kernel(configs: DeviceArray, states: DeviceArray, viewers: DeviceArray, rows: DeviceArray) -> None:
    """Fill one row for each game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[i]
        observe(configs[0], s, viewer_of(configs[0], s, viewers[i]), rows[i])


@cuda.jit  # type: ignore[untyped-decorator]
def observe_history_kernel(configs: DeviceArray, states: DeviceArray, viewers: DeviceArray, rows: DeviceArray) -> None:
    """Fill in one word of a history in each thread."""
    i = cuda.grid(1) // rows.shape[1]
    if i < rows.shape[0]:
        s = states[i]
        word = cuda.grid(1) - i * rows.shape[1]
        rows[i, word] = history_word(configs[0], s, viewer_of(configs[0], s, viewers[i]), word)


@cache
def play_out_kernel(policy: Policy, record: NumbaType = RECORD) -> Kernel:
    """The kernel that plays games of this record type to the end with `policy`."""
    choose = policy if policy is uniform or numba.extending.is_jitted(policy) else register_jitable(policy)

    @cuda.jit(max_registers=MAX_REGISTERS)  # type: ignore[untyped-decorator]
    def play_out(configs: DeviceArray, states: DeviceArray, noise: DeviceArray, decisions: DeviceArray) -> None:
        config = configs[0]
        held = cuda.local.array(1, record)
        s = held[0]
        s.phase = OVER_PHASE
        i = cuda.grid(1) - cuda.gridsize(1)
        going = False
        x = made = 0
        while True:
            if going:
                x = next_noise(x)
                going = act(config, s, choose(config, s, s.legal, x))
                made += 1 if going else 0  # an illegal action ends the play-out
                going = going and s.legal != 0
            waits = not going and i < states.shape[0]
            waiting = cuda.popc(cuda.ballot_sync(EVERY_LANE, waits))
            if waiting >= QUORUM or not cuda.any_sync(EVERY_LANE, going):
                if waiting == 0:
                    break
                if waits and s.phase == DEAL_PHASE:
                    deal_round(config, s)
                    going = True
                elif waits:
                    if i >= 0:
                        states[i] = held[0]
                        noise[i] = x
                        decisions[i] = made
                    i += cuda.gridsize(1)
                    s.phase = OVER_PHASE
                    if i < states.shape[0]:
                        held[0] = states[i]
                        x = noise[i]
                        made = 0
                        going = s.legal != 0

    return play_out
