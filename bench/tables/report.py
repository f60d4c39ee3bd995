"""The table section as text and as JSON."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ..results_table import aligned, figure
from .section import HALF, PEAK, Findings, Run
from .servers import OURS_POSTGRES, OURS_SQLITE, OURS_TWO, PEER_FILES, PEER_MEMORY

HEAD = ("tables of four clients", "moves/s", "p50 ms", "p99 ms", "server's core", "load's core", "KB/live table")
KB = 1024
# Above this share of its core, the load generator may be the bottleneck.
FULL_LOAD = 0.9


@dataclass(frozen=True, slots=True)
class TableAim:
    """A target of our server. `reached` is None if it was not measured."""

    text: str
    bound: float
    reached: float | None
    at_least: bool

    @property
    def verdict(self) -> str:
        """Whether the run met the target."""
        if self.reached is None:
            return "not measured"
        return "met" if (self.reached >= self.bound) is self.at_least or self.reached == self.bound else "not met"

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of one line."""
        words = "at least" if self.at_least else "at most"
        return (self.text, f"{words} {self.bound:g}", figure(self.reached), self.verdict)


def kilobytes(run: Run) -> float:
    """Memory of the server per table with its four connections."""
    measured = run.measured
    return (measured.live_bytes - measured.empty_bytes) / measured.open_tables / KB


def cells(run: Run) -> tuple[str, ...]:
    """The cells of one line."""
    measured = run.measured
    busy = " *" if measured.load_share > FULL_LOAD else ""
    name = f"{run.kind.name}, {run.kind.what}, {run.tables:,} tables, {run.load}"
    return (
        name, figure(measured.per_second) + busy, figure(measured.p50_ms), figure(measured.p99_ms),
        f"{measured.server_share:.0%}", f"{measured.load_share:.0%}", figure(kilobytes(run)),
    )  # fmt: skip


def times(ours: float | None, theirs: float | None) -> float | None:
    """Our figure divided by theirs."""
    return None if ours is None or theirs is None else ours / theirs


def aims(findings: Findings) -> list[TableAim]:
    """The targets of the project."""
    ours = findings.best(OURS_SQLITE)
    slowest = max((measured.p99_ms for measured in findings.find(OURS_SQLITE, HALF)), default=None)
    largest = max((run.tables for run in findings.runs), default=0)
    live = [kilobytes(run) for run in findings.runs if (run.kind, run.load, run.tables) == (OURS_SQLITE, PEAK, largest)]
    two = times(findings.best(OURS_TWO), findings.best(OURS_POSTGRES))
    return [
        TableAim("moves, 3 x boardgame.io in memory", 3, times(ours, findings.best(PEER_MEMORY)), at_least=True),
        TableAim("moves, 8 x boardgame.io with files", 8, times(ours, findings.best(PEER_FILES)), at_least=True),
        TableAim("p99 at half the peak, in milliseconds", 50, slowest, at_least=False),
        TableAim("memory of a live table, in KB", 60, live[0] if live else None, at_least=False),
        TableAim("two workers on PostgreSQL, x one", 1.6, two, at_least=True),
        TableAim("10,000 tables after a restart, in seconds", 10, findings.restart, at_least=False),
    ]


def as_text(findings: Findings) -> str:
    """The section, followed by its targets."""
    lines = [HEAD, *map(cells, findings.runs)]
    notes = [f"missing: {reason}" for reason in findings.missing]
    if any(run.measured.load_share > FULL_LOAD for run in findings.runs):
        notes.append("* the load generator used most of its core: this figure may be too low")
    judged = [("aim", "", "reached", ""), *(aim.cells for aim in aims(findings))]
    return "\n".join([*aligned(lines), *notes, "", *aligned(judged)])


def as_json(findings: Findings) -> dict[str, object]:
    """All figures."""
    return {
        "runs": [
            {"key": run.kind.key, "tables": run.tables, "load": run.load, **msgspec.to_builtins(run.measured)}
            for run in findings.runs
        ],
        "missing": findings.missing,
        "restart_seconds": findings.restart,
        "aims": [
            {"text": aim.text, "bound": aim.bound, "reached": aim.reached, "verdict": aim.verdict}
            for aim in aims(findings)
        ],
    }
