"""The games of a training run, compiled for the CPU."""

from typing import Any

import numpy as np
import torch

from ..native.build import compiler
from ..players.scripted import FUNCTIONS as SCRIPTED_FUNCTIONS
from ..players.scripted import PARAMETERS, SCRATCH
from ..players.search.parameters import QUICK_PARAMETERS
from . import games
from .games import advance as advance_one
from .games import begin as begin_one
from .games import deal as deal_one
from .games import hurry as hurry_one
from .games import script as script_one
from .games import show as show_one

compiled = compiler((*SCRIPTED_FUNCTIONS, *games.FUNCTIONS))


def place(array: Any) -> Any:
    """Host memory it is already."""
    return array


def fetch(array: Any) -> Any:
    """A copy of what was placed."""
    return array.copy()


def view(tensor: torch.Tensor) -> Any:
    """The same memory as an array."""
    return tensor.numpy()


@compiled
def begin(configs: Any, states: Any, slots: Any) -> None:
    """A new game everywhere."""
    for i in range(states.shape[0]):
        begin_one(configs, states, slots, i)
        deal_one(configs, states, slots, i)


@compiled
def show(configs: Any, states: Any, slots: Any, choosers: Any, rows: Any) -> None:
    """The decision of each game."""
    for i in range(states.shape[0]):
        show_one(configs[slots[i].config], states[i], slots[i], choosers[i], rows[i])


@compiled
def advance(configs: Any, states: Any, slots: Any, actions: Any, margin: float, rewards: Any, ended: Any) -> None:
    """One action in each game."""
    for i in range(states.shape[0]):
        advance_one(configs, states, slots, actions, margin, rewards, ended, i)
        deal_one(configs, states, slots, i)


def scripted(configs: Any, slots: Any, rows: Any, noise: Any, actions: Any, part: slice) -> None:
    """The scripted player's choices in a part of the games, where they are asked for."""
    script_all(configs, slots, rows, noise, np.array(PARAMETERS), np.empty(SCRATCH), actions, part.start, part.stop)


@compiled
def script_all(
    configs: Any, slots: Any, rows: Any, noise: Any, parameters: Any, scratch: Any, actions: Any, first: int, end: int
) -> None:
    """One choice for each row from `first` to before `end`."""
    for i in range(first, end):
        script_one(configs, slots, rows, noise, parameters, scratch, actions, i)


def hurried(configs: Any, states: Any, slots: Any, rows: Any, noise: Any, actions: Any, part: slice) -> None:
    """The quick policy's choices in a part of the games, where they are asked for."""
    hurry_all(configs, states, slots, rows, noise, QUICK_PARAMETERS, actions, part.start, part.stop)


@compiled
def hurry_all(
    configs: Any, states: Any, slots: Any, rows: Any, noise: Any, parameters: Any, actions: Any, first: int, end: int
) -> None:
    """One choice for each game from `first` to before `end`."""
    for i in range(first, end):
        hurry_one(configs, states, slots, rows, noise, parameters, actions, i)
