"""Run the tests many times to find flaky ones.

    python -m tests.prove           all runs that have not yet passed at this commit
    python -m tests.prove whole     the whole suite 8 times, 4 of them in random order on a busy CPU
    python -m tests.prove served    the tests with a server, a browser or a process, 20 times with the whole runs; in
                                    these runs, with other cards each time
    python -m tests.prove alone     each test file by itself
    python -m tests.prove --table   print which runs have passed, and which are left

Each run adds a line to .cache/prove/log.txt. The output of a failed run is kept in the same folder. You can stop the
program at any time; the next call continues with the runs that are left. A pass counts for the commit, so the working
tree must be clean. `--since COMMIT` also counts the passes of later commits, for example if they changed only texts.
"""

import argparse
import os
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
SERVED = ("tests/server", "tests/web", "tests/store", "tests/remote", "tests/cli/test_process.py")
WORKERS = ("-n", str(min(8, 3 * (os.cpu_count() or 1))), "--dist=worksteal")
BUSY = "while True: pass"
KINDS = ("whole", "served", "alone")
WHOLE_RUNS = 8
SERVED_RUNS = 20
"""The number of times that the served tests run, whole runs included."""


@dataclass(frozen=True)
class PytestRun:
    """One run of pytest."""

    name: str
    arguments: tuple[str, ...]
    busy: int = 0
    """How many processes keep the CPU busy during the run."""


@dataclass(frozen=True)
class LoggedRun:
    """A line of the log."""

    commit: str
    passed: bool
    name: str
    seconds: int

    @staticmethod
    def parsed(line: str) -> "LoggedRun":
        _, _, commit, result, name, seconds, *_ = line.split()
        return LoggedRun(commit, result == "passed", name, int(seconds.removeprefix("(")))


def runs(kind: str) -> Iterator[PytestRun]:
    """Yield the runs of a kind in order."""
    match kind:
        case "whole":
            for number in range(1, WHOLE_RUNS + 1):
                disturbed = number > WHOLE_RUNS // 2
                order = (f"--order={number}",) if disturbed else ()
                yield PytestRun(f"whole-{number}", (*WORKERS, *order), busy=2 if disturbed else 0)
        case "served":
            for number in range(WHOLE_RUNS + 1, SERVED_RUNS + 1):
                busy = 2 if number % 2 else 0
                yield PytestRun(
                    f"served-{number}", (*WORKERS, f"--order={number}", f"--deals={number}", *SERVED), busy=busy
                )
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


def logged(commits: Sequence[str]) -> list[LoggedRun]:
    """Return the runs at these commits, from the log."""
    lines = LOG.read_text("utf-8").splitlines() if LOG.exists() else []
    return [run for run in map(LoggedRun.parsed, lines) if run.commit in commits]


def table(kinds: Sequence[str], done: Sequence[LoggedRun]) -> str:
    """Return a table of the runs: how many are wanted, have passed, have failed and are left, and their seconds."""
    rows = [f"{'runs':8}{'wanted':>8}{'passed':>8}{'failed':>8}{'left':>8}{'seconds':>10}"]
    for kind in kinds:
        wanted = {run.name for run in runs(kind)}
        mine = [run for run in done if run.name in wanted]
        passed = {run.name for run in mine if run.passed}
        failed = sum(not run.passed for run in mine)
        seconds = [run.seconds for run in mine if run.passed]
        spread = f"{min(seconds)}-{max(seconds)}" if seconds else "-"
        rows.append(f"{kind:8}{len(wanted):8}{len(passed):8}{failed:8}{len(wanted - passed):8}{spread:>10}")
        rows += [f"  left: {name}" for name in sorted(wanted - passed)]
    return "\n".join(rows)


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
    parser.add_argument("--table", action="store_true", help="print which runs have passed, and which are left")
    parser.add_argument("--since", metavar="COMMIT", help="also count the passes at this commit and later ones")
    wanted = parser.parse_args(arguments)
    kinds = wanted.kinds or KINDS
    commit = git("rev-parse", "--short", "HEAD")
    commits = [commit]
    if wanted.since:
        later = git("log", "--format=%h", f"{wanted.since}..HEAD").splitlines()
        commits += [git("rev-parse", "--short", wanted.since), *later]
    if wanted.table:
        say(table(kinds, logged(commits)))
        return 0
    if git("status", "--porcelain"):
        sys.stderr.write("Commit or stash your changes first: a pass counts for a commit.\n")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    done = {run.name for run in logged(commits) if run.passed}
    failed = False
    for run in (run for kind in kinds for run in runs(kind)):
        if run.name not in done:
            failed = not carried_out(run, commit) or failed
    say(table(kinds, logged(commits)))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
