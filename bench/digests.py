"""One digest of the final states of many random games. It is the same on every machine and device."""

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np

import foretell as ft
from foretell import native

OPTIONS = [
    ft.Options(players=players, side=side, discard=discard, heirs=side == "B")
    for players in (2, 3, 4, 5)
    for side, discard in zip((*ft.SIDES, ft.SIDES[0]), ft.DISCARDS, strict=True)
]

Player = Callable[[ft.Options, native.Ints, native.Ints], Any]


def cpu_states(options: ft.Options, seeds: native.Ints, noise: native.Ints) -> Any:
    """Play games with these seeds on the CPU. Returns their final states."""
    batch = native.Batch(options.config, len(seeds))
    batch.start(seeds)
    batch.play_out(noise)
    return batch.states


def digest(games: int, final_states: Player = cpu_states) -> str:
    """The SHA-256 of the final states of about `games` games, the same number with each of the options."""
    whole = hashlib.sha256()
    each = -(-games // len(OPTIONS))
    for number, options in enumerate(OPTIONS):
        seeds = native.seeds(each, bytes([number]) * 32)
        whole.update(np.ascontiguousarray(final_states(options, seeds, native.noise(each))).tobytes())
    return whole.hexdigest()
