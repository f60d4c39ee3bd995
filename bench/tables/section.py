"""The table section of the bench: what servers reach with tables of playing clients, and the aims for ours."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ..contenders import HOME, ROOT, UnavailableError, install, last_line
from .load import Measured, Wanted
from .restart import restart_seconds
from .servers import (
    OURS_POSTGRES,
    OURS_SQLITE,
    OURS_TWO,
    PEER,
    PEER_FILES,
    PEER_MEMORY,
    Kind,
    install_peer,
    running,
)

COUNTS = (200, 1000, 4000)
# Tables for the comparison of one worker and two.
WORKED = 400
KINDS = (OURS_SQLITE, PEER_MEMORY, PEER_FILES)
# No run needs a third of this; one that does hangs.
PATIENCE_SECONDS = 600
PEAK, HALF = "peak", "half the peak"


@dataclass(slots=True)
class Run:
    """One server under one load."""

    kind: Kind
    tables: int
    load: str
    measured: Measured


@dataclass(slots=True)
class Findings:
    """All runs, why some are missing, and how soon ten thousand tables answered."""

    runs: list[Run] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    restart: float | None = None

    def find(self, kind: Kind, load: str, tables: int | None = None) -> list[Measured]:
        """The runs of a kind."""
        return [
            run.measured for run in self.runs if run.kind is kind and run.load == load and tables in (None, run.tables)
        ]

    def best(self, kind: Kind) -> float | None:
        """The highest pace of a kind, over all numbers of tables."""
        return max((measured.per_second for measured in self.find(kind, PEAK)), default=None)


def drive(kind: Kind, tables: int, seconds: float, rate: float | None = None) -> Measured:
    """Start a server, load it, stop it."""
    with running(kind) as server:
        return load(Wanted(kind.dialect, (server,), tables, seconds, rate))


def drive_workers(kind: Kind, workers: int, tables: int, seconds: float) -> Measured:
    """The same for workers on one PostgreSQL, which is started for it; they share their keys."""
    from tests.postgres import running as postgres  # noqa: PLC0415 (what brings it is for tests)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="workers-", dir=HOME)))
        url = stack.enter_context(stack.enter_context(postgres(durable=True)).database())
        servers = tuple(stack.enter_context(running(kind, folder, url)) for _ in range(workers))
        return load(Wanted(kind.dialect, servers, tables, seconds))


def load(wanted: Wanted) -> Measured:
    """Run the generator."""
    core = () if not hasattr(os, "sched_getaffinity") else ("--core", str(max(os.sched_getaffinity(0))))
    command = (sys.executable, "-m", "bench.tables.load", *core, msgspec.json.encode(wanted).decode())
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise UnavailableError(f"did not end within {PATIENCE_SECONDS} seconds") from None
    if done.returncode != 0:
        raise UnavailableError(last_line(done.stderr))
    return msgspec.json.decode(done.stdout, type=Measured)


def attempt(findings: Findings, what: str, work: Callable[[], None]) -> None:
    """Do one thing, and note why if it cannot be done."""
    print(f"tables: {what}", file=sys.stderr, flush=True)
    try:
        work()
    except (UnavailableError, OSError) as reason:
        findings.missing.append(f"{what}: {reason}")


def measure_tables(seconds: float, counts: Iterable[int] = COUNTS) -> Findings:
    """Everything, one after the other: peaks first, then ours at half of its peak."""
    findings = Findings()

    def peak(kind: Kind, tables: int) -> None:
        findings.runs.append(Run(kind, tables, PEAK, drive(kind, tables, seconds)))

    def peak_of_workers(kind: Kind, workers: int) -> None:
        findings.runs.append(Run(kind, WORKED, PEAK, drive_workers(kind, workers, WORKED, seconds)))

    def half(kind: Kind, tables: int) -> None:
        for measured in findings.find(kind, PEAK, tables):
            findings.runs.append(Run(kind, tables, HALF, drive(kind, tables, seconds, measured.per_second / 2)))

    def install_it() -> None:
        install(PEER)
        install_peer()

    def restart() -> None:
        findings.restart = restart_seconds()

    attempt(findings, "boardgame.io's environment", install_it)
    for tables in counts:
        for kind in KINDS:
            attempt(findings, f"{kind.name}, {kind.what}, {tables} tables", lambda k=kind, t=tables: peak(k, t))  # type: ignore[misc]
        for kind in (OURS_SQLITE, PEER_MEMORY):
            what = f"{kind.name}, {kind.what}, {tables} tables, half its peak"
            attempt(findings, what, lambda k=kind, t=tables: half(k, t))  # type: ignore[misc]
    for workers, kind in enumerate((OURS_POSTGRES, OURS_TWO), 1):
        what = f"{kind.name}, {kind.what}, {WORKED} tables"
        attempt(findings, what, lambda k=kind, w=workers: peak_of_workers(k, w))  # type: ignore[misc]
    attempt(findings, "ten thousand tables after a restart", restart)
    return findings
