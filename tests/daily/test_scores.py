"""The score of a day."""

import pytest

from foretell.daily import DAY_SEAT, DayDeal, DayScore, RoundScore, played_by, score_of, score_seed, share_text
from foretell.reviews import MARKS, Moment, Parts, PredictionReview, ReviewEstimate, SeatReview
from tests.reviews.games import TINY

NONE = ReviewEstimate(0.0)


class Reviewed:
    """A review with the parts that a score needs."""

    def __init__(self, parts: Parts, marks: dict[int, tuple[str, ...]], right: tuple[bool, ...]) -> None:
        self.seats = (SeatReview(0, parts, 10, dict.fromkeys(MARKS, 0)),)
        self.moments = tuple(
            Moment(ply, number, seat, "play", None, "pass", None, mark, ReviewEstimate(0.1))  # type: ignore[arg-type]
            for number, found in marks.items()
            for ply, mark in enumerate(found)
            for seat in (0, 1 if mark == "blunder" else 0)
        )
        self.predictions = tuple(
            PredictionReview(ply, number, seat, 0, (1.0,), one is (seat == 0))
            for seat in (1, 0)
            for ply, (number, one) in enumerate(enumerate(right))
        )


def test_a_score_is_the_result_without_luck() -> None:
    parts = Parts(NONE, ReviewEstimate(0.25, 0.03), ReviewEstimate(0.11, 0.04), NONE, NONE, NONE, 1.0, NONE)
    marks = {0: ("good", "inaccuracy"), 1: ("inaccuracy", "mistake"), 2: ("brilliant",)}
    score = score_of(Reviewed(parts, marks, (True, False, True)))
    rounds = (RoundScore(True, "inaccuracy"), RoundScore(False, "mistake"), RoundScore(True, None))
    assert score == DayScore(64, 10, 100, 36, rounds)
    assert share_text("2026-11-18", score) == "Foretell 2026-11-18 · 64\n🔮🟨 🌫️🟧 🔮🟩"


@pytest.mark.compiled
def test_the_score_of_a_game_does_not_depend_on_names_and_is_the_same_each_time() -> None:
    from foretell.reviews import review_of  # noqa: PLC0415 (needs Numba)

    game = played_by(DayDeal.offline("2026-11-18").seed, "adept")
    review = review_of(game, TINY, score_seed("2026-11-18"))
    score = score_of(review)
    assert score == score_of(review_of(game, TINY, score_seed("2026-11-18")))
    assert game.result is not None
    assert score.result == (100 if game.result.winner == DAY_SEAT else 0)
    assert score.points == score.result - score.luck
    assert len(score.rounds) == 3
    assert score.points == round(100 * review.seats[DAY_SEAT].parts.luck_corrected.value)
