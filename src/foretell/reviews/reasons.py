"""Why a choice was better than another, and what was known: from the view and from the play-outs."""

from collections.abc import Iterator

import numpy as np

from ..arrays import Doubles, Ints
from ..game import View
from ..rules.cards import SEAT
from ..rules.ranking import STRENGTH_BITS
from .judged_choices import Compared
from .review import Reason
from .simulation.review_playouts import PREDICTIONS, RUNES, STRENGTHS

MAX_REASONS = 2
MIN_SHARE = 0.03
"""The least difference of a share of play-outs that counts as a reason."""
MIN_RUNES = 0.25
"""The same for a mean number of runes or points."""
RUNE_WEIGHT = 0.1
"""How much a rune counts against a share, where reasons are put in order."""


def known_hands(view: View) -> tuple[Reason, ...]:
    """What the player knew about the other hands."""
    return tuple(
        reason for seat in range(view.options.players) if seat != view.seat for reason in _known_of(view, seat)
    )


def _known_of(view: View, seat: int) -> Iterator[Reason]:
    if view.known[seat]:
        yield Reason("review-known-cards", other=seat, cards=view.known[seat])
    told = view.told[seat]
    if told is not None:
        yield Reason("review-known-told", other=seat, points=told.points)
    if view.all_in == seat:
        yield Reason("review-known-all-in", other=seat)


def reasons_for(view: View, compared: Compared) -> tuple[Reason, ...]:
    """Why the better choice wins more often: what differs most between the two sets of play-outs."""
    seat, players = view.seat or 0, view.options.players
    better = RoundEnds(compared.better_ends, seat, players)
    worse = RoundEnds(compared.worse_ends, seat, players)
    if compared.better >= SEAT and view.phase == "predict":
        return (_prediction_reason(compared, better),)
    weighted = sorted(_differences(better, worse, players, seat), key=lambda pair: -pair[0])
    return tuple(reason for _, reason in weighted[:MAX_REASONS]) or (_last_reason(better, worse, players, seat),)


class RoundEnds:
    """Means over the ends of many play-outs of a round."""

    def __init__(self, ends: Ints, seat: int, players: int) -> None:
        strengths = ends[:, STRENGTHS : STRENGTHS + players]
        best = strengths.argmax(axis=1)
        self.best = best_hands(ends, players)
        """The share of the play-outs in which each seat has the best hand."""
        self.points = float((strengths[:, seat] >> STRENGTH_BITS).mean())
        self.right = float((ends[:, PREDICTIONS + seat] == best).mean())
        """The share of the play-outs in which the player predicts the best hand."""
        self.all_runes = ends[:, RUNES : RUNES + players].mean(axis=0)
        self.runes = float(self.all_runes[seat])


def best_hands(ends: Ints, players: int) -> Doubles:
    """float64 (players,): the share of the ends of rounds in which each seat has the best hand."""
    best = ends[:, STRENGTHS : STRENGTHS + players].argmax(axis=1)
    return np.asarray(np.bincount(best, minlength=players) / len(ends))


def _prediction_reason(compared: Compared, ends: RoundEnds) -> Reason:
    better, worse = compared.better - SEAT, compared.worse - SEAT
    # A prediction that comes true less often is the better one if it gains more on the others.
    likelier = ends.best[better] > ends.best[worse]
    return Reason(
        "review-why-prediction" if likelier else "review-why-unlikely",
        other=better,
        named=worse,
        better=float(ends.best[better]),
        worse=float(ends.best[worse]),
    )


def _differences(better: RoundEnds, worse: RoundEnds, players: int, seat: int) -> Iterator[tuple[float, Reason]]:
    """Each difference that is large enough, with its weight."""
    if better.points - worse.points >= MIN_RUNES:
        weight = RUNE_WEIGHT * (better.points - worse.points)
        yield weight, Reason("review-why-points", better=better.points, worse=worse.points)
    if better.best[seat] - worse.best[seat] >= MIN_SHARE:
        weight = float(better.best[seat] - worse.best[seat])
        yield weight, Reason("review-why-best", better=float(better.best[seat]), worse=float(worse.best[seat]))
    if better.right - worse.right >= MIN_SHARE:
        yield better.right - worse.right, Reason("review-why-right", better=better.right, worse=worse.right)
    if better.runes - worse.runes >= MIN_RUNES:
        weight = RUNE_WEIGHT * (better.runes - worse.runes) / 2
        yield weight, Reason("review-why-runes", better=better.runes, worse=worse.runes)
    for other in range(players):
        drop = float(worse.best[other] - better.best[other])
        if other != seat and drop >= MIN_SHARE:
            reason = Reason(
                "review-why-rival", other=other, better=float(better.best[other]), worse=float(worse.best[other])
            )
            yield drop / 2, reason


def _last_reason(better: RoundEnds, worse: RoundEnds, players: int, seat: int) -> Reason:
    """The reason where nothing changes for the player in this round: a rival gets fewer runes, or something smaller."""
    drops = worse.all_runes - better.all_runes
    rival = max((other for other in range(players) if other != seat), key=lambda other: float(drops[other]))
    if drops[rival] < MIN_RUNES:
        return Reason("review-why-game")
    fewer, more = float(better.all_runes[rival]), float(worse.all_runes[rival])
    return Reason("review-why-rival-runes", other=rival, better=fewer, worse=more)
