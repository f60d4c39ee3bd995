"""Rounds of measuring: in each, every contender has its turn on the same one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

from .contenders import ROOT, Contender, UnavailableError, install, last_line
from .stopwatch import Line, Unit

# No script needs a tenth of this; one that does hangs.
PATIENCE_SECONDS = 900
ONE_THREAD = {
    "JAX_PLATFORMS": "cpu",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


@dataclass(slots=True)
class Row:
    """One figure of one contender, from all the rounds."""

    lines: list[Line] = field(default_factory=list)

    @property
    def best(self) -> Line:
        """The round least disturbed: the highest pace, or the shortest time."""
        shortest = self.lines[0].unit == "seconds"
        return (min if shortest else max)(self.lines, key=lambda line: line.value)

    @property
    def unit(self) -> Unit:
        """What is counted."""
        return self.lines[0].unit

    @property
    def spread(self) -> float:
        """How far the rounds are apart, as a share of the highest figure."""
        values = [line.value for line in self.lines]
        return 1 - min(values) / max(values)


@dataclass(slots=True)
class Results:
    """The rows by their keys, and why a contender has none."""

    core: int | None
    rows: dict[str, Row] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def value(self, key: str) -> float | None:
        """The best figure of a row, if it was measured."""
        return self.rows[key].best.value if key in self.rows else None


def pin() -> int | None:
    """Keep this process, and the scripts it will start, to one core; its number, or None where that cannot be done."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def measure(contender: Contender, seconds: float) -> list[Line]:
    """Run a contender's script once; the figures that it printed."""
    environment = {**os.environ, **ONE_THREAD, "PYTHONPATH": str(ROOT)}
    command = (contender.python, "-m", contender.module, str(seconds))
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise UnavailableError(f"did not end within {PATIENCE_SECONDS} seconds") from None
    if done.returncode != 0:
        raise UnavailableError(f"could not be measured: {last_line(done.stderr)}")
    return [Line(**json.loads(text)) for text in done.stdout.splitlines()]


def take_turn(contender: Contender, seconds: float, results: Results) -> None:
    """Measure a contender once more, unless it has failed before."""
    if contender.title in results.missing:
        return
    try:
        for line in measure(contender, seconds):
            results.rows.setdefault(line.key, Row()).lines.append(line)
    except UnavailableError as reason:
        results.missing[contender.title] = str(reason)


def hold(contenders: Iterable[Contender], rounds: int, seconds: float) -> Results:
    """Install all contenders, then measure each of them once a round."""
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
            take_turn(contender, seconds, results)
    return results
