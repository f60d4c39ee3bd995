"""Compare the rules on a CUDA device with the CPU, and measure decisions per second.

    PYTHONPATH=src python -m bench.gpu [--games N] [--check N ...]

Plays the same games on both, compares the SHA-256 of all final states, then measures the device and prints a table. One
decision is legal + choose + apply, with knowledge tracking. Needs numba-cuda and a device.
"""

import argparse
import time
from typing import Any

import numpy as np

# numba-cuda 0.30 uses names that NumPy 2.5 removed.
for old, new in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from numba import cuda  # noqa: E402

import foretell as ft  # noqa: E402
from bench.digests import OPTIONS, digest  # noqa: E402
from foretell import native  # noqa: E402
from foretell.native import gpu  # noqa: E402


def device_states(options: ft.Options, seeds: native.Ints, noise: native.Ints) -> Any:
    """Play games with these seeds on the device. Returns their final states."""
    batch = gpu.GpuBatch(options.config, len(seeds))
    batch.start(cuda.to_device(seeds))
    batch.play_out(cuda.to_device(noise))
    return batch.host_states()


def check(games: int) -> bool:
    """Whether `games` games over all options end in the same states on the CPU and on the device."""
    cpu, device = digest(games), digest(games, device_states)
    print(f"{games:,} games over {len(OPTIONS)} options\n  CPU    {cpu}\n  device {device}")
    print("  equal" if cpu == device else "  DIFFERENT")
    return cpu == device


def speed(options: ft.Options, games: int, rounds: int = 5) -> tuple[float, float]:
    """Decisions per second, without and with the first deal of each game. The best of several rounds."""
    batch = gpu.GpuBatch(options.config, games)
    seeds = cuda.to_device(native.seeds(games, bytes(32)))
    best = [0.0, 0.0]
    for _ in range(rounds + 1):  # the first compiles
        noise = cuda.to_device(native.noise(games))
        cuda.synchronize()
        begin = time.perf_counter()
        batch.start(seeds)
        cuda.synchronize()
        dealt = time.perf_counter()
        decisions = batch.play_out(noise)
        cuda.synchronize()
        end = time.perf_counter()
        made = int(decisions.copy_to_host().sum())
        best = [max(best[0], made / (end - dealt)), max(best[1], made / (end - begin))]
    return best[0], best[1]


def main() -> None:
    """Check, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", type=int, nargs="*", default=[12_000, 1_000_000], help="games to compare")
    parser.add_argument("--games", type=int, default=4_000_000, help="games to measure")
    arguments = parser.parse_args()
    print(cuda.get_current_device().name)
    equal = [check(games) for games in arguments.check]
    print(f"\n{'options':34} {'play-out':>12} {'with deal':>12}   billion decisions per second")
    for options in OPTIONS:
        play, both = speed(options, arguments.games)
        name = f"{options.players} players, side {options.side}, {options.discard}"
        print(f"{name:34} {play / 1e9:12.2f} {both / 1e9:12.2f}", flush=True)
    raise SystemExit(0 if all(equal) else 1)


if __name__ == "__main__":
    main()
