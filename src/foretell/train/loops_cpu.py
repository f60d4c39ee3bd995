"""The games of a training run, compiled for the CPU."""

import numpy as np
import torch

from ..arrays import Floats, Ints, Records
from ..native import States
from ..native.build import compiler
from ..players.training import COMPILABLE, PARAMETERS, QUICK_PARAMETERS, SCRATCH, IntBuffer, ParameterRow, Scratch
from ..rules.history import observe_history
from ..rules.marker import marked
from .endless_games import Configs, Flags, Slots
from .endless_games import advance as advance_one
from .endless_games import begin as begin_one
from .endless_games import deal as deal_one
from .endless_games import hurry as hurry_one
from .endless_games import script as script_one
from .endless_games import show as show_one

compiled = compiler((*COMPILABLE, *marked(__package__)))


def place(array: Records) -> Records:
    """Return the array: it is in host memory already."""
    return array


def fetch(array: Records) -> Records:
    """Copy a placed array."""
    return array.copy()


def view(tensor: torch.Tensor) -> Ints | Floats | Flags:
    """The same memory as an array."""
    array: Ints | Floats | Flags = tensor.numpy()
    return array


@compiled
def begin(configs: Configs, states: States, slots: Slots) -> None:
    """Begin a new game in every place."""
    for i in range(states.shape[0]):
        begin_one(configs, states, slots, i)
        deal_one(configs, states, slots, i)


@compiled
def show(configs: Configs, states: States, slots: Slots, choosers: Ints, rows: Ints) -> None:
    """Write the decision of each game as a row."""
    for i in range(states.shape[0]):
        show_one(configs[slots[i].config], states[i], slots[i], choosers[i], rows[i])


@compiled
def show_history(configs: Configs, states: States, slots: Slots, histories: Ints) -> None:
    """Write the history of each game for the seat that must choose."""
    for i in range(states.shape[0]):
        s = states[i]
        observe_history(configs[slots[i].config], s, s.actor, histories[i], histories.shape[1])


@compiled
def advance(
    configs: Configs, states: States, slots: Slots, actions: Ints, margin: float, rewards: Floats, ended: Flags
) -> None:
    """Carry out one action in each game."""
    for i in range(states.shape[0]):
        advance_one(configs, states, slots, actions, margin, rewards, ended, i)
        deal_one(configs, states, slots, i)


def scripted(configs: Configs, slots: Slots, rows: Ints, noise: Ints, actions: Ints, part: slice) -> None:
    """Fill in the scripted player's choices in some games, where that player chooses."""
    script_all(configs, slots, rows, noise, np.array(PARAMETERS), np.empty(SCRATCH), actions, part.start, part.stop)


@compiled
def script_all(
    configs: Configs,
    slots: Slots,
    rows: Ints,
    noise: Ints,
    parameters: ParameterRow,
    scratch: Scratch,
    actions: Ints,
    first: int,
    end: int,
) -> None:
    """Make a choice for each row from `first` to `end`, exclusive."""
    for i in range(first, end):
        script_one(configs, slots, rows, noise, parameters, scratch, actions, i)


def hurried(
    configs: Configs, states: States, slots: Slots, rows: Ints, noise: Ints, actions: Ints, part: slice
) -> None:
    """Fill in the quick policy's choices in some games, where that policy chooses."""
    hurry_all(configs, states, slots, rows, noise, QUICK_PARAMETERS, actions, part.start, part.stop)


@compiled
def hurry_all(
    configs: Configs,
    states: States,
    slots: Slots,
    rows: Ints,
    noise: Ints,
    parameters: IntBuffer,
    actions: Ints,
    first: int,
    end: int,
) -> None:
    """Make a choice for each game from `first` to `end`, exclusive."""
    for i in range(first, end):
        hurry_one(configs, states, slots, rows, noise, parameters, actions, i)
