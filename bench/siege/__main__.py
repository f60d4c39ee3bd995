"""`python -m bench.siege`: attack a server beside honest tables, and print what the honest players notice."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

import uvloop

from tests.postgres import Postgres, running

from ..contenders import HOME, UnavailableError
from .honest import MOVES_PER_SECOND, TABLES
from .sieges import SIEGES, Outcome, Siege, run

MEMORY = Path("/dev/shm")
HEAD = ("attack", "before", "under attack", "server", "waited", "lag of the load", "other figures", "aim", "met")


def row(outcome: Outcome) -> tuple[str, ...]:
    """The figures of one siege as a row of the table."""
    calm, attacked = outcome.calm, outcome.attacked
    if calm is None or attacked is None:
        return (outcome.what, "", "", "", "", "", "; ".join(outcome.notes), outcome.aim, "no")
    before = f"{calm.moves:.0f}/s, p50 {calm.p50_ms:.0f}, p99 {calm.p99_ms:.0f} ms"
    times = f"p50 {attacked.p50_ms:.0f}, p99 {attacked.p99_ms:.0f}, max {attacked.max_ms:.0f} ms"
    during = f"{attacked.moves:.0f}/s ({outcome.kept():.0%}), {times}"
    return (
        outcome.what, before, during, f"{calm.cpu:.2f} → {attacked.cpu:.2f} cores",
        f"{calm.waited:.2f} → {attacked.waited:.2f}",
        f"{calm.lag_ms:.0f} → {attacked.lag_ms:.0f} ms", "; ".join(outcome.notes), outcome.aim,
        "yes" if outcome.met else "no",
    )  # fmt: skip


def as_line(cells: tuple[str, ...]) -> str:
    """A line of the table."""
    return f"| {' | '.join(cells)} |"


def attempt(siege: Siege, attempts: int, home: Path, workers: int, postgres: Postgres | None) -> Outcome:
    """Run a siege, and again if it missed its aim. Other programs on the machine delay the honest tables, too."""
    outcome = Outcome(siege.name, siege.what, siege.aim)
    for number in range(attempts):
        print(f"siege: {siege.what} (load {os.getloadavg()[0]:.1f})", file=sys.stderr, flush=True)
        try:
            with postgres.database() if postgres else nullcontext() as database:
                outcome = uvloop.run(run(siege, home, workers, database))
        except (UnavailableError, OSError, TimeoutError) as error:
            outcome.notes = [f"failed: {error}"]
        outcome.notes.append(f"run {number + 1}, load {os.getloadavg()[0]:.1f}")
        print(f"  {as_line(row(outcome))} {outcome.counts}", file=sys.stderr, flush=True)
        if outcome.met:
            break
    return outcome


def main() -> int:
    """Run the sieges, and return 1 if an aim was missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege", description=__doc__)
    names = list(dict.fromkeys(siege.name for siege in SIEGES))
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--attempts", type=int, default=3, help="runs of an attack that misses its aim (%(default)s)")
    parser.add_argument(
        "--undisturbed", action="store_true",
        help="for a busy machine with Linux, as root: the server and its clients run before all other programs, "
        "and the databases are in memory",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=int, help="workers that share a PostgreSQL, in place of a server with SQLite; one is attacked"
    )
    given = parser.parse_args()
    home = HOME
    if given.undisturbed:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))  # child processes inherit it
        home, tempfile.tempdir = MEMORY, str(MEMORY)
    with running(durable=True) if given.workers else nullcontext() as postgres:
        outcomes = [
            attempt(siege, given.attempts, home, given.workers or 1, postgres)
            for siege in SIEGES
            if siege.name in given.only
        ]
    print(f"{TABLES} honest tables, {MOVES_PER_SECOND:.0f} moves per second in all\n")
    for cells in (HEAD, tuple("---" for _ in HEAD), *map(row, outcomes)):
        print(as_line(cells))
    return 0 if all(outcome.met for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
