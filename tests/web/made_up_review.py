"""A made-up review as a server would send it: its types are right, its numbers are not."""

from typing import NamedTuple

import msgspec

from foretell import Record
from foretell.reviews import (
    MARKS,
    REVIEW_VERSION,
    Belief,
    Beliefs,
    Moment,
    Parts,
    PlyReview,
    PredictionReview,
    Reason,
    ReviewEstimate,
    SeatReview,
    Tell,
)
from foretell.server.api.bodies import GameReview, ReviewOptions, ReviewState

RANKS = 9
LOST = 0.097
"""An inaccuracy that must not be shown as 10 %."""


def made_up(record: Record, *, done: bool = True) -> str:
    """The review of a game without take-backs, as JSON. Every seat has one moment."""
    state = ReviewState(
        status="done" if done else "running",
        ahead=0,
        progress=1.0 if done else 0.1,
        plies=tuple(range(1, len(record.plies) + 1)),
        review=_review(record, done=done),
    )
    return msgspec.json.encode(state).decode()


def _review(record: Record, *, done: bool) -> GameReview:
    options, result = record.options, record.replay().result
    assert result is not None
    noted = _noted(record, done=done)
    end = tuple(float(seat == result.winner) for seat in range(options.players))
    last = PlyReview(len(noted.plies), noted.plies[-1].round, None, None, end, (0.0,) * options.players, end)
    return GameReview(
        version=REVIEW_VERSION,
        options=ReviewOptions(players=options.players, side=options.side, discard=options.discard, heirs=options.heirs),
        names=record.names,
        result=result,
        effort="quick",
        seed="made up",
        progress=1.0 if done else 0.1,
        plies=(*noted.plies, last),
        seats=tuple(
            SeatReview(seat, _parts(won), 10, dict.fromkeys(MARKS, 0), ReviewEstimate(0.73, 0.04), ("luck", "own"))
            for seat, won in enumerate(end)
        ),
        moments=tuple(noted.moments) if done else (),
        beliefs=tuple(noted.beliefs) if done else (),
        tells=(Tell(0, 1, 0, "play", str(record.plies[0].action), 0, 1, 0.25, 0.75),) if done else (),
        predictions=tuple(noted.predictions) if done else (),
    )


class _Noted(NamedTuple):
    """Return the parts of a review about single decisions."""

    plies: list[PlyReview]
    moments: list[Moment]
    beliefs: list[Beliefs]
    predictions: list[PredictionReview]


def _noted(record: Record, *, done: bool) -> _Noted:
    noted, seats = _Noted([], [], [], []), range(record.options.players)
    for number, (played, before) in enumerate(zip(record.plies, record.steps(), strict=False)):
        seat = (before.actor if played.seat is None else played.seat) or 0
        round_number, action = before.view(None).round, str(played.action)
        chances = tuple((1 + (number + other) % 3) / (3 * len(seats)) for other in seats)
        known = chances if done else None
        noted.plies.append(PlyReview(number, round_number, seat, action, chances, (0.01,) * len(seats), known))
        if before.phase == "predict":
            named = int(action[1:])
            noted.predictions.append(PredictionReview(number, round_number, seat, named, chances, right=named == 0))
        if before.phase == "play" and seat not in [moment.seat for moment in noted.moments]:
            better = str(next(other for other in before.view(seat).legal if other != played.action))
            noted.moments.append(_moment(number, round_number, seat, action, better))
            noted.beliefs.append(_beliefs(number, len(seats)))
    return noted


def _beliefs(ply: int, players: int) -> Beliefs:
    even = (1 / RANKS,) * RANKS
    spread = tuple(Belief(a, b, even, even) for a in range(players) for b in range(players) if a != b)
    return Beliefs(ply, (0,) * players, (0.5,) * players, spread)


def _moment(ply: int, round_number: int, seat: int, action: str, better: str) -> Moment:
    reasons = (Reason("review-why-best", better=0.5, worse=0.25),)
    known = (Reason("review-known-cards", other=1 - seat, cards=("7C",)),) if seat < 2 else ()
    return Moment(
        ply, round_number, seat, "play", None, action, better, "inaccuracy", ReviewEstimate(LOST), known, reasons
    )


def _parts(result: float) -> Parts:
    """Parts that would not add up if each were rounded."""
    values = (0.334, 0.054, -0.104, 0.014, 0.004)
    others = result - sum(values)
    start, deal, draws, choices, guesses = (ReviewEstimate(value, 0.02) for value in values)
    return Parts(start, deal, draws, choices, guesses, ReviewEstimate(others, 0.02), result, ReviewEstimate(-0.2, 0.01))
