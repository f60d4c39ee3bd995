"""Figures with their confidence intervals as SVG: a dot and a line for each row. Needs no other file or script."""

import math
from collections.abc import Callable, Sequence
from html import escape

from ..arena import Estimate

WIDTH = 720
LABELS = 190
"""Room for the labels of the rows."""
LINE = 22
TOP = 8
AXIS = 30
STEPS = (1, 2, 5, 10)
MAX_TICKS = 7
_TEXT = 'fill="currentColor" font-size="13"'


def interval_plot(
    labels: Sequence[str], figures: Sequence[Estimate], title: str, number: Callable[[float], str]
) -> str:
    """A row for each label. `number` writes the numbers of the axis. The axis contains 0."""
    ends = [end for figure in figures for end in (figure.value, figure.low, figure.high) if end is not None]
    ticks = axis_ticks(min(0.0, *ends), max(0.0, *ends))
    low, span = ticks[0], ticks[-1] - ticks[0]

    def x(value: float) -> float:
        return LABELS + (WIDTH - LABELS - 30) * (value - low) / span

    height = TOP + LINE * len(labels)
    grid = "".join(_tick(x(tick), height, number(tick), zero=tick == 0) for tick in ticks)
    rows = "".join(
        _row(label, figure, TOP + LINE * i + LINE // 2, x)
        for i, (label, figure) in enumerate(zip(labels, figures, strict=True))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height + AXIS}" role="img" '
        f'aria-label="{escape(title, quote=True)}">{grid}{rows}</svg>'
    )


def axis_ticks(low: float, high: float) -> list[float]:
    """Round numbers from at most `low` to at least `high`.

    >>> axis_ticks(-0.13, 0.42)
    [-0.2, -0.1, 0.0, 0.1, 0.2, 0.3, 0.4, 0.5]
    >>> axis_ticks(0, 0)
    [0.0, 0.2]
    """
    span = high - low or 1.0
    power = 10.0 ** math.floor(math.log10(span / MAX_TICKS))
    step = next(each * power for each in STEPS if span / (each * power) <= MAX_TICKS)
    first, last = math.floor(low / step), math.ceil(max(high, low + step) / step)
    return [round(tick * step, 12) for tick in range(first, last + 1)]


def _tick(x: float, height: int, label: str, *, zero: bool) -> str:
    stroke = 'stroke="currentColor" stroke-width="1.5"' if zero else 'stroke="#8886"'
    return (
        f'<line {stroke} x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{height}"/>'
        f'<text {_TEXT} x="{x:.1f}" y="{height + 18}" text-anchor="middle">{escape(label)}</text>'
    )


def _row(label: str, figure: Estimate, y: int, x: Callable[[float], float]) -> str:
    text = f'<text {_TEXT} x="{LABELS - 10}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
    line = ""
    if figure.low is not None and figure.high is not None:
        line = f'<line class="interval" x1="{x(figure.low):.1f}" x2="{x(figure.high):.1f}" y1="{y}" y2="{y}"/>'
    return f'{text}{line}<circle class="figure" cx="{x(figure.value):.1f}" cy="{y}" r="4"/>'
