"""PytestRun the tests many times to find flaky ones.

    python -m tests.prove           all runs that have not yet passed at this commit
    python -m tests.prove whole     the whole suite 8 times, 4 of them in random order on a busy CPU
    python -m tests.prove served    the tests with a server, a browser or a process 20 times
    python -m tests.prove alone     each test file by itself
    python -m tests.prove --list    list which runs have passed and which are left

Each run adds a line to .cache/prove/log.txt. The output of a failed run is kept in the same folder. You can stop the
program at any time; the next call continues with the runs that are left. The working tree must be clean, because a pass
counts for the commit.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".cache" / "prove"
LOG = FOLDER / "log.txt"
SERVED = ("tests/server", "tests/web", "tests/store", "tests/cli/test_process.py")
WORKERS = ("-n", "3", "--dist=worksteal")
BUSY = "while True: pass"


@dataclass(frozen=True)
class PytestRun:
    """One run of pytest."""

    name: str
    arguments: tuple[str, ...]
    busy: int = 0
    """How many processes keep the CPU busy during the run."""


def runs(kind: str) -> Iterator[PytestRun]:
    """Yield the runs of a kind in order."""
    match kind:
        case "whole":
            for number in range(1, 9):
                disturbed = number > 4
                order = (f"--order={number}",) if disturbed else ()
                yield PytestRun(f"whole-{number}", (*WORKERS, *order), busy=2 if disturbed else 0)
        case "served":
            for number in range(1, 21):
                yield PytestRun(f"served-{number}", (*WORKERS, f"--order={number}", *SERVED), busy=number % 2)
        case _:
            for file in sorted((ROOT / "tests").rglob("test_*.py")):
                path = file.relative_to(ROOT).as_posix()
                yield PytestRun(f"alone-{path.removeprefix('tests/').replace('/', '-').removesuffix('.py')}", (path,))


@contextmanager
def kept_busy(processes: int) -> Iterator[None]:
    """Keep the CPU busy with `processes` processes until the block ends."""
    running = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def carried_out(run: PytestRun, commit: str) -> bool:
    """Carry out a run, log its result, and return whether it passed."""
    output, began = FOLDER / f"{run.name}.txt", time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *run.arguments]
    with kept_busy(run.busy), output.open("w") as file:
        status = subprocess.run(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, check=False).returncode
    lines = output.read_text("utf-8").splitlines() or [""]
    # 5: pytest collected no tests, because they are all for another machine.
    passed = status in (0, 5)
    result = f"{datetime.now(UTC):%Y-%m-%d %H:%M} {commit} {'passed' if passed else 'FAILED'} {run.name}"
    line = f"{result} ({time.monotonic() - began:.0f} s, {run.busy} busy): {lines[-1].strip('= ')}"
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"{line}\n")
    say(line)
    if passed:
        output.unlink()
    return passed


def passed_before(commit: str) -> set[str]:
    """Return the names of the runs that have passed at this commit."""
    lines = LOG.read_text("utf-8").splitlines() if LOG.exists() else []
    return {line.split()[4] for line in lines if f" {commit} passed " in line}


def git(*arguments: str) -> str:
    """Return the output of a git command."""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the remaining runs. Return 1 if one of them failed, 2 if the working tree is not clean."""
    parser = argparse.ArgumentParser(prog="python -m tests.prove", description="Find flaky tests.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="whole, served or alone (default: all three)")
    parser.add_argument("--list", action="store_true", help="list which runs have passed and which are left")
    wanted = parser.parse_args(arguments)
    if not wanted.list and git("status", "--porcelain"):
        sys.stderr.write("Commit or stash your changes first: a pass counts for a commit.\n")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    commit = git("rev-parse", "--short", "HEAD")
    done, failed = passed_before(commit), False
    for run in (run for kind in wanted.kinds or ("alone", "served", "whole") for run in runs(kind)):
        if wanted.list:
            say(f"{'passed' if run.name in done else 'left'} {run.name}")
        elif run.name not in done:
            failed = not carried_out(run, commit) or failed
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
