"""The table: everything that was measured, in plain text and as JSON."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import asdict

from .aims import AIMS, COMPILED, INTERPRETED, RANK_COMPILED, RANK_INTERPRETED, Aim
from .rounds import Results, Row
from .stopwatch import Unit

# Below this share of the core, a figure says more about what else the machine did.
FULL_SHARE = 0.97
RATIOS = {"decisions": (INTERPRETED, COMPILED), "hands": (RANK_INTERPRETED, RANK_COMPILED)}
BLANK = ("",) * 5
HEADS: dict[Unit, tuple[str, ...]] = {
    "decisions": ("random legal play", "decisions/s", "spread", "interpreted/this", "compiled/this"),
    "hands": ("ranking of five cards", "hands/s", "spread", "interpreted/this", "compiled/this"),
    "seconds": ("starting", "seconds", "spread", "", ""),
}


def figure(value: float | None) -> str:
    """A figure with as many digits as mean something."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(ours: str, row: Row, results: Results) -> str:
    """How many times this row's pace ours is."""
    pace = results.value(ours)
    return figure(None if pace is None else pace / row.best.value)


def cells(row: Row, results: Results) -> tuple[str, ...]:
    """One line of the table, cell by cell."""
    best = row.best
    busy = " *" if best.core_share < FULL_SHARE else ""
    start = (f"{best.name}, {best.what}", figure(best.value) + busy, f"{row.spread:.0%}")
    if row.unit == "seconds":
        return (*start, "", "")
    interpreted, compiled = RATIOS[row.unit]
    return (*start, ratio(interpreted, row, results), ratio(compiled, row, results))


def aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Cells in columns, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    formats = [f"{{:{'<' if column == 0 else '>'}{width}}}" for column, width in enumerate(widths)]
    return ["  ".join(formats).format(*line).rstrip() for line in lines]


def aim_cells(aim: Aim, results: Results) -> tuple[str, ...]:
    """One aim: its text, the bound, what was reached, and the verdict."""
    bound = f"{'at most' if aim.peer is None else 'at least'} {aim.bound:g}"
    return (aim.text, bound, figure(aim.reached(results)), aim.verdict(results))


def notes(results: Results) -> list[str]:
    """What a reader should know of the figures: why some are missing, and which are too low."""
    said = [f"{title} {reason}" for title, reason in results.missing.items()]
    if any(row.best.core_share < FULL_SHARE for row in results.rows.values()):
        said.append(f"* had less than {FULL_SHARE:.0%} of the core: others were using it, and this figure is too low")
    if results.core is None:
        said.append("this system cannot keep a process to one core: figures may come from several")
    return said


def as_text(results: Results) -> str:
    """The whole table, with the aims below it."""
    lines: list[Sequence[str]] = []
    for unit, head in HEADS.items():
        rows = [cells(row, results) for row in results.rows.values() if row.unit == unit]
        lines += [head, *rows, BLANK] if rows else []
    lines += [(title, "missing", "", "-", "-") for title in results.missing]
    aims = [("aim", "", "reached", ""), *(aim_cells(aim, results) for aim in AIMS)]
    return "\n".join([*aligned(lines), *notes(results), "", *aligned(aims)])


def as_json(results: Results) -> dict[str, object]:
    """The same for programs: every round of every row, and the machine."""
    return {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "core": results.core,
        "rows": {
            key: {"best": row.best.value, "spread": row.spread, "rounds": [asdict(line) for line in row.lines]}
            for key, row in results.rows.items()
        },
        "missing": results.missing,
        "aims": [{**asdict(aim), "reached": aim.reached(results), "verdict": aim.verdict(results)} for aim in AIMS],
    }
