"""Reviews: their parts add up, the same seed gives the same numbers, and hostile records are refused."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import get_args

import numpy as np
import pytest

import foretell as ft
from foretell.arrays import Doubles, Ints
from foretell.game import SeatView
from foretell.native import pack_config
from foretell.reviews import MARKS, QUICK, Cause, Reason, Review, luck_of, review_of, reviewing
from foretell.reviews.causes import main_causes
from foretell.reviews.effort import MIN_SAMPLE
from foretell.reviews.judged_choices import Compared, Judged
from foretell.reviews.later_rounds import LaterRounds, jobs_of, play_rounds
from foretell.reviews.noise import noises
from foretell.reviews.open_cards import DEAL, DRAWS, OpenCards
from foretell.reviews.reasons import reasons_for
from foretell.reviews.replayed import replayed
from foretell.reviews.simulation.review_playouts import END_SIZE, REFERENCE, RUNES, STRENGTHS
from foretell.reviews.stages import ReviewRun
from foretell.reviews.strongest import Opinion, StrongestPlayer
from foretell.rules.cards import SEAT
from tests.effort import effort

from .games import TINY, finished

pytestmark = pytest.mark.compiled


@cache
def tiny_steps() -> tuple[Review, ...]:
    return tuple(reviewing(finished(), TINY))


def tiny_review() -> Review:
    return tiny_steps()[-1]


def assert_adds_up(review: Review) -> None:
    for seat in review.seats:
        assert seat.parts.total == pytest.approx(seat.parts.result, abs=1e-9)
    if not review.options.heirs:  # else nobody may win (9.3)
        for part, whole in (("start", 1.0), ("deal", 0.0), ("draws", 0.0)):
            assert sum(getattr(seat.parts, part).value for seat in review.seats) == pytest.approx(whole, abs=1e-9)


def test_the_parts_add_up_to_the_result_at_every_step() -> None:
    steps = tiny_steps()
    for review in steps:
        assert_adds_up(review)
    assert all(before.progress < after.progress for before, after in pairwise(steps))
    assert steps[0].plies[0].known is None
    assert steps[-1].progress == 1.0


def values_of(*figures: tuple[float, float]) -> dict[Cause, Doubles]:
    """Luck, own choices and choices of the others in 100 play-outs, by their means and standard errors."""
    noise = np.tile([-1.0, 1.0], 50) * np.sqrt(99)
    return {cause: mean + error * noise for cause, (mean, error) in zip(get_args(Cause), figures, strict=True)}


def test_what_counted_most_is_what_the_intervals_support() -> None:
    assert main_causes(values_of((0.5, 0.05), (0.1, 0), (-0.1, 0))) == ("luck",)
    assert main_causes(values_of((0.4, 0.05), (0.48, 0), (-0.1, 0))) == ("own", "luck")
    assert main_causes(values_of((0.5, 0.05), (0.45, -0.05), (-0.1, 0))) == ("luck", "own")
    assert main_causes(values_of((0.5, 0.05), (0.35, 0.05), (-0.1, 0))) == ("luck",), "both vary alike"
    assert main_causes(values_of((0.5, 0.05), (0.45, 0), (0.45, 0))) == (), "the third may count as much"
    assert main_causes(values_of((0.5, 0.3), (0.1, 0), (-0.1, 0))) == ()
    assert main_causes(values_of((0.5, 0), (0.1, 0), (-0.1, 0)), deal_error=0.3) == ()


def test_the_same_seed_gives_the_same_review() -> None:
    assert review_of(finished(), TINY) == tiny_review()
    assert next(reviewing(finished(), TINY, seed=7)).plies[0].chances != tiny_review().plies[0].chances


def test_the_luck_of_a_game_alone_is_that_of_its_review() -> None:
    for luck, seat in zip(luck_of(finished(), TINY), tiny_review().seats, strict=True):
        parts = seat.parts
        assert (luck.seat, luck.start, luck.deal, luck.draws) == (seat.seat, parts.start, parts.deal, parts.draws)
        assert luck.luck_corrected == parts.luck_corrected
        others = parts.start.value + parts.own + parts.others.value
        assert parts.luck_corrected.value == pytest.approx(others, abs=1e-9)


def test_every_ply_has_chances_of_all_seats() -> None:
    review = tiny_review()
    assert len(review.plies) == len(finished().plies) + 1
    for ply in review.plies:
        assert sum(ply.chances) == pytest.approx(1.0)
        assert ply.known is not None
        assert all(0 <= chance <= 1 for chance in (*ply.chances, *ply.known))
    last = review.plies[-1]
    assert (last.seat, last.action) == (None, None)
    assert last.chances == tuple(float(seat == review.result.winner) for seat in range(2))


def test_where_no_card_comes_from_the_deck_luck_is_nothing() -> None:
    """A last prediction decides the game without the deck: nobody is lucky or unlucky then."""
    record = finished()
    game = record.replay()
    before = ft.Game(game.options, game.seed)
    for ply in record.plies[:-1]:
        before.play(ply.action, ply.seat)
    start = before.position()
    ending = ft.Game.from_position(start, game.seed)
    ending.play(record.plies[-1].action)
    parts = [seat.parts for seat in review_of(ending.record(), TINY).seats]
    assert [part.luck for part in parts] == [0.0, 0.0]
    assert_adds_up(review_of(ending.record(), TINY))


def test_moments_name_a_better_choice_or_praise_the_one_that_was_made() -> None:
    moments = review_of(finished(2, "random", bot="random"), replace(TINY, fresh_worlds=32)).moments
    assert moments
    for moment in moments:
        assert moment.mark in MARKS
        assert moment.better != moment.action
        assert (moment.better is None) == (moment.mark in ("good", "brilliant"))
        assert moment.difference.value > 0


def test_mistakes_count_whatever_the_fresh_worlds_show() -> None:
    run = ReviewRun(replayed(finished()), TINY, "mistakes")
    next(run.steps())
    none = np.zeros((0, 0), np.int64)
    judged = [Judged(0.0, 0.0, Compared(1, 2, difference, 0.1, none, none)) for difference in (0.3, -0.1)]
    assert run._parts(0, [*judged, Judged(0.0, 0.0)]).mistakes.value == pytest.approx(-0.2)


def test_a_refused_action_is_an_error() -> None:
    game = replayed(finished())
    config = pack_config(game.options.config)
    with pytest.raises(ft.ForetellError, match="position 0 with first action 63"):
        play_rounds(config, game.states, jobs_of(0, 63, np.zeros(1, np.int64)))


def test_a_prediction_has_one_probability() -> None:
    """The reason of a moment and the list of predictions come from the same worlds."""
    run = ReviewRun(replayed(finished()), TINY, "one probability")
    for decision in run.game.decisions:
        if decision.view.phase == "predict":
            run._open.add(run._noises[:1])
            other = next(action.number for action in decision.view.legal if action.number != decision.action)
            compared = run._judge.compared(decision, other, decision.action)
            run._judge.judged = lambda _, compared=compared: Judged(0.0, 0.0, lost=compared)  # type: ignore[method-assign, misc]
            run._strongest.opinions = lambda decisions: [Opinion(same=False, accuracy=0.0)]  # type: ignore[method-assign]  # noqa: ARG005
            run._look_at([decision])
            (prediction,) = [one for one in run._predictions() if one.ply == decision.ply]
            (reason,) = reasons_for(decision.view, compared)
            assert (reason.better, reason.worse) == (
                prediction.believed[other - SEAT],
                prediction.believed[prediction.named],
            )


def test_a_play_out_that_begins_alike_ends_alike() -> None:
    """The end of the reference player's play-out may be copied from one that begins with the same action."""
    game = replayed(finished())
    config, copied = pack_config(game.options.config), 0
    for decision in game.decisions[::9]:
        actions = [action.number for action in decision.view.legal]
        words = noises(bytes(32), str(decision.ply), 2)
        alone = play_rounds(config, game.states, jobs_of(decision.ply, REFERENCE, words))
        jobs = jobs_of(decision.ply, np.array([*actions, REFERENCE] * 2), words.repeat(len(actions) + 1))
        ends = play_rounds(config, game.states, jobs).reshape(2, len(actions) + 1, -1)
        assert (ends[:, -1] == alone).all()
        copied += int((ends[:, :-1] == alone[:, None]).all(axis=2).any(axis=1).sum())
    assert copied > 5


def test_opinions_do_not_depend_on_which_choices_are_asked_about() -> None:
    decisions = [decision for decision in replayed(finished()).decisions if len(decision.view.legal) > 1][::7]
    strongest = StrongestPlayer(bytes(32))
    for together, decision in zip(strongest.opinions(decisions), decisions, strict=True):
        (alone,) = strongest.opinions([decision])
        assert together.same == alone.same
        assert together.accuracy == pytest.approx(alone.accuracy, abs=1e-4)


def ends(runes: tuple[int, int, int], best: int = 0) -> Ints:
    """The ends of four play-outs of three seats that are all alike."""
    end = np.zeros((4, END_SIZE), np.int64)
    end[:, RUNES : RUNES + 3] = runes
    end[:, STRENGTHS + best] = 1
    return end


def turn_and_prediction() -> tuple[SeatView, SeatView]:
    game = ft.Game(ft.Options(3), bytes(32))
    turn = game.view(game.actor or 0)
    while game.phase != "predict":
        game.play(ft.Pass() if game.phase == "play" else game.view(game.actor or 0).legal[0])
    return turn, game.view(game.actor or 0)


def test_a_moment_has_a_reason_if_only_a_rival_gets_fewer_runes() -> None:
    view, _ = turn_and_prediction()
    assert view.seat == 0
    compared = Compared(1, 2, 0.2, 0.01, ends((5, 4, 6)), ends((5, 7, 8)))
    assert reasons_for(view, compared) == (Reason("review-why-rival-runes", other=1, better=4.0, worse=7.0),)


def test_a_moment_has_a_reason_if_the_round_ends_alike() -> None:
    view, _ = turn_and_prediction()
    same = ends((5, 4, 6))
    assert reasons_for(view, Compared(1, 2, 0.2, 0.01, same, same)) == (Reason("review-why-game"),)


def test_the_reason_of_a_prediction_fits_its_probabilities() -> None:
    """It does not name a lower probability as the reason why a choice is better."""
    _, view = turn_and_prediction()
    for better, worse, key in ((0, 1, "review-why-prediction"), (1, 0, "review-why-unlikely")):
        compared = Compared(SEAT + better, SEAT + worse, 0.2, 0.01, ends((5, 4, 6)), ends((5, 4, 6)))
        (reason,) = reasons_for(view, compared)
        assert (reason.key, reason.other, reason.named) == (key, better, worse)


def test_predictions_and_beliefs_are_probabilities() -> None:
    review = tiny_review()
    assert len(review.predictions) == 6
    for prediction in review.predictions:
        assert sum(prediction.believed) == pytest.approx(1.0)
    for beliefs in review.beliefs:
        for belief in beliefs.beliefs:
            assert sum(belief.counted) == pytest.approx(1.0)
            assert sum(belief.believed) == pytest.approx(1.0)


def test_accuracy_tells_the_strongest_player_from_a_random_one() -> None:
    oracle, chance = (review_of(finished(2, bot=bot), TINY).seats[0].accuracy for bot in ("oracle", "random"))
    assert oracle is not None
    assert chance is not None
    assert 0 < chance.value < chance.high < 0.8 < oracle.low <= oracle.value <= 1


def test_a_seat_without_a_choice_has_no_accuracy() -> None:
    run = ReviewRun(replayed(finished()), TINY, "no choice")
    assert next(run.steps()).seats[0].accuracy is None


VARIANTS = [(2, {"heirs": True, "discard": "closed"}), (3, {"side": "B", "discard": "bending"}), (5, {})]


@pytest.mark.parametrize(("players", "options"), effort(VARIANTS[:1], VARIANTS))
def test_all_variants_can_be_reviewed(players: int, options: dict[str, bool | str]) -> None:
    assert_adds_up(review_of(finished(players, "variant", **options), TINY))


def test_very_long_games_get_smaller_samples() -> None:
    sheet = ft.Options().sheet
    assert QUICK.for_game(150, 15.0, sheet) == QUICK
    long = QUICK.for_game(3_000, 200.0, sheet)
    assert (long.playouts, long.worlds, long.samples) == (MIN_SAMPLE, MIN_SAMPLE, QUICK.samples)


def test_cards_with_many_effects_get_smaller_samples() -> None:
    sheet = replace(ft.Options().sheet, cards=(ft.Options().sheet.effects("6C") * 2,) * 54)
    assert QUICK.for_game(150, 15.0, sheet).playouts == QUICK.playouts // 4


def test_notebooks_show_a_graph() -> None:
    assert tiny_review()._repr_svg_().count("<polyline") == 2


def test_an_unfinished_game_is_refused() -> None:
    game = ft.Game(seed=bytes(32))
    with pytest.raises(ft.RecordError, match="Only finished games"):
        ft.review(game.record())
    game.play(ft.Pass())
    with pytest.raises(ft.RecordError, match="Only finished games"):
        ft.review(game.record())


def broken_decision(record: ft.Record) -> ft.Record:
    return ft.Record(record.options, record.names, record.seed, (ft.Ply(0, ft.Predict(0)), *record.plies))


def endless(record: ft.Record) -> ft.Record:
    return ft.Record(record.options, record.names, record.seed, record.plies * 1000)


def other_result(record: ft.Record) -> ft.Record:
    result = ft.Result(None, (1, 2), "nobody")
    return ft.Record(record.options, record.names, record.seed, record.plies, None, result)


@pytest.mark.parametrize("spoil", [broken_decision, endless, other_result])
def test_a_hostile_record_is_refused(spoil: Callable[[ft.Record], ft.Record]) -> None:
    with pytest.raises(ft.RecordError):
        ft.review(spoil(finished()))


def test_something_else_than_a_record_or_an_effort_is_refused() -> None:
    with pytest.raises(ft.RecordError, match=r"foretell\.Record"):
        ft.review("a game")  # type: ignore[arg-type]
    with pytest.raises(ft.ForetellError, match="quick, deep"):
        ft.review(finished(), "endless")


def sampled_luck(number: int) -> float:
    """The luck of seat 0 in a game between random players, by two play-outs of each position."""
    record = finished(2, f"luck {number}", bot="random")
    seed = record.seed
    cards = OpenCards(replayed(record), LaterRounds(record.options.config, 32, seed))
    cards.add(noises(seed, "open cards", 2))
    return float(cards.totals(0)[:, [DEAL, DRAWS]].sum(axis=1).mean())


def test_luck_has_mean_zero() -> None:
    """Also with few play-outs, whoever plays: the bound is four standard errors."""
    luck = np.array([sampled_luck(number) for number in range(effort(20, 2_000))])
    assert luck.std() > 0.1
    assert abs(luck.mean()) < 4 * luck.std() / np.sqrt(len(luck))
