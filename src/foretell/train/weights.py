"""Between torch and the file of weights that players read."""

from pathlib import Path

import numpy as np
import torch

from ..players.net.weights import read_weights, write_weights
from .model import Critic, Policy

FIRST = "trunk.first.weight"


def save_network(path: Path, network: Policy | Critic) -> None:
    """Half precision, without the padding of the first layer."""
    arrays = {}
    for name, tensor in network.state_dict().items():
        array = tensor.detach().float().cpu().numpy().astype(np.float16)
        arrays[name] = np.ascontiguousarray(array[:, : network.read.size]) if name == FIRST else array
    write_weights(path, arrays)


def load_network(path: Path, network: Policy | Critic) -> None:
    """Weights of a file into a network of the same shape."""
    state = network.state_dict()
    for name, array in read_weights(path).items():
        tensor = torch.from_numpy(array.astype(np.float32))
        if name == FIRST:
            state[name].zero_()
            state[name][:, : tensor.shape[1]] = tensor
        else:
            state[name].copy_(tensor)
    network.load_state_dict(state)


def policy_of(path: Path) -> Policy:
    """A policy of the shape that the file's weights have."""
    arrays = read_weights(path)
    layers = sum(name.startswith("trunk.further") and name.endswith("weight") for name in arrays)
    policy = Policy(arrays["trunk.first.bias"].shape[0], layers)
    load_network(path, policy)
    return policy
