"""Reads and writes the weight files of the players as torch networks."""

from pathlib import Path

import numpy as np
import torch

from ..errors import LocalizedError
from ..players.training import HISTORY_LAYERS, read_weights, write_weights
from .model import Critic, Policy

FIRST = "trunk.first.weight"
BIAS = "trunk.first.bias"


def save_network(path: Path, network: Policy | Critic) -> None:
    """Write in half precision, without the padding of the first layer."""
    arrays = {}
    for name, tensor in network.state_dict().items():
        array = tensor.detach().float().cpu().numpy().astype(np.float16)
        arrays[name] = np.ascontiguousarray(array[:, : network.read.size]) if name == FIRST else array
    write_weights(path, arrays)


def load_network(path: Path, network: Policy | Critic, *, without_history: bool = False) -> None:
    """Read a file into a network of the same shape. If the file has no layers for a history, it has no effect.

    `without_history` leaves out the layers of the file that read a history.
    """
    arrays = read_weights(path)
    if without_history:
        arrays = {name: array for name, array in arrays.items() if not name.startswith(HISTORY_LAYERS)}
    state = network.state_dict()
    if f"{HISTORY_LAYERS}ages" in state and f"{HISTORY_LAYERS}ages" not in arrays:
        state.pop(f"{HISTORY_LAYERS}join.weight").zero_()
        state = {name: tensor for name, tensor in state.items() if not name.startswith(HISTORY_LAYERS)}
    size = network.read.size
    shapes = {name: (*tensor.shape[:1], size) if name == FIRST else (*tensor.shape,) for name, tensor in state.items()}
    if {name: array.shape for name, array in arrays.items()} != shapes:
        raise LocalizedError("error-train-shape", file=str(path))
    for name, array in arrays.items():
        tensor = torch.from_numpy(array.astype(np.float32))
        if name == FIRST:
            state[name][:, size:] = 0
            state[name][:, :size] = tensor
        else:
            state[name].copy_(tensor)


def policy_of(path: Path) -> Policy:
    """Read a policy of the shape in the file."""
    arrays = read_weights(path)
    layers = sum(name.startswith("trunk.further") and name.endswith("weight") for name in arrays)
    entries, width = arrays[f"{HISTORY_LAYERS}ages"].shape if f"{HISTORY_LAYERS}ages" in arrays else (0, 0)
    policy = Policy(max(1, arrays.get(BIAS, np.zeros(0)).size), layers, entries, width)
    load_network(path, policy)
    return policy
