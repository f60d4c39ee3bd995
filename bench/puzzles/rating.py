"""How often weaker players miss an answer, and the rating that follows from it."""

from collections.abc import Callable, Sequence
from math import log10

import foretell as ft
from foretell.players import ScriptedPlayer
from foretell.players.levels.careless import Adept, Apprentice, CarelessPlayer, Novice

LEVELS: tuple[type[CarelessPlayer], ...] = (Novice, Apprentice, Adept)
TRIES = 64
MIN_MISS, MAX_MISS = 0.02, 0.98
MIDDLE, SCALE = 1500, 400
"""The rating of a puzzle that half of the tries miss, and what a factor of ten in the odds is worth, as in Elo."""


Answers = Callable[[ft.Action], str]
"""Tells which choice of a puzzle an action belongs to."""


def missed(views: Sequence[ft.SeatView], answer: str, answers: Answers, choices: float) -> tuple[float, float]:
    """How often players miss the answer in the last of these views: the levels, and all with a random player.

    `views` are the decisions of the seat in this round, which a player remembers less and less.
    """
    shares = [_missed_by(level("puzzles"), views, answer, answers) for level in LEVELS]
    shares.append(float(answers(ScriptedPlayer("puzzles").choose(views[-1])) != answer))
    chance = 1 - 1 / choices
    return sum(shares) / len(shares), (sum(shares) + chance) / (len(shares) + 1)


def _missed_by(player: CarelessPlayer, views: Sequence[ft.SeatView], answer: str, answers: Answers) -> float:
    for view in views[:-1]:
        player.look_at(view)
    often = player.frequencies(views[-1], TRIES)
    return sum(share for action, share in often.items() if answers(action) != answer)


def rating_of(share: float) -> int:
    """The rating of a puzzle that weaker players miss with this share."""
    share = min(max(share, MIN_MISS), MAX_MISS)
    return 10 * round((MIDDLE + SCALE * log10(share / (1 - share))) / 10)
