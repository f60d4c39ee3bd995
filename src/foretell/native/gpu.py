"""Batches of games on a CUDA device: the same rules, the same records, the same games bit for bit.

Needs a device and the extra `gpu`. A thread holds its game in local memory while it plays. Dealing a
round costs far more than any other step, so in a play-out the games of a warp that have ended a round wait until
several of them deal together.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba import cuda
from numba.extending import register_jitable

from ..errors import ForetellError
from ..rules import Config, apply, start
from ..rules.cards import DEAL_PHASE, OVER_PHASE
from ..rules.observation import OBSERVATION, observe, viewer_of
from ..rules.turns import act, deal_round
from . import build, gpu_machine
from .batch import check_size
from .layout import CONFIG, STATE, pack_config
from .policies import next_noise, uniform

__all__ = ["GpuBatch", "build", "gpu_machine", "play_out_kernel"]

BLOCK = 128
BLOCKS = 8
"""Of a play-out, on each multiprocessor; a thread takes one game after another."""
REGISTERS = 64
"""At most, in a thread of a play-out: leaves room for 1,024 threads on a multiprocessor."""
QUORUM = 28
"""Of the 32 games of a warp, how many must wait for a deal, or for the next game, before it is made."""
EVERY_LANE = 0xFFFFFFFF
RECORD = numba.from_dtype(STATE)


class GpuBatch:
    """`size` games with the same options on the device. Arrays may be on the host or on the device."""

    def __init__(self, config: Config, size: int) -> None:
        check_size(config, size)
        self.size = size
        self.config = cuda.to_device(np.array([pack_config(config)], CONFIG))
        self.states = cuda.to_device(np.zeros(size, STATE))
        self._blocks = -(-size // BLOCK)

    def start(self, seeds: Any) -> None:
        """Deal every game; `seeds` is int64 (size, 8)."""
        self._check(seeds, (self.size, 8))
        start_kernel[self._blocks, BLOCK](self.config, self.states, seeds)

    def legal(self) -> Any:
        """int64 (size,) on the device: the legal actions of each game."""
        masks = cuda.device_array(self.size, np.int64)
        legal_kernel[self._blocks, BLOCK](self.states, masks)
        return masks

    def apply(self, actions: Any) -> Any:
        """Carry out int64 (size,) actions; bool (size,) on the device: whether each was legal."""
        self._check(actions, (self.size,))
        accepted = cuda.device_array(self.size, np.bool_)
        apply_kernel[self._blocks, BLOCK](self.config, self.states, actions, accepted)
        return accepted

    def observe(self, viewers: Any | None = None) -> Any:
        """int64 (size, 80) on the device: what a viewer of each game may know; by default the one to choose."""
        chosen = cuda.to_device(np.full(self.size, -1, np.int64)) if viewers is None else viewers
        self._check(chosen, (self.size,))
        rows = cuda.device_array((self.size, OBSERVATION), np.int64)
        observe_kernel[self._blocks, BLOCK](self.config, self.states, chosen, rows)
        return rows

    def play_out(self, noise: Any, policy: Callable[..., int] = uniform) -> Any:
        """Play every game to its end by `policy`; int64 (size,) on the device: how many decisions that took."""
        self._check(noise, (self.size,))
        decisions = cuda.device_array(self.size, np.int64)
        blocks = min(self._blocks, cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS)
        play_out_kernel(policy)[blocks, BLOCK](self.config, self.states, noise, decisions)
        return decisions

    def host_states(self) -> npt.NDArray[Any]:
        """The records, copied to the host."""
        return self.states.copy_to_host()  # type: ignore[no-any-return]

    @staticmethod
    def _check(array: Any, shape: tuple[int, ...]) -> None:
        if getattr(array, "dtype", None) != np.int64 or getattr(array, "shape", None) != shape:
            raise ForetellError(f"an int64 array of shape {shape} is needed here")


@cuda.jit  # type: ignore[untyped-decorator]
def start_kernel(configs: Any, states: Any, seeds: Any) -> None:
    """Deal game *i* from `seeds[i]`."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[i]
        for word in range(8):
            s.seed[word] = seeds[i, word]
        start(configs[0], s)


@cuda.jit  # type: ignore[untyped-decorator]
def legal_kernel(states: Any, masks: Any) -> None:
    """The legal actions of each game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        masks[i] = states[i].legal


@cuda.jit  # type: ignore[untyped-decorator]
def apply_kernel(configs: Any, states: Any, actions: Any, accepted: Any) -> None:
    """One action in each game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        accepted[i] = apply(configs[0], states[i], actions[i])


@cuda.jit  # type: ignore[untyped-decorator]
def observe_kernel(configs: Any, states: Any, viewers: Any, rows: Any) -> None:
    """One viewer's row of each game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[i]
        observe(configs[0], s, viewer_of(configs[0], s, viewers[i]), rows[i])


@cache
def play_out_kernel(policy: Callable[..., int]) -> Any:
    """The kernel that plays games out by `policy`."""
    choose = policy if policy is uniform or numba.extending.is_jitted(policy) else register_jitable(policy)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play_out(configs: Any, states: Any, noise: Any, decisions: Any) -> None:
        config = configs[0]
        held = cuda.local.array(1, RECORD)
        s = held[0]
        s.phase = OVER_PHASE
        i = cuda.grid(1) - cuda.gridsize(1)
        going = False
        x = made = 0
        while True:
            if going:
                x = next_noise(x)
                going = act(config, s, choose(config, s, s.legal, x))
                made += 1 if going else 0  # a policy that chooses what is not legal ends its game
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
