"""`make soak`: kill the server again and again under load, on each database.

python -m tests.server.soak [--kills 200] [--database sqlite|postgres|both] [--seed 1]
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.postgres import running
from tests.server.kills import Counts, kill_and_check

KILLS = 200
ROUND = 20
"""Kills of one database and its load; then comes a fresh one."""


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/foretell.db"
    else:
        with running() as server, server.database() as url:
            yield url


def told(kind: str, counts: Counts, kills: int, since: float) -> str:
    """Return a line about the checks so far."""
    numbers = ", ".join(f"{number} {name}" for name, number in counts._asdict().items() if name != "kills")
    return f"{kind}: {counts.kills} of {kills} kills, {numbers}, {time.monotonic() - since:.0f} s"


def plus(one: Counts, other: Counts) -> Counts:
    """Return the sum of two counts."""
    return Counts(*map(sum, zip(one, other, strict=True)))


def soak(kind: str, kills: int, seed: int) -> Counts:
    """Kill a server a number of times, and show the progress."""
    began, total = time.monotonic(), Counts()

    def show(counts: Counts) -> None:
        sys.stderr.write(f"\r\x1b[K{told(kind, plus(total, counts), kills, began)}")
        sys.stderr.flush()

    while total.kills < kills:
        with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as url:
            here = min(ROUND, kills - total.kills)
            total = plus(total, kill_and_check(Path(name), url, seed + total.kills, here, told=show))
    sys.stderr.write("\r\x1b[K")
    sys.stdout.write(f"{told(kind, total, kills, began)}: every move that was told is in the log\n")
    return total


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help=f"of each database (default: {KILLS})")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1)
    found = parser.parse_args()
    for kind in ("sqlite", "postgres") if found.database == "both" else (found.database,):
        soak(kind, found.kills, found.seed)


if __name__ == "__main__":
    main()
