"""The figures: intervals, ratings, decision times, and the result of a match."""

import csv
import io
import json

import numpy as np
import pytest

import foretell as ft
from foretell.arena import Match, as_csv, as_json, duel, entrants_of
from foretell.arena.belief_scores import counted, log_loss
from foretell.arena.chunk_scores import Scores
from foretell.arena.decision_times import DecisionTimes
from foretell.arena.intervals import Bootstrap
from foretell.arena.match import Chunk
from foretell.arena.ratings import ratings
from foretell.arena.tally import Tally
from foretell.arena.work import PlayedChunk
from foretell.players.rank_order import RANKS

from . import players as here


@pytest.mark.parametrize("deals", [400, 10_000])
def test_an_interval_is_as_wide_as_theory_says(deals: int) -> None:
    wins = np.random.default_rng(1).integers(2, size=deals)
    found = Bootstrap(deals, "x").ratio(wins, np.ones(deals))
    assert found.value == wins.mean()
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.low == pytest.approx(2 * 1.96 * wins.std() / deals**0.5, rel=0.1)
    assert found.low < found.value < found.high


def test_the_bootstrap_samples_deals_not_games() -> None:
    """Ten games of one deal with the same result tell no more than one game."""
    wins = np.random.default_rng(1).integers(2, size=500)
    once, often = Bootstrap(500, "x").ratio(wins, np.ones(500)), Bootstrap(500, "x").ratio(10 * wins, np.full(500, 10))
    assert often == once


def test_a_single_deal_has_no_interval() -> None:
    assert Bootstrap(1, "x").ratio([1], [2]).low is None
    assert Bootstrap(3, "x").ratio([0, 0, 0], [0, 0, 0]).value == 0
    assert Bootstrap(3, "x").ratio([1, 0, 0], [2, 0, 0]).low is None  # only one of three deals was played
    assert Bootstrap(3, "x").ratio([1, 0, 0], [2, 2, 0]).low == 0


def test_the_same_seed_gives_the_same_interval() -> None:
    wins = np.random.default_rng(1).integers(2, size=300)
    first, second, other = (Bootstrap(300, seed).ratio(wins, np.ones(300)) for seed in ("a", "a", "b"))
    assert first == second != other


def test_ratings_rise_with_places() -> None:
    games = [((0, 1, 1), (0, 1, 2)), ((1, 0, 1), (1, 0, 2)), ((1, 1, 2), (0, 1, 2))] * 30
    strong, middle, weak = ratings(games, 3)
    assert strong.mu > middle.mu > weak.mu
    assert strong.sigma < 8


def test_ratings_of_equals_stay() -> None:
    one, other = ratings([((0, 1), (0, 0)), ((1, 0), (0, 0))] * 10, 2)
    assert one.mu == pytest.approx(other.mu) == pytest.approx(25)


def test_decision_times_add_up() -> None:
    first, second, both = DecisionTimes(), DecisionTimes(), DecisionTimes()
    for number, seconds in enumerate([0.001] * 90 + [0.1] * 10):
        (first if number % 2 else second).add(seconds)
        both.add(seconds)
    first.merge(DecisionTimes.from_json(second.as_json()))
    assert (first.decisions, first.bins) == (both.decisions, both.bins)
    assert first.mean == pytest.approx(0.0109)
    assert first.quantile(0.5) == pytest.approx(0.001, rel=0.13)
    assert first.quantile(0.99) == pytest.approx(0.1, rel=0.13)
    assert DecisionTimes().mean == DecisionTimes().quantile(0.5) == 0


def test_many_decisions_at_once_share_their_time() -> None:
    times = DecisionTimes()
    times.add(1.0, 1000)
    assert times.mean == 0.001
    assert times.quantile(0.99) == pytest.approx(0.001, rel=0.13)


def scores(winner: list[int], runes: list[list[int]]) -> Scores:
    found = Scores.empty(len(winner), 2)
    found.winner[:], found.runes[:], found.rounds[:] = winner, runes, 3
    return found


def test_9_3_a_game_without_a_winner_counts_for_no_entrant() -> None:
    match = Match(entrants_of(("random", "scripted")), ft.Options(2, heirs=True), 2, "x")
    tally = Tally(match)
    # Seats rotate: random sits in seat 0 of the first game of a deal, and in seat 1 of the second.
    tally.add(PlayedChunk(Chunk(0, 0, 2), scores([0, 1, -1, 0], [[9, 3], [3, 9], [5, 5], [8, 2]]), {}))
    result = tally.result(4, 1.0)
    random, scripted = result.tables[0].standings
    assert (random.wins.value, scripted.wins.value) == (0.5, 0.25)
    assert random.ratio.value == 1.0
    assert random.runes.value == (9 + 9 + 5 + 2) / 4
    assert random.runes_a_round.value == pytest.approx((9 + 9 + 5 + 2) / 12)
    assert result.alone("scripted", "random") == scripted
    assert result.games_per_second == 4


def test_shares_of_a_table_add_up() -> None:
    result = duel("novice", "random", players=3, deals=2, seed="sum")
    for table in result.tables:
        assert sum(one.wins.value * table.seats.count(one.entrant) for one in table.standings) == pytest.approx(1)
        assert table.games == 6
    assert result.of("novice").standing.seats == 18
    assert result.of("novice").thinking.decisions + result.of("random").thinking.decisions == result.decisions
    for wanted in (lambda: result.of("me"), lambda: result.alone("novice", "me")):
        with pytest.raises(ft.ForetellError, match="has not played"):
            wanted()


def test_a_stronger_player_is_found_stronger() -> None:
    result = duel("novice", "random", deals=12, seed="strong")
    novice = result.alone("novice", "random")
    assert novice.wins.low is not None
    assert novice.wins.low > novice.fair
    assert result.of("novice").rating.mu > result.of("random").rating.mu


@pytest.mark.compiled
def test_results_for_programs() -> None:
    result = duel(here.High, here.Low, players=3, deals=3)
    (read,) = json.loads(as_json([result]))["results"]
    assert read["tables"][0]["standings"][0]["wins"]["value"] == result.tables[0].standings[0].wins.value
    assert read["entrants"][0]["standing"]["belief"]["value"] == result.of("High").standing.belief.value  # type: ignore[union-attr]
    rows = list(csv.DictReader(io.StringIO(as_csv([result, result]))))
    assert len(rows) == 2 * (4 + 2)
    assert (rows[0]["table"], rows[0]["entrant"]) == ("High Low Low", "High")
    assert float(rows[0]["wins"]) == result.tables[0].standings[0].wins.value
    assert rows[1]["belief"] == ""
    assert float(rows[4]["mu"]) == result.of("High").rating.mu


def test_the_loss_of_a_belief() -> None:
    sure, even = np.eye(RANKS)[[3, 0]], np.full((2, RANKS), 1 / RANKS)
    ranks = np.array([[3, 0], [3, 0]])
    assert log_loss([sure, even], ranks, "x") == pytest.approx([0, 2 * np.log(RANKS)])
    assert 20 < log_loss([sure], ranks[:1, ::-1], "x")[0] / 2 < 21
    with pytest.raises(
        ft.ForetellError, match="The belief of x is not valid: it needs nine probabilities for each opponent"
    ):
        log_loss([sure[:1], even[:1]], ranks, "x")


@pytest.mark.compiled
def test_searching_players_are_asked_for_their_beliefs() -> None:
    standing = duel("search:simulations=4", "random", players=3, deals=1).of("search:simulations=4").standing
    assert standing.belief is not None
    assert standing.counting is not None
    assert 0 < standing.belief.value < 8


def test_exact_counting_uses_the_visible_cards() -> None:
    game = ft.Game(ft.Options(3), seed=bytes(32))
    exact = counted(game.view(0))
    assert exact.shape == (2, RANKS)
    assert exact.sum(axis=1) == pytest.approx(1)
    assert exact[0] == pytest.approx(exact[1])
    assert exact[0, :2].sum() > 0.9
