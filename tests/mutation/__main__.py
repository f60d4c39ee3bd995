"""Change the code in small ways, and check that the tests fail.

    python -m tests.mutation                 every target, as in `make thorough`
    python -m tests.mutation rules redaction some of them
    python -m tests.mutation rules --all     every mutant instead of a sample
    python -m tests.mutation table --file live.py
    python -m tests.mutation table --match "live.py: Live.act:"   the mutants whose keys have this text
    python -m tests.mutation --resume FILE   continue an interrupted run of the same code; FILE keeps its results

A mutant on which all tests pass is a survivor. Each has a verdict in `survivors.toml`: `equivalent` if it behaves like
the original, `accepted` if the difference does not matter. Any other survivor fails the run; write a test for it.
"""

import argparse
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from math import sqrt
from pathlib import Path

from .mutants import Mutant, mutants_of
from .targets import PACKAGE, TARGETS, Target
from .trial import RESULTS, Result, Trials

SURVIVORS = Path(__file__).with_name("survivors.toml")
AIM = 0.97
"""The share of mutants that must be killed, without the equivalent ones."""
SEED = "foretell"


def judged() -> dict[str, str]:
    """Return the verdict on each known survivor by its key."""
    verdicts: dict[str, str] = {}
    for verdict, survivors in tomllib.loads(SURVIVORS.read_text("utf-8")).items():
        verdicts |= dict.fromkeys(survivors, verdict)
    return verdicts


def sample_of(target: Target, arguments: argparse.Namespace) -> list[Mutant]:
    """Return the mutants to try, in the order of a hash. A change of the code leaves the others in their places."""
    files = [file for file in target.files() if arguments.file in (None, file.name)]
    mutants = [mutant for file in files for mutant in mutants_of(file, file.relative_to(PACKAGE).as_posix())]
    mutants.sort(key=lambda mutant: sha256(f"{SEED} {mutant.key}".encode()).digest())
    if arguments.match:
        return [mutant for mutant in mutants if arguments.match in mutant.key]
    return mutants if arguments.all or arguments.file else mutants[: arguments.sample or target.sample]


def earlier_results(file: Path | None) -> dict[str, Result]:
    """Return the results in a file of `--resume`, by the keys of the mutants."""
    lines = file.read_text("utf-8").splitlines() if file and file.exists() else []
    words = [line.partition(" ") for line in lines]
    return {key: result for name, _, key in words for result in RESULTS if name == result}


def try_mutants(target: Target, arguments: argparse.Namespace) -> list[tuple[Mutant, Result]]:
    """Try the mutants of a target that have no result yet. Return the results of all."""
    known = earlier_results(arguments.resume)
    if arguments.trust_verdicts:
        for key in judged():
            known.setdefault(key, "survived")
    mutants = sample_of(target, arguments)
    results = [(mutant, known[mutant.key]) for mutant in mutants if mutant.key in known]
    new = [mutant for mutant in mutants if mutant.key not in known]
    for mutant, result in Trials(target, arguments.jobs).results(new) if new else ():
        results.append((mutant, result))
        line = f"{result} {mutant.key}"
        if arguments.resume:
            with arguments.resume.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")
        if arguments.verbose:
            say(line)
    return results


def report(target: Target, results: Sequence[tuple[Mutant, Result]], verdicts: dict[str, str]) -> bool:
    """Print the results of a target. Return whether every survivor is known and the score is high enough."""
    survivors = [mutant for mutant, result in results if result == "survived"]
    equivalent = sum(verdicts.get(mutant.key) == "equivalent" for mutant in survivors)
    unjudged = [mutant for mutant in survivors if mutant.key not in verdicts]
    killed, counted = len(results) - len(survivors), len(results) - equivalent
    score = killed / counted if counted else 1.0
    low, high = interval(killed, counted)
    say(
        f"{target.name}: {len(results)} mutants, {killed} killed, {len(survivors)} survived "
        f"({equivalent} equivalent, {len(unjudged)} not judged): {score:.1%} (95% interval {low:.1%} to {high:.1%})"
    )
    for mutant in sorted(unjudged, key=lambda mutant: mutant.key):
        say(f"  line {mutant.lines.start}: {mutant.key!r},")
    changed = [mutant.key for mutant, result in results if result == "killed" and mutant.key in verdicts]
    for key in changed:
        say(f"  no longer a survivor: {key!r}")
    return not unjudged and not changed and score >= AIM


def interval(killed: int, counted: int) -> tuple[float, float]:
    """Return the 95% confidence interval (Wilson) of the share of killed mutants, for a random sample."""
    if not counted:
        return 0.0, 1.0
    z, share = 1.96, killed / counted
    centre = share + z * z / (2 * counted)
    spread = z * sqrt(share * (1 - share) / counted + (z / (2 * counted)) ** 2)
    scale = 1 + z * z / counted
    return (centre - spread) / scale, (centre + spread) / scale


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Try the mutants of the named targets, or of all targets."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--all", action="store_true", help="try every mutant instead of a sample")
    parser.add_argument("--file", help="try every mutant of this file, such as live.py")
    parser.add_argument("--match", metavar="TEXT", help="try every mutant whose key has this text")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="run only these tests on the mutants")
    parser.add_argument("--sample", type=int, help="how many mutants of each target to try")
    parser.add_argument("--jobs", type=int, default=2, help="how many to try at a time (default: 2)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep results in FILE, and skip those that it has")
    parser.add_argument("--trust-verdicts", action="store_true", help="do not try the known survivors again")
    parser.add_argument("--verbose", action="store_true", help="print the result of each mutant")
    arguments = parser.parse_args()
    verdicts, good = judged(), True
    for name in arguments.targets or TARGETS:
        target = TARGETS[name]
        if arguments.tests:
            target = replace(target, tests=tuple(arguments.tests))
        good = report(target, try_mutants(target, arguments), verdicts) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
