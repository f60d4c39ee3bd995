"""`python -m bench.siege`: attack a server beside honest tables, and print what the honest players notice."""

from __future__ import annotations

import argparse
import os
import sys

import uvloop

from .honest import MOVES_PER_SECOND, TABLES
from .sieges import SIEGES, Outcome, run

HEAD = ("attack", "before", "under attack", "server", "lag of the load", "other figures", "aim", "met")


def row(outcome: Outcome) -> tuple[str, ...]:
    """The figures of one siege as a row of the table."""
    calm, attacked = outcome.calm, outcome.attacked
    if calm is None or attacked is None:
        return (outcome.what, "", "", "", "", "; ".join(outcome.notes), outcome.aim, "no")
    before = f"{calm.moves:.0f}/s, p50 {calm.p50_ms:.0f}, p99 {calm.p99_ms:.0f} ms"
    times = f"p50 {attacked.p50_ms:.0f}, p99 {attacked.p99_ms:.0f}, max {attacked.max_ms:.0f} ms"
    during = f"{attacked.moves:.0f}/s ({outcome.kept():.0%}), {times}"
    return (
        outcome.what, before, during, f"{calm.cpu:.2f} → {attacked.cpu:.2f} cores",
        f"{calm.lag_ms:.0f} → {attacked.lag_ms:.0f} ms", "; ".join(outcome.notes), outcome.aim,
        "yes" if outcome.met else "no",
    )  # fmt: skip


def as_text(outcomes: list[Outcome]) -> str:
    """The table."""
    rows = [HEAD, tuple("---" for _ in HEAD), *map(row, outcomes)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def main() -> int:
    """Run the sieges, and return 1 if an aim was missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege", description=__doc__)
    names = list(dict.fromkeys(siege.name for siege in SIEGES))
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help=", ".join(names))
    wanted = parser.parse_args().only
    outcomes = []
    for siege in SIEGES:
        if siege.name in wanted:
            print(f"siege: {siege.what} (load {os.getloadavg()[0]:.1f})", file=sys.stderr, flush=True)
            outcome = uvloop.run(run(siege))
            print(f"  {row(outcome)[2]}; {outcome.counts}", file=sys.stderr, flush=True)
            outcomes.append(outcome)
    print(f"{TABLES} honest tables, {MOVES_PER_SECOND:.0f} moves per second in all\n\n{as_text(outcomes)}")
    return 0 if all(outcome.met for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
