"""Games to review, and rows of results that a later run continues."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import numpy as np

import foretell as ft
from foretell.arrays import Doubles
from foretell.players import bot

Row = TypeVar("Row")


def played(kinds: list[str], seed: str) -> ft.Record:
    """A game between bots of these kinds, by seat."""
    game = ft.Game(ft.Options(players=len(kinds)), ft.seed_of(seed))
    bots = [bot(kind, seed=f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while game.actor is not None:
        game.play(bots[game.actor].choose(game.view(game.actor)))
    return game.record()


def rows(games: int, path: Path | None, row_of: Callable[[int], Row]) -> Iterator[Row]:
    """One row for each game. Rows that `path` already has are not computed again; new ones are added to it."""
    known = path.read_text().splitlines() if path is not None and path.exists() else []
    yield from map(json.loads, known[:games])
    for number in range(len(known), games):
        row = row_of(number)
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps(row) + "\n")
        yield row


def with_interval(values: Doubles) -> str:
    """The mean of independent values and its 95 % interval."""
    half = 1.96 * values.std(ddof=1) / np.sqrt(len(values))
    return f"{values.mean():+.4f} ({values.mean() - half:+.4f} to {values.mean() + half:+.4f})"
