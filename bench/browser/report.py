"""The browser section in plain text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from statistics import median

from ..results_table import aligned, figure
from ..tables.report import TableAim
from .frames import share
from .opening import SLOWER
from .section import BrowserFigures

KB = 1000
MB = 1_000_000
# Above this load average, other programs disturbed the measurement.
QUIET_LOAD = 0.7


def as_text(figures: BrowserFigures) -> str:
    """The section, followed by its targets."""
    blocks = [_loads(figures), _openings(figures), _frames(figures), _memory(figures)]
    lines = [line for block in blocks if len(block) > 1 for line in [*aligned(block), ""]]
    judged = [("aim", "", "reached", ""), *(aim.cells for aim in aims(figures))]
    return "\n".join([*lines, *_notes(figures), *aligned(judged)])


def as_json(figures: BrowserFigures) -> dict[str, object]:
    """All figures, with every frame."""
    judged = [
        {"text": aim.text, "bound": aim.bound, "reached": aim.reached, "verdict": aim.verdict} for aim in aims(figures)
    ]
    return {**asdict(figures), "aims": judged}


def aims(figures: BrowserFigures) -> list[TableAim]:
    """The targets of the project."""
    homes = [load.home / KB for load in figures.loads]
    lobbies = [load.lobby / KB for load in figures.loads]
    tables = [load.table / KB for load in figures.loads]
    empty, full = (
        next((opening.typical for opening in figures.openings if opening.cache == cache), None)
        for cache in ("empty", "full")
    )
    frames = {frames.slower: share(frames.work, 0.5) for frames in figures.frames}
    return [
        TableAim("first load of the first page, in KB", 150, max(homes, default=None), at_least=False),
        TableAim("first load of a table before its game, in KB", 150, max(lobbies, default=None), at_least=False),
        TableAim("first load of a table, in KB", 150, max(tables, default=None), at_least=False),
        TableAim(f"table interactive, CPU {SLOWER} x slower, in seconds", 1, empty, at_least=False),
        TableAim("  ... with all of it in the cache", 1, full, at_least=False),
        TableAim("work for a frame of an animation, median, in ms", 16, frames.get(1), at_least=False),
        TableAim("  ... with a CPU 4 x slower", 16, frames.get(4), at_least=False),
        TableAim("memory gained in a game, from the 10th to the 50th, in KB", 5, gained(figures), at_least=False),
    ]


def gained(figures: BrowserFigures) -> float | None:
    """The growth of the heap per game in KB: the slope of a line fitted by least squares."""
    points = [(sample.games, sample.heap / KB) for sample in figures.memory]
    if len(points) < 2:
        return None
    games = sum(game for game, _ in points) / len(points)
    heap = sum(size for _, size in points) / len(points)
    return sum((game - games) * (size - heap) for game, size in points) / sum((game - games) ** 2 for game, _ in points)


def _loads(figures: BrowserFigures) -> list[Sequence[str]]:
    head = ("first load, KB in all", "first page", "a table before its game", "a table")
    screens = [(load.language, load.home, load.lobby, load.table) for load in figures.loads]
    return [head, *((language, *(figure(size / KB) for size in sizes)) for language, *sizes in screens)]


def _openings(figures: BrowserFigures) -> list[Sequence[str]]:
    head = (f"table opened, CPU {SLOWER} x slower, seconds", "interactive", "slowest", "click answered", "computed")
    rows = [
        (
            f"{opening.cache} cache, median of {len(opening.ready)}", f"{opening.typical:.2f}",
            f"{max(opening.ready):.2f}", f"{median(opening.answered):.2f}", f"{median(opening.computed):.2f}",
        )
        for opening in figures.openings
    ]  # fmt: skip
    return [head, *rows]


def _frames(figures: BrowserFigures) -> list[Sequence[str]]:
    head = ("frames while cards travel, ms", "frames", "work p50", "p95", "most", "apart p50", "p95", "tasks > 50 ms")
    rows = [
        (
            "this CPU" if frames.slower == 1 else f"CPU {frames.slower} x slower", str(len(frames.work)),
            *(figure(share(frames.work, part)) for part in (0.5, 0.95, 1)),
            *(figure(share(frames.apart, part)) for part in (0.5, 0.95)), str(frames.long_tasks),
        )
        for frames in figures.frames
    ]  # fmt: skip
    return [head, *rows]


def _memory(figures: BrowserFigures) -> list[Sequence[str]]:
    head = ("one page, game after game", "heap MB", "nodes", "listeners")
    rows = [
        (f"after {sample.games} games", f"{sample.heap / MB:.2f}", f"{sample.nodes:,}", f"{sample.listeners:,}")
        for sample in figures.memory
    ]
    return [head, *rows]


def _notes(figures: BrowserFigures) -> list[str]:
    notes = [f"browser missing: {reason}" for reason in figures.missing]
    if any(load > QUIET_LOAD for load in figures.busy):
        loads = " and ".join(f"{load:.1f}" for load in figures.busy)
        notes.append(f"the machine was busy with other work (load {loads}): seconds and milliseconds are too high")
    return [*notes, ""] if notes else []
