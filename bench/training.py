"""A training run on a CUDA device, as `foretell train` does it, and at the end what the curves say.
`PYTHONPATH=src python -m bench.training FOLDER [SETTINGS.toml] [--set name=value ...]`

With `--try` instead: two minutes of measuring, from which kernels and numbers of games can be chosen.
"""

import argparse
import signal
import time
from pathlib import Path

from foretell.train.curves import LINES
from foretell.train.run import Run
from foretell.train.settings import Settings, named_settings, with_set

from .trying import try_everything

SHOWN = 6
"""Lines of the curves."""


def main() -> None:
    """Train as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("settings", nargs="?")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--try", action="store_true", dest="trying", help="measure, and train nothing")
    arguments = parser.parse_args()
    if arguments.trying:
        try_everything(arguments.folder)
        return
    settings = named_settings(arguments.settings) if arguments.settings else Settings()
    began = time.perf_counter()
    run = Run(with_set(settings, arguments.set), arguments.folder)
    print(f"{arguments.folder}: ready after {time.perf_counter() - began:.1f} s", flush=True)
    signal.signal(signal.SIGINT, lambda *_: run.stop())
    run.train()
    print(f"{arguments.folder}: done after {time.perf_counter() - began:.1f} s")
    lines = (arguments.folder / LINES).read_text("utf-8").splitlines()
    for line in [*lines[:: max(1, len(lines) // SHOWN)], lines[-1]]:
        print(line)


if __name__ == "__main__":
    main()
