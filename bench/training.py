"""Train on a CUDA device, as `foretell train` does, and print the end of the curves.
`PYTHONPATH=src python -m bench.training FOLDER [SETTINGS.toml] [--set name=value ...]`

With `--fit-ranks GUEST ...`, fit the layer of ranks of the last policy and of the magnet afterwards, among these
weights and the quick policy, and write net-fitted.safetensors and magnet-fitted.safetensors. With `--try`, measure
kernels and numbers of games for two minutes instead.
"""

import argparse
import signal
import time
from pathlib import Path

from foretell.train.curves import LINES
from foretell.train.fit_ranks import fit_ranks
from foretell.train.settings import TrainingSettings, named_settings, with_set
from foretell.train.training_run import Run

from .trying import try_everything

SHOWN = 6
"""Lines of the curves to print."""


def main() -> None:
    """Train, or measure with `--try`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("settings", nargs="?")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--try", action="store_true", dest="trying", help="measure instead of training")
    parser.add_argument("--fit-ranks", nargs="+", metavar="GUEST", help="fit the layer of ranks among these weights")
    arguments = parser.parse_args()
    if arguments.trying:
        try_everything(arguments.folder)
        return
    settings = named_settings(arguments.settings) if arguments.settings else TrainingSettings()
    began = time.perf_counter()
    run = Run(with_set(settings, arguments.set), arguments.folder)
    print(f"{arguments.folder}: ready after {time.perf_counter() - began:.1f} s", flush=True)
    signal.signal(signal.SIGINT, lambda *_: run.stop())
    run.train()
    if arguments.fit_ranks:
        for name, network in (("net", run.policy), ("magnet", run.magnet)):
            out = arguments.folder / f"{name}-fitted.safetensors"
            before, after = fit_ranks(run, network, arguments.fit_ranks, out)
            print(f"log-loss of the ranks of {name} among other players: {before:.4f}, then {after:.4f}", flush=True)
    print(f"{arguments.folder}: done after {time.perf_counter() - began:.1f} s")
    lines = (arguments.folder / LINES).read_text("utf-8").splitlines()
    for line in [*lines[:: max(1, len(lines) // SHOWN)], lines[-1]]:
        print(line)


if __name__ == "__main__":
    main()
