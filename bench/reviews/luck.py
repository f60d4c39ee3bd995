"""Luck has mean zero.

The games are between random players. Each is reviewed with few play-outs, because the claim holds for any number.
"""

from pathlib import Path

import numpy as np

from foretell.reviews import Effort, luck_of

from .games import played, rows, with_interval

LIGHT = Effort("light", first_playouts=2, playouts=2, worlds=2, fresh_worlds=2, belief_worlds=2, samples=32)


def luck(games: int, path: Path | None, players: int) -> None:
    """Print the mean luck of each seat."""

    def row_of(number: int) -> dict[str, list[float]]:
        seats = luck_of(played(["random"] * players, f"luck {number}"), LIGHT)
        return {part: [round(getattr(seat, part).value, 6) for seat in seats] for part in ("deal", "draws")}

    found = list(rows(games, path, row_of))
    for part in ("deal", "draws"):
        every = np.array([row[part] for row in found])
        shown = ", ".join(f"seat {seat} {with_interval(every[:, seat])}" for seat in range(players))
        print(f"{part} of {len(every)} games: {shown}")
