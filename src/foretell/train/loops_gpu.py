"""The games of a training run, compiled for a CUDA device."""

from functools import cache
from typing import Any

import numpy as np
import torch
from numba import cuda
from numba.extending import register_jitable

from ..native import gpu  # noqa: F401 (it makes the bit operations known, before the first compile)
from ..players.scripted import FUNCTIONS as SCRIPTED_FUNCTIONS
from ..players.scripted import SCRATCH, TABLES
from . import games
from .games import advance as advance_one
from .games import begin as begin_one
from .games import script as script_one
from .games import show as show_one

BLOCK = 128

for _function in (*SCRIPTED_FUNCTIONS, *games.FUNCTIONS):
    register_jitable(_function)


def place(array: Any) -> Any:
    """A copy on the device."""
    return cuda.to_device(array)


def fetch(array: Any) -> Any:
    """A copy, on the host, of what was placed."""
    return array.copy_to_host()


def view(tensor: torch.Tensor) -> Any:
    """The same memory as an array."""
    return cuda.as_cuda_array(tensor)


def begin(configs: Any, states: Any, slots: Any) -> None:
    """A new game everywhere."""
    begin_kernel[_blocks(states), BLOCK](configs, states, slots)


def show(configs: Any, states: Any, slots: Any, chooser: int, rows: Any) -> None:
    """The decision of each game."""
    show_kernel[_blocks(states), BLOCK](configs, states, slots, chooser, rows)


def advance(configs: Any, states: Any, slots: Any, actions: Any, margin: float, rewards: Any, ended: Any) -> None:
    """One action in each game."""
    advance_kernel[_blocks(states), BLOCK](configs, states, slots, actions, margin, rewards, ended)


def scripted(configs: Any, slots: Any, rows: Any, noise: Any, actions: Any) -> None:
    """The scripted player's choices, where they are asked for."""
    tables, rooms = scripted_room(int(slots.shape[0]))
    script_kernel[_blocks(slots), BLOCK](configs, slots, rows, noise, tables, rooms, actions)


@cache
def scripted_room(size: int) -> tuple[Any, Any]:
    """The scripted player's tables, and room for each thread to work in."""
    return cuda.to_device(np.array(TABLES)), cuda.device_array((size, SCRATCH), np.float64)


def _blocks(states: Any) -> int:
    return -(-int(states.shape[0]) // BLOCK)


@cuda.jit
def begin_kernel(configs: Any, states: Any, slots: Any) -> None:
    """A new game in each thread."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        begin_one(configs, states, slots, i)


@cuda.jit
def show_kernel(configs: Any, states: Any, slots: Any, chooser: int, rows: Any) -> None:
    """The decision of a game in each thread."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        show_one(configs, states, slots, chooser, i, rows[i])


@cuda.jit
def advance_kernel(
    configs: Any, states: Any, slots: Any, actions: Any, margin: float, rewards: Any, ended: Any
) -> None:
    """An action in each thread."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        advance_one(configs, states, slots, actions, margin, rewards, ended, i)


@cuda.jit
def script_kernel(
    configs: Any, slots: Any, rows: Any, noise: Any, tables: Any, rooms: Any, actions: Any
) -> None:
    """A choice in each thread."""
    i = cuda.grid(1)
    if i < slots.shape[0]:
        script_one(configs, slots, rows, noise, tables, rooms[i], actions, i)
