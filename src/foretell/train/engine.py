"""The games of a training run, on the CPU or on a CUDA device. They write into torch's memory without copies."""

from collections.abc import Sequence
from types import ModuleType

import numpy as np
import torch

from ..errors import LocalizedError
from ..native import CONFIG, STATE, STATE_WITH_HISTORY, pack_config
from ..native.numba_types import DeviceArray
from ..native.numpy_names import lend_names
from ..noise_bits import NOISE_BITS
from ..rules import Config
from .endless_games import SLOT


class Engine:
    """`size` games at once. A finished game is replaced by one with options drawn from `configs`.

    With `history`, the games keep the history of the round, which `show_history` shows.
    """

    def __init__(
        self, configs: Sequence[Config], size: int, seed: int, device: torch.device, *, history: bool = False
    ) -> None:
        self._loops = _loops(device)
        self._dtype = STATE_WITH_HISTORY if history else STATE
        slots = np.zeros(size, SLOT)
        slots["noise"] = np.random.default_rng(seed).integers(-(1 << NOISE_BITS), 1 << NOISE_BITS, size)
        self._configs = self._loops.place(np.array([pack_config(config) for config in configs], CONFIG))
        self._states = self._loops.place(np.zeros(size, self._dtype))
        self._slots = self._loops.place(slots)
        self._loops.begin(self._configs, self._states, self._slots)

    def memory(self) -> dict[str, torch.Tensor]:
        """The present state of all games, as bytes."""
        return {
            "states": torch.from_numpy(self._loops.fetch(self._states).view(np.uint8)),
            "slots": torch.from_numpy(self._loops.fetch(self._slots).view(np.uint8)),
        }

    def restore(self, memory: dict[str, torch.Tensor]) -> None:
        """Continue the games of `memory`."""
        states, slots = memory["states"].numpy(), memory["slots"].numpy()
        if (states.nbytes, slots.nbytes) != (self._states.nbytes, self._slots.nbytes):
            raise LocalizedError("error-train-version")
        self._states = self._loops.place(states.view(self._dtype))
        self._slots = self._loops.place(slots.view(SLOT))

    def view(self, tensor: torch.Tensor) -> DeviceArray:
        """A view of a tensor for compiled code. Keep it: making one takes longer than a launch."""
        return self._loops.view(tensor)

    def show(self, rows: DeviceArray, choosers: DeviceArray) -> None:
        """Fill `rows` with the decisions of all games; `choosers` play all seats but one: views of int64."""
        self._loops.show(self._configs, self._states, self._slots, choosers, rows)

    def show_history(self, histories: DeviceArray) -> None:
        """Fill in the history of each game for the seat that must choose: a view of int64 (size, words).

        `words` is 2 and the number of entries to show, at most 130. The words are those of `foretell.rules.history`.
        """
        self._loops.show_history(self._configs, self._states, self._slots, histories)

    def advance(self, actions: DeviceArray, margin: float, rewards: DeviceArray, ended: DeviceArray) -> None:
        """Carry out actions; fill rewards and ends: views of int64 (size,), float32 (size, 5), int8 (size,)."""
        self._loops.advance(self._configs, self._states, self._slots, actions, margin, rewards, ended)

    def scripted(self, rows: DeviceArray, noise: DeviceArray, actions: DeviceArray, part: slice) -> None:
        """Fill the actions of a part where the scripted player chooses: views of int64 of all games."""
        self._loops.scripted(self._configs, self._slots, rows, noise, actions, part)

    def hurried(self, rows: DeviceArray, noise: DeviceArray, actions: DeviceArray, part: slice) -> None:
        """The same for the quick policy."""
        self._loops.hurried(self._configs, self._states, self._slots, rows, noise, actions, part)


def _loops(device: torch.device) -> ModuleType:
    if device.type == "cuda":
        lend_names()
        from . import loops_gpu  # noqa: PLC0415 (there may be no CUDA)

        return loops_gpu
    from . import loops_cpu  # noqa: PLC0415

    return loops_cpu
