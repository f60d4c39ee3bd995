"""Show how much networks gain that are trained only to beat the Net, for each minute of training.

    python -m bench.attackers FOLDER ... [--plot docs/pictures/attackers.png]

Each FOLDER holds a run with the setting `against` (docs/training.md). The gain is the run's win share minus the fair
share, in percentage points, over all games that ended within a minute, including its exploration. Use the arena to
measure its final strength against the whole Net. Prints a table in Markdown.
"""

import argparse
import json
from pathlib import Path
from typing import NamedTuple

from foretell.train.curves import LINES

MINUTE = 60


class Curve(NamedTuple):
    """A run: its name, its number of players, and its gain in each minute, in percentage points."""

    name: str
    players: int
    gains: list[float]


def curve(folder: Path) -> Curve:
    """Read a run from its curves."""
    lines = [json.loads(line) for line in (folder / LINES).read_text("utf-8").splitlines()]
    tables = [number for number in range(2, 6) if any(f"games_past_{number}" in line for line in lines)]
    if len(tables) != 1:
        raise SystemExit(f"{folder}: a run against one file of weights, with one number of players, is needed here")
    players = tables[0]
    games: dict[int, float] = {}
    won: dict[int, float] = {}
    for line in lines:
        minute = int(line["seconds"] // MINUTE)
        ended = line.get(f"games_past_{players}", 0.0)
        games[minute] = games.get(minute, 0.0) + ended
        won[minute] = won.get(minute, 0.0) + ended * line.get(f"wins_past_{players}", 0.0)
    last = int(lines[-1]["seconds"] // MINUTE)
    full = [minute for minute in range(last) if games.get(minute)]
    return Curve(folder.name, players, [100 * (won[minute] / games[minute] - 1 / players) for minute in full])


def draw(curves: list[Curve], path: Path) -> None:
    """Draw one chart for each number of players, side by side."""
    import matplotlib as mpl  # noqa: PLC0415

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    tables = sorted({one.players for one in curves})
    figure, row = plt.subplots(1, len(tables), figsize=(4.5 * len(tables), 3.6), sharey=True, squeeze=False)
    for axes, players in zip(row[0], tables, strict=True):
        axes.axhline(0, color="grey", linewidth=0.8)
        for one in curves:
            if one.players == players:
                axes.plot(range(1, len(one.gains) + 1), one.gains, marker="o", markersize=3, label=one.name)
        axes.set(title=f"{players} players", xlabel="minutes of training")
        axes.legend(fontsize=8)
    row[0][0].set_ylabel("points above a fair share")
    figure.savefig(path, dpi=110, bbox_inches="tight")


def main() -> None:
    """Print the table, and draw the charts if requested."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    curves = [curve(folder) for folder in arguments.folders]
    longest = max(len(one.gains) for one in curves)
    print(f"| | players | {' | '.join(str(minute + 1) for minute in range(longest))} |")
    print("|---" * (longest + 2) + "|")
    for one in curves:
        print(f"| {one.name} | {one.players} | {' | '.join(f'{gain:+.1f}' for gain in one.gains)} |")
    if arguments.plot:
        draw(curves, arguments.plot)


if __name__ == "__main__":
    main()
