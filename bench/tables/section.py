"""The table section: servers under the load of tables of playing clients."""

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
from .load import LoadSettings, Measured
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
# Number of tables when one worker and two workers are compared.
WORKER_TABLES = 400
KINDS = (OURS_SQLITE, PEER_MEMORY, PEER_FILES)
# Runs need less than a third of this.
TIMEOUT_SECONDS = 600
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
    """All runs, the reasons why some are missing, and the seconds for ten thousand tables after a restart."""

    runs: list[Run] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    restart: float | None = None

    def find(self, kind: Kind, load: str, tables: int | None = None) -> list[Measured]:
        """The figures of a kind of server under a load."""
        return [
            run.measured for run in self.runs if run.kind is kind and run.load == load and tables in (None, run.tables)
        ]

    def best(self, kind: Kind) -> float | None:
        """The highest rate of a kind of server, over all numbers of tables."""
        return max((measured.per_second for measured in self.find(kind, PEAK)), default=None)


def drive(kind: Kind, tables: int, seconds: float, rate: float | None = None) -> Measured:
    """Measure a server in a new process."""
    with running(kind) as server:
        return load(LoadSettings(kind.dialect, (server,), tables, seconds, rate))


def drive_workers(kind: Kind, workers: int, tables: int, seconds: float) -> Measured:
    """Measure workers with one PostgreSQL in new processes. The workers share their keys."""
    from tests.postgres import running as postgres  # noqa: PLC0415 (a development dependency)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="workers-", dir=HOME)))
        url = stack.enter_context(stack.enter_context(postgres(durable=True)).database())
        servers = tuple(stack.enter_context(running(kind, folder, url)) for _ in range(workers))
        return load(LoadSettings(kind.dialect, servers, tables, seconds))


def load(settings: LoadSettings) -> Measured:
    """Run the load generator."""
    core = () if not hasattr(os, "sched_getaffinity") else ("--core", str(max(os.sched_getaffinity(0))))
    command = (sys.executable, "-m", "bench.tables.load", *core, msgspec.json.encode(settings).decode())
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise UnavailableError(f"did not end within {TIMEOUT_SECONDS} seconds") from None
    if done.returncode != 0:
        raise UnavailableError(last_line(done.stderr))
    return msgspec.json.decode(done.stdout, type=Measured)


def attempt(findings: Findings, what: str, work: Callable[[], None]) -> None:
    """Do one measurement, and note the reason if it fails."""
    print(f"tables: {what}", file=sys.stderr, flush=True)
    try:
        work()
    except (UnavailableError, OSError) as reason:
        findings.missing.append(f"{what}: {reason}")


def measure_tables(seconds: float, counts: Iterable[int] = COUNTS) -> Findings:
    """Measure everything: servers at their peak, then at half of it, then workers and a restart."""
    findings = Findings()

    def peak(kind: Kind, tables: int) -> None:
        findings.runs.append(Run(kind, tables, PEAK, drive(kind, tables, seconds)))

    def peak_of_workers(kind: Kind, workers: int) -> None:
        findings.runs.append(Run(kind, WORKER_TABLES, PEAK, drive_workers(kind, workers, WORKER_TABLES, seconds)))

    def half(kind: Kind, tables: int) -> None:
        for measured in findings.find(kind, PEAK, tables):
            findings.runs.append(Run(kind, tables, HALF, drive(kind, tables, seconds, measured.per_second / 2)))

    def install_environment() -> None:
        install(PEER)
        install_peer()

    def restart() -> None:
        findings.restart = restart_seconds()

    attempt(findings, "boardgame.io's environment", install_environment)
    for tables in counts:
        for kind in KINDS:
            attempt(findings, f"{kind.name}, {kind.what}, {tables} tables", lambda k=kind, t=tables: peak(k, t))  # type: ignore[misc]
        for kind in (OURS_SQLITE, PEER_MEMORY):
            what = f"{kind.name}, {kind.what}, {tables} tables, half its peak"
            attempt(findings, what, lambda k=kind, t=tables: half(k, t))  # type: ignore[misc]
    for workers, kind in enumerate((OURS_POSTGRES, OURS_TWO), 1):
        what = f"{kind.name}, {kind.what}, {WORKER_TABLES} tables"
        attempt(findings, what, lambda k=kind, w=workers: peak_of_workers(k, w))  # type: ignore[misc]
    attempt(findings, "ten thousand tables after a restart", restart)
    return findings
