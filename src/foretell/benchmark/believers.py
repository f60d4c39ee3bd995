"""Believers: functions that say what a seat can believe about the other hands. They get a view and nothing else."""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ..arena.belief_scores import chances, counted
from ..arrays import Doubles
from ..errors import LocalizedError
from ..game import SeatView
from ..players import bot
from ..players.observed_row import observed_row
from ..players.scripted.belief import believe
from ..players.scripted.counting import STRENGTHS
from ..players.scripted.parameters import PARAMETERS
from ..players.scripted.worth import BELIEF, SCRATCH
from ..players.search.search_player import belief as search_belief
from ..rules.ranking import STRENGTH_BITS
from ..runner.bot_code import EXAMPLE, maker_of
from ..runner.failure import reason_of

Believer = Callable[[SeatView], npt.ArrayLike]
"""Takes a view and returns (opponents, 9): for each opponent, from the left, the probability of each rank."""


def scripted_belief(view: SeatView) -> Doubles:
    """float64 (opponents, 9): what the scripted player believes."""
    config, row = view.options.config, observed_row(view)
    scratch = [0.0] * SCRATCH
    by_points = []
    for seat in range(1, config.players):
        believe(config, row, PARAMETERS, scratch, seat)
        found = np.array(scratch[BELIEF + seat * STRENGTHS : BELIEF + (seat + 1) * STRENGTHS])
        by_points.append(found.reshape(-1, 1 << STRENGTH_BITS).sum(axis=1))
    return chances(np.array(by_points), config.side)


@cache
def _net() -> Any:
    return bot("net")


def net_belief(view: SeatView) -> npt.ArrayLike:
    """float32 (4, 9): what the Net believes."""
    found: npt.ArrayLike = _net().belief(view)
    return found


BELIEVERS: dict[str, Believer] = {
    "counting": counted,
    "scripted": scripted_belief,
    "search": search_belief,
    "net": net_belief,
}
"""The baselines, by name."""


def believer_of(name: str | Believer) -> Believer:
    """A function as it is, or the believer that a text names: a baseline, or your own such as `my_bot.py:mine`."""
    if not isinstance(name, str):
        return name
    if name in BELIEVERS:
        return BELIEVERS[name]
    if ":" not in name:
        raise LocalizedError("error-believer", answer=name[:60], choices=", ".join(BELIEVERS), example=EXAMPLE)
    found: Any = maker_of(name)
    if not inspect.isclass(found):
        believer: Believer = found
        return believer
    try:
        method = getattr(found(), "belief", None)
    except (Exception, SystemExit) as error:
        raise LocalizedError("error-entrant-made", player=name, reason=reason_of(error)) from error
    if not callable(method):
        raise LocalizedError("error-believer-method", player=name)
    own: Believer = method
    return own
