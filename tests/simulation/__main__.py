"""Run the simulation by hand: `python -m tests.simulation --help`."""

import argparse
import logging
import time
from contextlib import nullcontext

from .plans import Plan
from .planted_faults import PLANTED, fault_table
from .shrinking import shrunk, story
from .world import BrokenPromiseError, rare_garbage_collection, run_worlds

BLOCK = 100


def run(first: int, count: int) -> int:
    """Run worlds, and print the seeds of those that break a promise."""
    failed, began = 0, time.process_time()
    for start in range(first, first + count, BLOCK):
        seeds = iter(range(start, min(start + BLOCK, first + count)))
        while True:
            try:
                run_worlds(seeds)
                break
            except BrokenPromiseError as error:
                failed += 1
                print(error, flush=True)
    seconds = time.process_time() - began
    print(f"{count:,} worlds, {failed} with a broken promise, {60 * count / seconds:,.0f} per CPU minute")
    return 1 if failed else 0


def show(seed: int, fault: str | None, *, shrink: bool) -> int:
    """Print what happens in a world, or in the simplest one that breaks the same promise."""
    with PLANTED[fault]() if fault else nullcontext():
        plan = Plan.from_seed(seed)
        print(*story(shrunk(plan) if shrink else plan), sep="\n")
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    worlds = commands.add_parser("run", help="run worlds, and print which break a promise")
    worlds.add_argument("count", type=int, help="number of worlds")
    worlds.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (default: 0)")
    for name, text in (("show", "print what happens in a world"), ("shrink", "show a simpler world that fails alike")):
        one = commands.add_parser(name, help=text)
        one.add_argument("seed", type=int)
        one.add_argument("--fault", choices=PLANTED, metavar="NAME", help="plant this fault first")
    faults = commands.add_parser("faults", help="count the worlds that it takes to find each planted fault")
    faults.add_argument("--searches", type=int, default=9, help="number of searches for each fault (default: 9)")
    faults.add_argument("--limit", type=int, default=500, help="maximum number of worlds in a search (default: 500)")
    faults.add_argument("--only", default="", metavar="TEXT", help="only faults whose names contain this text")
    given = parser.parse_args()
    logging.disable(logging.CRITICAL)  # the failures of simulated databases
    if given.command == "run":
        return run(given.first, given.count)
    if given.command == "faults":
        with rare_garbage_collection():
            for line in fault_table(given.searches, given.limit, given.only):
                print(line, flush=True)
        return 0
    return show(given.seed, given.fault, shrink=given.command == "shrink")


raise SystemExit(main())
