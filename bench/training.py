"""A training run on a CUDA device, with the names that numba-cuda misses in the newest NumPy.

    PYTHONPATH=src python -m bench.training FOLDER [SETTINGS.toml] [--set name=value ...]

Prints every so often what the curves say, and at the end how many decisions a second were played and learned.
"""

import argparse
import faulthandler
import time
from pathlib import Path

import numpy as np

for old, new in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from foretell.train.run import Run  # noqa: E402
from foretell.train.settings import Settings, parse_settings, read_settings  # noqa: E402


def main() -> None:
    """Train as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("settings", type=Path, nargs="?")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    settings = read_settings(arguments.settings) if arguments.settings else Settings()
    settings = parse_settings("\n".join(arguments.set), settings)
    faulthandler.dump_traceback_later(75, repeat=True)
    began = time.perf_counter()
    run = Run(settings, arguments.folder)
    print(f"{arguments.folder}: ready after {time.perf_counter() - began:.1f} s", flush=True)
    run.train()
    print(f"{arguments.folder}: done after {time.perf_counter() - began:.1f} s")
    lines = (arguments.folder / "curves.jsonl").read_text("utf-8").splitlines()
    for line in [*lines[:: max(1, len(lines) // 6)], lines[-1]]:
        print(line)


if __name__ == "__main__":
    main()
