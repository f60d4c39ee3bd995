"""Skill orders the levels, with far fewer games than results do.

Every seat of a game has a result, the result without luck, its lead in runes, and the accuracy of its choices. For two
levels, the difference of a figure in one game has a mean and a standard deviation; their ratio is the *effect*. The
number of games that tell the levels apart is inverse to its square.
"""

from itertools import pairwise
from pathlib import Path
from typing import TypedDict

import numpy as np

import foretell as ft
from foretell.arrays import Doubles
from foretell.players import LEVELS
from foretell.reviews import Effort, luck_of
from foretell.reviews.replayed import replayed
from foretell.reviews.strongest import StrongestPlayer

from .games import played, rows, with_interval

LIGHT = Effort("light", first_playouts=32, playouts=32, worlds=2, fresh_worlds=2, belief_worlds=2, samples=256)
FIGURES = ("won", "lead", "luck_corrected", "accuracy")
SEATS = 5
SIZES = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500)
SAMPLES = 2_000
CLEAR = 1.96


class Row(TypedDict):
    """A game: the kinds of its bots, and the figures of each seat."""

    kinds: list[str]
    figures: dict[str, list[float]]


def kinds_of(number: int, bots: list[str]) -> list[str]:
    """The bots of a game, by seat. They change seats, and if there are too many, they take turns."""
    return [bots[(seat + number) % len(bots)] for seat in range(min(SEATS, len(bots)))]


def figures(record: ft.Record) -> dict[str, list[float]]:
    """The figures of each seat that need a review."""
    game = replayed(record)
    strongest = StrongestPlayer(record.seed)
    of_seats: list[list[float]] = [[] for _ in range(game.options.players)]
    choices = [decision for decision in game.decisions if len(decision.view.legal) > 1]
    for decision, opinion in zip(choices, strongest.opinions(choices), strict=True):
        of_seats[decision.seat].append(opinion.accuracy)
    return {
        "luck_corrected": [seat.luck_corrected.value for seat in luck_of(record, LIGHT)],
        "accuracy": [float(np.mean(of_seat)) for of_seat in of_seats],
    }


def levels(games: int, path: Path | None, bots: list[str] | None = None, reviewed: int | None = None) -> None:
    """Print how well results and skill tell neighbouring levels apart. Only the first games are `reviewed`."""
    chosen = bots or ["random", *LEVELS]

    def row_of(number: int) -> Row:
        kinds = kinds_of(number, chosen)
        record = played(kinds, f"levels {' '.join(chosen)} {number}")
        result = record.replay().result
        assert result is not None
        won = [float(seat == result.winner) for seat in range(len(kinds))]
        lead = [runes - (sum(result.runes) - runes) / (len(kinds) - 1) for runes in result.runes]
        more = figures(record) if reviewed is None or number < reviewed else {}
        return {"kinds": kinds, "figures": {"won": won, "lead": lead, **more}}

    found = list(rows(games, path, row_of))
    for figure in FIGURES:
        print(f"{figure}, {len(of_kind(found, chosen[-1], figure))} seats of each kind:")
        for kind in chosen:
            print(f"  {kind:10} {with_interval(of_kind(found, kind, figure))}")
        for lower, higher in pairwise(chosen):
            print(f"  {higher} over {lower}: {apart(found, lower, higher, figure)}")
    generator = np.random.default_rng(1)
    for figure in FIGURES:
        shown = ", ".join(f"{size}: {100 * in_order(found, chosen, figure, size, generator):.0f} %" for size in SIZES)
        print(f"the right order by {figure} after this many games of each kind: {shown}")


def of_kind(found: list[Row], kind: str, figure: str) -> Doubles:
    """float64 (games,): a figure of one kind of bot."""
    known = [row for row in found if figure in row["figures"] and kind in row["kinds"]]
    return np.array([row["figures"][figure][row["kinds"].index(kind)] for row in known])


def apart(found: list[Row], lower: str, higher: str, figure: str) -> str:
    """The effect with its interval, and the number of games after which the difference is clear."""
    both = [row for row in found if figure in row["figures"] and {lower, higher} <= set(row["kinds"])]
    differences = of_kind(both, higher, figure) - of_kind(both, lower, figure)
    effect = differences.mean() / differences.std(ddof=1)
    error = np.sqrt((1 + effect**2 / 2) / len(differences))  # of the mean, and of the standard deviation
    low, high = (effect + side * CLEAR * error for side in (-1, 1))
    needed = f"{np.ceil((CLEAR / effect) ** 2):.0f} games" if effect > 0 else "never"
    return f"effect {effect:.2f} ({low:.2f} to {high:.2f}) in {len(both)} games: clear after {needed}"


def in_order(found: list[Row], kinds: list[str], figure: str, size: int, generator: np.random.Generator) -> float:
    """How often the means of `size` games each, drawn from all of them, put all kinds in the right order."""
    means = []
    for kind in kinds:
        values = of_kind(found, kind, figure)
        means.append(values[generator.integers(len(values), size=(SAMPLES, size))].mean(axis=1))
    return float((np.diff(np.stack(means), axis=0) > 0).all(axis=0).mean())
