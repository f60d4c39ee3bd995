"""The results as a text table and as JSON."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import asdict

from .aims import AIMS, COMPILED, INTERPRETED, RANK_COMPILED, RANK_INTERPRETED, Aim
from .measuring_rounds import MeasuredRow, Results
from .stopwatch import Unit

# Below this share of the core, other programs disturbed the measurement.
FULL_SHARE = 0.97
RATIOS = {"decisions": (INTERPRETED, COMPILED), "hands": (RANK_INTERPRETED, RANK_COMPILED)}
BLANK = ("",) * 5
HEADS: dict[Unit, tuple[str, ...]] = {
    "decisions": ("random legal play", "decisions/s", "spread", "interpreted/this", "compiled/this"),
    "hands": ("ranking of five cards", "hands/s", "spread", "interpreted/this", "compiled/this"),
    "seconds": ("starting", "seconds", "spread", "", ""),
}


def figure(value: float | None) -> str:
    """A number with its significant digits."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(ours: str, row: MeasuredRow, results: Results) -> str:
    """Our rate divided by the rate of this row."""
    rate = results.value(ours)
    return figure(None if rate is None else rate / row.best.value)


def cells(row: MeasuredRow, results: Results) -> tuple[str, ...]:
    """The cells of one line."""
    best = row.best
    busy = " *" if best.core_share < FULL_SHARE else ""
    start = (f"{best.name}, {best.what}", figure(best.value) + busy, f"{row.spread:.0%}")
    if row.unit == "seconds":
        return (*start, "", "")
    interpreted, compiled = RATIOS[row.unit]
    return (*start, ratio(interpreted, row, results), ratio(compiled, row, results))


def aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Align cells in columns: the first column left, the others right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    formats = [f"{{:{'<' if column == 0 else '>'}{width}}}" for column, width in enumerate(widths)]
    return ["  ".join(formats).format(*line).rstrip() for line in lines]


def aim_cells(aim: Aim, results: Results) -> tuple[str, ...]:
    """The cells of one target: its text, the bound, the figure reached, and the verdict."""
    bound = f"{'at most' if aim.peer is None else 'at least'} {aim.bound:g}"
    return (aim.text, bound, figure(aim.reached(results)), aim.verdict(results))


def notes(results: Results) -> list[str]:
    """Notes: which figures are missing and why, and which are too low."""
    said = [f"{title} {reason}" for title, reason in results.missing.items()]
    if any(row.best.core_share < FULL_SHARE for row in results.rows.values()):
        said.append(f"* had less than {FULL_SHARE:.0%} of the core: other programs used it, so this figure is too low")
    if results.core is None:
        said.append("this system cannot pin a process to one core: a figure may come from several cores")
    return said


def as_text(results: Results) -> str:
    """The whole table, followed by the targets."""
    lines: list[Sequence[str]] = []
    for unit, head in HEADS.items():
        rows = [cells(row, results) for row in results.rows.values() if row.unit == unit]
        lines += [head, *rows, BLANK] if rows else []
    lines += [(title, "missing", "", "-", "-") for title in results.missing]
    aims = [("aim", "", "reached", ""), *(aim_cells(aim, results) for aim in AIMS)]
    return "\n".join([*aligned(lines), *notes(results), "", *aligned(aims)])


def as_json(results: Results) -> dict[str, object]:
    """All rounds of all rows, and the machine."""
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
