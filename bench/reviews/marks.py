"""Better players have fewer mistakes, an Oracle has almost none, and the suggested choices are better.

All seats of a game have bots of the same kind. Every choice marked as a mistake or blunder, and the suggested one, are
played out again, in 2,000 fresh worlds that its player could not tell from the true game.
"""

from pathlib import Path
from typing import TypedDict

import numpy as np

import foretell as ft
from foretell.players import LEVELS
from foretell.reviews import Moment, review_of
from foretell.reviews.judged_choices import Judge
from foretell.reviews.later_rounds import LaterRounds
from foretell.reviews.replayed import replayed

from .games import played, rows, with_interval

PLAYOUTS = 2_000
SAMPLES = 2_048
KEY = b"another look at the marks"


class Row(TypedDict):
    """A game: the kind of its bots, and figures."""

    kind: str
    seats: dict[str, list[float]]
    gains: list[float]


def marks(games: int, path: Path | None, players: int, bots: list[str] | None = None) -> None:
    """Print marks and losses of each kind of bot, and how often the suggested choice is better."""
    chosen = bots or ["random", *LEVELS]

    def row_of(number: int) -> Row:
        kind = chosen[number % len(chosen)]
        record = played([kind] * players, f"marks {number}")
        review = review_of(record)
        wrong = [moment for moment in review.moments if moment.mark in ("mistake", "blunder")]
        return {
            "kind": kind,
            "seats": {
                "marked": [seat.marks["mistake"] + seat.marks["blunder"] for seat in review.seats],
                "inaccuracies": [seat.marks["inaccuracy"] for seat in review.seats],
                "lost": [-seat.parts.mistakes.value for seat in review.seats],
                "accuracy": [seat.accuracy.value for seat in review.seats if seat.accuracy],
            },
            "gains": looked_at_again(record, wrong),
        }

    found = list(rows(games, path, row_of))
    for kind in chosen:
        print(f"{kind}, {sum(row['kind'] == kind for row in found)} games of {players}, per seat and game:")
        for figure in ("lost", "marked", "inaccuracies", "accuracy"):
            values = np.array([np.mean(row["seats"][figure]) for row in found if row["kind"] == kind])
            print(f"  {figure} {with_interval(values)}")
    gains = np.array([gain for row in found for gain in row["gains"]])
    print(f"the suggested choice is better in {(gains > 0).sum()} of {len(gains)} mistakes and blunders")


def looked_at_again(record: ft.Record, moments: list[Moment]) -> list[float]:
    """By how much each suggested choice is better than the one that was made."""
    if not moments:
        return []
    game = replayed(record)
    judge = Judge(LaterRounds(record.options.config, SAMPLES, KEY), KEY, 2, PLAYOUTS)
    gains = []
    for moment in moments:
        decision = game.decisions[moment.ply]
        suggested = next(action.number for action in decision.view.legal if str(action) == moment.better)
        gains.append(round(judge.compared(decision, suggested, decision.action).difference, 4))
    return gains
