"""The games of a training run, compiled for a CUDA device."""

from functools import cache, lru_cache

import numpy as np
import torch
from numba import cuda
from numba.extending import register_jitable

from ..native import STATE
from ..native.gpu import RECORD  # (importing it makes the bit operations known, before the first compile)
from ..native.numba_types import DeviceArray, Kernel
from ..players.training import CALLED_OFTEN, COMPILABLE, PARAMETERS, QUICK_PARAMETERS, SCRATCH
from ..rules.cards import DEAL_PHASE, PASS
from ..rules.display import reshuffle
from ..rules.history import digest_entry, history_word
from ..rules.marker import marked
from .apart import register_apart
from .endless_games import advance as advance_one
from .endless_games import begin as begin_one
from .endless_games import deal as deal_one
from .endless_games import hurry as hurry_one
from .endless_games import script as script_one
from .endless_games import show as show_one

Stream = object
"""A CUDA stream of Numba, or 0 for the default one."""
BLOCK = 256
MAX_REGISTERS = 64
"""Limit for a thread that carries out actions: 1,024 threads fit on a multiprocessor, and 131,072 on an H200."""
ALIKE = True
"""Sort the games of a block, so that neighbouring threads do the same kind of work."""
KINDS = 32
SHOW_BLOCK = 96
"""Threads whose games share 44,544 bytes of memory: five such blocks fit on a multiprocessor."""
STATE_WORDS = STATE.itemsize // 8
assert STATE.itemsize == STATE_WORDS * 8, "a game is fetched word by word"  # noqa: S101
assert SHOW_BLOCK * STATE.itemsize <= 48 << 10, "more needs to be asked for"  # noqa: S101
SCRIPTED_BLOCK = 4
"""Few choices of the scripted player in a warp: they differ so much that more would wait for each other."""
MAX_SCRIPTED_REGISTERS = 128
QUICK_BLOCK = 32
APART = (reshuffle, digest_entry, *CALLED_OFTEN)
"""Functions with many callers. Inlined, they make a kernel too large for the instruction cache, and compiling
takes minutes."""

for _function in (*COMPILABLE, *marked(__package__)):
    if _function not in APART:
        register_jitable(_function)
for _function in APART:
    register_apart(_function)


def place(array: DeviceArray) -> DeviceArray:
    """Copy an array to the device."""
    return cuda.to_device(array)


def fetch(array: DeviceArray) -> DeviceArray:
    """Copy a placed array to the host."""
    return array.copy_to_host()


def view(tensor: torch.Tensor) -> DeviceArray:
    """The same memory as an array."""
    return cuda.as_cuda_array(tensor)


def begin(configs: DeviceArray, states: DeviceArray, slots: DeviceArray) -> None:
    """Begin a new game in every place."""
    begin_kernel[_blocks(states.shape[0]), BLOCK, _stream()](configs, states, slots)


def show(
    configs: DeviceArray, states: DeviceArray, slots: DeviceArray, choosers: DeviceArray, rows: DeviceArray
) -> None:
    """Write the decision of each game as a row."""
    grid = _blocks(states.shape[0], SHOW_BLOCK), SHOW_BLOCK, _stream(), SHOW_BLOCK * STATE.itemsize
    show_kernel(states.dtype.itemsize // 8)[grid](configs, words(states), slots, choosers, rows)


def show_history(configs: DeviceArray, states: DeviceArray, slots: DeviceArray, histories: DeviceArray) -> None:
    """Write the history of each game for the seat that must choose."""
    grid = _blocks(histories.shape[0] * histories.shape[1]), BLOCK, _stream()
    history_kernel[grid](configs, states, slots, histories)


def advance(
    configs: DeviceArray,
    states: DeviceArray,
    slots: DeviceArray,
    actions: DeviceArray,
    margin: float,
    rewards: DeviceArray,
    ended: DeviceArray,
) -> None:
    """Carry out one action in each game."""
    grid = _blocks(states.shape[0]), BLOCK, _stream()
    advance_kernel[grid](configs, states, slots, actions, margin, rewards, ended)


def scripted(
    configs: DeviceArray, slots: DeviceArray, rows: DeviceArray, noise: DeviceArray, actions: DeviceArray, part: slice
) -> None:
    """Fill in the scripted player's choices in some games, where that player chooses."""
    size = part.stop - part.start
    parameters, scratches = scripted_memory(size)
    grid = _blocks(size, SCRIPTED_BLOCK), SCRIPTED_BLOCK, _stream()
    script_kernel[grid](configs, slots, rows, noise, parameters, scratches, actions, part.start)


def hurried(
    configs: DeviceArray,
    states: DeviceArray,
    slots: DeviceArray,
    rows: DeviceArray,
    noise: DeviceArray,
    actions: DeviceArray,
    part: slice,
) -> None:
    """Fill in the quick policy's choices in some games, where that policy chooses."""
    size = part.stop - part.start
    grid = _blocks(size, QUICK_BLOCK), QUICK_BLOCK, _stream()
    hurry_kernel[grid](configs, states, slots, rows, noise, parameters(), actions, part.start, part.stop)


@lru_cache(maxsize=1)
def words(states: DeviceArray) -> DeviceArray:
    """The same memory as words. Making this view takes longer than a launch."""
    return states.view(np.int64)


@cache
def parameters() -> DeviceArray:
    """The parameters of the quick policy, on the device."""
    return _placed_for_all(QUICK_PARAMETERS)


@lru_cache(maxsize=1)
def scripted_memory(size: int) -> tuple[DeviceArray, DeviceArray]:
    """The scripted player's parameters, and scratch for each thread to work in."""
    return _placed_for_all(np.array(PARAMETERS)), cuda.device_array((size, SCRATCH), np.float64)


def _placed_for_all(array: DeviceArray) -> DeviceArray:
    """Copy to the device, and wait until the copy is complete, so that any stream can read it."""
    placed = cuda.to_device(array)
    cuda.synchronize()
    return placed


def _blocks(size: int, block: int | None = None) -> int:
    return -(-int(size) // (block or BLOCK))


def _stream() -> Stream:
    """The stream that torch uses, so that our kernels and torch's run in order."""
    number = torch.cuda.current_stream().cuda_stream
    return cuda.external_stream(number) if number else 0


@cuda.jit
def begin_kernel(configs: DeviceArray, states: DeviceArray, slots: DeviceArray) -> None:
    """Begin a game in each thread."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        begin_one(configs, states, slots, i)
        deal_one(configs, states, slots, i)


@cuda.jit(device=True)
def alike(kind: int) -> int:
    """The game of the block that this thread takes, when the games are sorted by kind, 0 to KINDS - 1."""
    here = cuda.threadIdx.x
    order = cuda.shared.array(BLOCK, np.int32)
    counts = cuda.shared.array(KINDS, np.int32)
    if here < KINDS:
        counts[here] = 0
    cuda.syncthreads()
    place = cuda.atomic.add(counts, kind, 1)
    cuda.syncthreads()
    for other in range(kind):
        place += counts[other]
    order[place] = here
    cuda.syncthreads()
    return int(order[here])


@cache
def show_kernel(stride: int) -> Kernel:
    """The kernel that writes decisions, for games that are `stride` words apart."""

    @cuda.jit
    def show_each(
        configs: DeviceArray, states: DeviceArray, slots: DeviceArray, choosers: DeviceArray, rows: DeviceArray
    ) -> None:
        """Write the decision of a game in each thread.

        `states` are given as words. All threads of a block fetch its games together, into memory that they share: a
        thread that reads its game piece by piece from the device's memory fetches the same few bytes again and again.
        The history, which a decision does not show, stays where it is.
        """
        flat = cuda.shared.array(0, np.int64)
        here = cuda.shared.array(0, RECORD)  # the same memory
        first = cuda.blockIdx.x * SHOW_BLOCK
        end = min(SHOW_BLOCK, rows.shape[0] - first) * STATE_WORDS
        for word in range(cuda.threadIdx.x, end, SHOW_BLOCK):
            gap = 0 if stride == STATE_WORDS else word // STATE_WORDS * (stride - STATE_WORDS)
            flat[word] = states[first * stride + word + gap]
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < rows.shape[0]:
            slot = slots[i]
            show_one(configs[slot.config], here[cuda.threadIdx.x], slot, choosers[i], rows[i])

    return show_each


@cuda.jit
def history_kernel(configs: DeviceArray, states: DeviceArray, slots: DeviceArray, histories: DeviceArray) -> None:
    """Write one word of a history in each thread, so that neighbouring threads write neighbouring words."""
    i = cuda.grid(1) // histories.shape[1]
    if i < histories.shape[0]:
        s = states[i]
        word = cuda.grid(1) - i * histories.shape[1]
        histories[i, word] = history_word(configs[slots[i].config], s, s.actor, word)


@cuda.jit(max_registers=MAX_REGISTERS)
def advance_kernel(
    configs: DeviceArray,
    states: DeviceArray,
    slots: DeviceArray,
    actions: DeviceArray,
    margin: float,
    rewards: DeviceArray,
    ended: DeviceArray,
) -> None:
    """Carry out an action in each thread; then the first threads of a block deal for all games that wait for it."""
    waiting = cuda.shared.array(BLOCK, np.int32)
    number = cuda.shared.array(1, np.int32)
    here = cuda.threadIdx.x
    i = cuda.grid(1)
    if here == 0:
        number[0] = 0
    if ALIKE:
        kind = KINDS - 1
        if i < states.shape[0]:
            kind = states[i].phase + (DEAL_PHASE + 1 if actions[i] >= PASS else 0)
        i = cuda.blockIdx.x * BLOCK + alike(kind)
    cuda.syncthreads()
    if i < states.shape[0]:
        advance_one(configs, states, slots, actions, margin, rewards, ended, i)
        if states[i].phase == DEAL_PHASE:
            waiting[cuda.atomic.add(number, 0, 1)] = i
    cuda.syncthreads()
    if here < number[0]:
        deal_one(configs, states, slots, waiting[here])


@cuda.jit(max_registers=MAX_SCRIPTED_REGISTERS)
def script_kernel(
    configs: DeviceArray,
    slots: DeviceArray,
    rows: DeviceArray,
    noise: DeviceArray,
    parameters: DeviceArray,
    scratches: DeviceArray,
    actions: DeviceArray,
    first: int,
) -> None:
    """Make a choice in each thread, from game `first` on."""
    i = cuda.grid(1)
    if i < scratches.shape[0]:
        script_one(configs, slots, rows, noise, parameters, scratches[i], actions, first + i)


@cuda.jit(max_registers=MAX_SCRIPTED_REGISTERS)
def hurry_kernel(
    configs: DeviceArray,
    states: DeviceArray,
    slots: DeviceArray,
    rows: DeviceArray,
    noise: DeviceArray,
    parameters: DeviceArray,
    actions: DeviceArray,
    first: int,
    end: int,
) -> None:
    """Make a choice in each thread, in the games from `first` to `end`, exclusive."""
    i = first + cuda.grid(1)
    if i < end:
        hurry_one(configs, states, slots, rows, noise, parameters, actions, i)
