"""A graph of chances over a game, as SVG."""

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 720, 220
LEGEND = 40
COLOURS = ("#1b6ca8", "#b8472a", "#3c7d3f", "#7a4fa3", "#8a6d00")
DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5")
"""The lines differ in more than their colour."""


def chance_graph(chances: Sequence[Sequence[float]], names: Sequence[str], title: str) -> str:
    """A line for each seat; `chances` has a row for each ply."""
    grid = "".join(
        f'<line stroke="#8886" x1="0" x2="{WIDTH}" y1="{HEIGHT * k // 4}" y2="{HEIGHT * k // 4}"/>' for k in range(5)
    )
    lines = "".join(_line([row[seat] for row in chances], seat) for seat in range(len(names)))
    legend = "".join(_label(name, seat, len(names)) for seat, name in enumerate(names))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -5 {WIDTH} {HEIGHT + LEGEND}" role="img" '
        f'aria-label="{escape(title, quote=True)}">{grid}{lines}{legend}</svg>'
    )


def _stroke(seat: int) -> str:
    return f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'


def _line(chances: Sequence[float], seat: int) -> str:
    step = WIDTH / max(len(chances) - 1, 1)
    points = " ".join(f"{i * step:.1f},{HEIGHT * (1 - chance):.1f}" for i, chance in enumerate(chances))
    return f'<polyline fill="none" {_stroke(seat)} points="{points}"/>'


def _label(name: str, seat: int, seats: int) -> str:
    x, y = 10 + WIDTH * seat // seats, HEIGHT + 20
    return (
        f'<line {_stroke(seat)} x1="{x}" x2="{x + 30}" y1="{y}" y2="{y}"/>'
        f'<text x="{x + 36}" y="{y + 5}" fill="currentColor" font-size="14">{escape(name)}</text>'
    )
