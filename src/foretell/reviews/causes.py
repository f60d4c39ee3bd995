"""What counted most for a result: the luck of the cards, own choices, or the choices of others."""

from collections.abc import Mapping
from math import hypot, sqrt

import numpy as np

from ..arrays import Doubles
from .open_cards import DEAL, DRAWS, OTHERS, OWN, OpenCards, error_of
from .review import NORMAL_95, Cause


def seat_causes(cards: OpenCards, seat: int) -> tuple[Cause, ...]:
    """What counted most for the result of a seat, by the play-outs so far."""
    totals = cards.totals(seat)
    sign = 1.0 if cards.result[seat] else -1.0
    values: dict[Cause, Doubles] = {
        "luck": sign * (totals[:, DEAL] + totals[:, DRAWS]),
        "own": sign * totals[:, OWN],
        "others": sign * totals[:, OTHERS],
    }
    return main_causes(values, cards.start(seat).error * sqrt(cards.deals))


def main_causes(values: Mapping[Cause, Doubles], deal_error: float = 0.0) -> tuple[Cause, ...]:
    """The causes that clearly counted most, the larger one first: one, two, or none if there is no saying.

    `values` has what each cause added to the result in each play-out. The play-outs of all causes are the same, so the
    error of a difference follows from the differences. Luck has the additional error `deal_error`.
    """

    def clear(cause: Cause, other: Cause | None = None) -> bool:
        lead = values[cause] - (values[other] if other else np.zeros(1))
        error = hypot(error_of(lead), deal_error if "luck" in (cause, other) else 0.0)
        return bool(lead.mean() > NORMAL_95 * error)

    first, second, third = sorted(values, key=lambda cause: -values[cause].mean())
    if not clear(first) or not clear(first, third):
        return ()
    if clear(first, second):
        return (first,)
    return (first, second) if clear(second) and clear(second, third) else ()
