"""Measure all libraries in several rounds, on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

from .contenders import ROOT, Contender, UnavailableError, install, last_line
from .stopwatch import Line, Unit

# Scripts need less than a tenth of this.
TIMEOUT_SECONDS = 900
ONE_THREAD = {
    "JAX_PLATFORMS": "cpu",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


@dataclass(slots=True)
class MeasuredRow:
    """One figure of one library, from all rounds."""

    lines: list[Line] = field(default_factory=list)

    @property
    def best(self) -> Line:
        """The highest rate or the shortest time, from the round with the least disturbance."""
        shortest = self.lines[0].unit == "seconds"
        return (min if shortest else max)(self.lines, key=lambda line: line.value)

    @property
    def unit(self) -> Unit:
        """The unit of the figure."""
        return self.lines[0].unit

    @property
    def spread(self) -> float:
        """The difference between the highest and the lowest figure, as a share of the highest."""
        values = [line.value for line in self.lines]
        return 1 - min(values) / max(values)


@dataclass(slots=True)
class Results:
    """Rows by key, and the reasons why libraries are missing."""

    core: int | None
    rows: dict[str, MeasuredRow] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def value(self, key: str) -> float | None:
        """The best figure of a row, if it was measured."""
        return self.rows[key].best.value if key in self.rows else None


def pin() -> int | None:
    """Pin this process and its future scripts to one core. Returns its number, or None if the system cannot pin."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def measure(contender: Contender, seconds: float) -> list[Line]:
    """Run the script of a library once. Returns the figures that it printed."""
    environment = {**os.environ, **ONE_THREAD, "PYTHONPATH": str(ROOT)}
    command = (contender.python, "-m", contender.module, str(seconds))
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise UnavailableError(f"did not end within {TIMEOUT_SECONDS} seconds") from None
    if done.returncode != 0:
        raise UnavailableError(f"could not be measured: {last_line(done.stderr)}")
    return [Line(**json.loads(text)) for text in done.stdout.splitlines()]


def measure_once(contender: Contender, seconds: float, results: Results) -> None:
    """Measure a library once and add the figures, unless it failed before."""
    if contender.title in results.missing:
        return
    try:
        for line in measure(contender, seconds):
            results.rows.setdefault(line.key, MeasuredRow()).lines.append(line)
    except UnavailableError as reason:
        results.missing[contender.title] = str(reason)


def run_rounds(contenders: Iterable[Contender], rounds: int, seconds: float) -> Results:
    """Install all libraries, then measure each of them once per round."""
    contenders, missing = tuple(contenders), {}
    for contender in contenders:
        try:
            install(contender)
        except UnavailableError as reason:
            missing[contender.title] = str(reason)
    results = Results(pin(), missing=missing)
    for number in range(1, rounds + 1):
        for contender in contenders:
            print(f"round {number} of {rounds}: {contender.title}", file=sys.stderr, flush=True)
            measure_once(contender, seconds, results)
    return results
