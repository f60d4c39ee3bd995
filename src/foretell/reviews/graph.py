"""A graph of chances over a game, as SVG."""

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT = 720, 220
LEGEND = 62
MARGIN = 48
"""Room for the labels of the vertical axis."""
COLOURS = ("#1b6ca8", "#b8472a", "#3c7d3f", "#7a4fa3", "#8a6d00")
DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5")
"""The lines differ in more than their colour."""
_TEXT = 'fill="currentColor" font-size="14"'


def chance_graph(
    chances: Sequence[Sequence[float]], names: Sequence[str], title: str, borders: Mapping[int, str] | None = None
) -> str:
    """A line for each seat; `chances` has a row for each ply. `borders` has labels for rows where rounds begin."""
    grid = "".join(_level(quarter) for quarter in range(5))
    step = WIDTH / max(len(chances) - 1, 1)
    rounds = "".join(_border(row * step, label) for row, label in (borders or {}).items())
    lines = "".join(_line([row[seat] for row in chances], seat) for seat in range(len(names)))
    legend = "".join(_label(name, seat, len(names)) for seat, name in enumerate(names))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} -10 {WIDTH + MARGIN + 10} {HEIGHT + LEGEND}" '
        f'role="img" aria-label="{escape(title, quote=True)}">{grid}{rounds}{lines}{legend}</svg>'
    )


def _level(quarter: int) -> str:
    """A line of the grid. Every second one has a label."""
    y = HEIGHT - HEIGHT * quarter // 4
    line = f'<line stroke="#8886" x1="0" x2="{WIDTH}" y1="{y}" y2="{y}"/>'
    if quarter % 2:
        return line
    return line + f'<text {_TEXT} x="-6" y="{y + 5}" text-anchor="end">{25 * quarter}%</text>'


def _border(x: float, label: str) -> str:
    return (
        f'<line stroke="#888c" stroke-dasharray="3 3" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT + 6}"/>'
        f'<text {_TEXT} x="{x + 3:.1f}" y="{HEIGHT + 16}">{escape(label)}</text>'
    )


def _stroke(seat: int) -> str:
    return f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'


def _line(chances: Sequence[float], seat: int) -> str:
    step = WIDTH / max(len(chances) - 1, 1)
    points = " ".join(f"{i * step:.1f},{HEIGHT * (1 - chance):.1f}" for i, chance in enumerate(chances))
    return f'<polyline fill="none" {_stroke(seat)} points="{points}"/>'


def _label(name: str, seat: int, seats: int) -> str:
    x, y = WIDTH * seat // seats, HEIGHT + 38
    return (
        f'<line {_stroke(seat)} x1="{x}" x2="{x + 30}" y1="{y}" y2="{y}"/>'
        f'<text {_TEXT} x="{x + 36}" y="{y + 5}">{escape(name)}</text>'
    )
