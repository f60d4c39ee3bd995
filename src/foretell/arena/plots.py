"""Pictures of results: win shares with intervals, and a matrix of who beats whom."""

import importlib.util
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..errors import ForetellError, LocalizedError, installing, unwritten_file
from .intervals import Estimate
from .labels import shortened
from .result import MatchResult, Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, ACCENT, FAIR = "#2b2540", "#5b3fa0", "#b0a8c0"
PANEL_WIDTH, LINE_HEIGHT = 5.2, 0.34
"""In inches."""
MAX_LABEL = 28
"""Maximum number of letters in a label."""


def check_picture(path: Path) -> None:
    """Raise an error, before the match, if a picture cannot be written there."""
    try:
        import matplotlib  # noqa: F401, ICN001, PLC0415 (only pictures need it)
    except ModuleNotFoundError:
        raise LocalizedError("error-arena-parts", package="matplotlib", pip=installing("arena")) from None
    if path.suffix not in (".png", ".svg", ".pdf"):
        raise LocalizedError("error-picture", file=str(path))
    if not path.absolute().parent.is_dir():
        raise LocalizedError("error-folder", answer=str(path.parent))


def plot(results: Sequence[MatchResult], path: Path) -> None:
    """Draw one or more results, each with its own number of players. The name ends in .png, .svg or .pdf."""
    check_picture(path)
    try:
        _save(results, path, path.suffix)
    except OSError as error:
        raise unwritten_file(path, error) from error


def svg_of(result: MatchResult) -> str | None:
    """The same picture of one result as SVG, for notebooks; None without Matplotlib or without games."""
    if importlib.util.find_spec("matplotlib") is None or not _alone(result):
        return None
    drawn = BytesIO()
    _save([result], drawn, ".svg")
    return drawn.getvalue().decode()


def _save(results: Sequence[MatchResult], target: Path | BytesIO, suffix: str) -> None:
    from matplotlib import rc_context  # noqa: PLC0415 (only pictures need it)
    from matplotlib.figure import Figure  # noqa: PLC0415 (only pictures need it)

    lines = max(len(_alone(result)) for result in results)
    high = max(2.4, 1.2 + LINE_HEIGHT * lines)
    # The same results give the same bytes.
    with rc_context({"svg.hashsalt": "foretell", "font.size": 9}):
        figure = Figure((2 * PANEL_WIDTH, high * len(results)), layout="constrained")
        axes = figure.subplots(len(results), 2, squeeze=False)
        for (shares, matrix), result in zip(axes, results, strict=True):
            _draw_shares(shares, result)
            _draw_matrix(matrix, result)
        dated = None if suffix == ".png" else {_DATE[suffix]: None}
        figure.savefig(target, format=suffix.removeprefix("."), metadata=dated)


_DATE = {".svg": "Date", ".pdf": "CreationDate"}


def _alone(result: MatchResult) -> list[tuple[str, Standing]]:
    """Labels and standings of each entrant that has a single seat at a table."""
    found = []
    for table in result.tables:
        for standing in table.standings:
            others = [name for name in table.seats if name != standing.entrant]
            if len(others) == len(table.seats) - 1:
                found.append((standing, " ".join(dict.fromkeys(others))))
    short = shortened([*(one.entrant for one, _ in found), *(others for _, others in found)], MAX_LABEL)
    return [(f"{short[one.entrant]}  –  {short[others]}", one) for one, others in found]


def _draw_shares(axes: "Axes", result: MatchResult) -> None:
    alone = _alone(result)[::-1]
    heights = np.arange(len(alone))
    values = [100 * standing.wins.value for _, standing in alone]
    off = np.array([_reach(standing.wins) for _, standing in alone]).T
    axes.axvline(100 / result.players, color=FAIR, linestyle="--", linewidth=1)
    axes.errorbar(values, heights, xerr=off, fmt="o", color=ACCENT, capsize=3, markersize=4)
    axes.set_yticks(heights, [label for label, _ in alone])
    axes.set_xlim(0, 100)
    axes.set_ylim(-0.6, len(alone) - 0.4)
    axes.set_xlabel("wins, %")
    axes.set_title(f"{result.players} players, {result.games:,} games", color=INK)


def _reach(wins: Estimate) -> tuple[float, float]:
    """The distances from the value to both ends of its interval, in per cent."""
    if wins.low is None or wins.high is None:
        return 0.0, 0.0
    return 100 * (wins.value - wins.low), 100 * (wins.high - wins.value)


def _draw_matrix(axes: "Axes", result: MatchResult) -> None:
    """Draw how many times its fair share each row wins alone among each column."""
    names = [overall.standing.entrant for overall in result.entrants]
    ratios = np.full((len(names), len(names)), np.nan)
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if row != column and any({one, other} == set(table.seats) for table in result.tables):
                ratios[row, column] = _ratio(result, one, other)
    axes.imshow(ratios, cmap="PuOr", vmin=0, vmax=2, aspect="auto", alpha=0.5)
    for (row, column), ratio in np.ndenumerate(ratios):
        if not np.isnan(ratio):
            axes.text(column, row, f"{ratio:.2f}", ha="center", va="center", color=INK)
    ticks = np.arange(len(names))
    short = list(shortened(names, MAX_LABEL).values())
    axes.set_xticks(ticks, short)
    axes.set_yticks(ticks, short)
    axes.set_title("wins over fair share, alone among", color=INK)


def _ratio(result: MatchResult, one: str, other: str) -> float:
    try:
        return result.alone(one, other).ratio.value
    except ForetellError:  # not played yet
        return float("nan")
