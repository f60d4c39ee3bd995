"""The belief benchmark: what the scores mean, and that a believer gets a view and nothing else."""

import random
from math import log
from pathlib import Path

import numpy as np
import pytest

import foretell as ft
from foretell.arrays import Doubles
from foretell.benchmark import BELIEVERS, BeliefPosition, positions_of, score_beliefs
from foretell.benchmark.believer_scores import best_chances, bins_of, stated_belief, sums_of
from foretell.errors import ForetellError, LocalizedError
from tests.players.redeal import redealt

pytestmark = [pytest.mark.compiled, pytest.mark.long]
OWN = """
import numpy as np

def even(view):
    return np.full((view.options.players - 1, 9), 1 / 9)

def short(view):
    return [[0.5, 0.5]]

def broken(view):
    raise RuntimeError("no idea")

class Mine:
    def belief(self, view):
        return even(view)

class Once:
    made = 0

    def __init__(self):
        Once.made += 1

    def belief(self, view):
        if Once.made > 3:
            raise RuntimeError(f"made {Once.made} times")
        return even(view)

class Nothing:
    pass
"""


@pytest.fixture(scope="module")
def positions() -> list[BeliefPosition]:
    return positions_of(1) + positions_of(3)


@pytest.fixture
def own(tmp_path: Path) -> str:
    (tmp_path / "own.py").write_text(OWN, "utf-8")
    return str(tmp_path / "own.py")


def certain(position: BeliefPosition) -> Doubles:
    return np.eye(9)[list(position.ranks)]


def test_positions_are_moments_of_games_with_two_to_five_players(positions: list[BeliefPosition]) -> None:
    assert [position.view.options.players for position in positions] == [3] * 10 + [5] * 10
    for position in positions:
        assert position.view.phase in ("play", "predict")
        assert position.view.legal  # the viewer must choose
        assert len(position.ranks) == position.view.options.players - 1
    assert len({position.digest() for position in positions}) == 20
    assert [position.digest() for position in positions_of(1)] == [position.digest() for position in positions[:10]]


def test_certain_and_even_beliefs_have_known_scores(positions: list[BeliefPosition]) -> None:
    for position in positions:
        hands = len(position.ranks)
        assert sums_of(certain(position), position)[:4].tolist() == [1, hands, 0, 0]
        even = sums_of(np.full((hands, 9), 1 / 9), position)
        assert even[2] == pytest.approx(hands * log(9))
        assert even[3] == pytest.approx(hands * 8 / 9)


def test_the_best_hand_follows_from_the_ranks(positions: list[BeliefPosition]) -> None:
    for position in positions:
        chances = best_chances(certain(position), position)
        assert chances.sum() == pytest.approx(1)
        assert chances[position.best] == chances.max() > 0


def test_bins_count_what_was_stated_and_what_was_true() -> None:
    belief = np.array([[0.95, 0.05, 0, 0, 0, 0, 0, 0, 0]])
    bins = bins_of(belief, (1,))
    assert bins[9].tolist() == [1, 0.95, 0]
    assert bins[0].tolist() == [8, pytest.approx(0.05), 1]


@pytest.mark.parametrize("name", sorted(BELIEVERS))
def test_a_believer_cannot_tell_hidden_cards_that_are_dealt_again(name: str) -> None:
    chance = random.Random(5)
    game = ft.Game(ft.Options(players=3), ft.seed_of("tea"))
    for _ in range(9):
        game.play(chance.choice(game.legal))
    while game.phase != "play":
        game.play(game.legal[0])
    seat = game.actor or 0
    twin = redealt(game, seat, chance)
    assert game.truth().state.hands != twin.truth().state.hands
    first, second = (np.asarray(BELIEVERS[name](each.view(seat))) for each in (game, twin))
    assert first.tobytes() == second.tobytes()


def test_counting_is_worse_than_beliefs_from_play(positions: list[BeliefPosition]) -> None:
    losses = {
        name: sum(sums_of(stated_belief(name, believer, each), each)[2] for each in positions)
        for name, believer in BELIEVERS.items()
    }
    assert losses["counting"] > max(losses["scripted"], losses["search"], losses["net"])


def test_a_class_is_made_once_for_each_game(own: str) -> None:
    """And once before the first game, to report errors."""
    (score,) = score_beliefs([f"{own}:Once"], 20)
    assert score.positions == 20


def test_own_functions_and_classes_are_scored_on_the_same_positions(own: str) -> None:
    function, method, counting = score_beliefs([f"{own}:even", f"{own}:Mine", "counting"], 12)
    assert function.log_loss.value == pytest.approx(log(9)) == method.log_loss.value
    assert function.digest == counting.digest
    assert (function.positions, function.hands) == (12, 10 * 1 + 2 * 2)
    assert sum(each.number for each in counting.bins) == 9 * counting.hands


def test_a_function_needs_no_file() -> None:
    def even(view: ft.SeatView) -> list[list[float]]:
        return [[1 / 9] * 9] * (view.options.players - 1)

    (score,) = score_beliefs([even], 12)
    assert score.believer == "even"
    assert score.log_loss.value == pytest.approx(log(9))
    for wrong in ("counting", [3]):
        with pytest.raises(ForetellError, match="a list of functions"):
            score_beliefs(wrong, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("guess", "error-believer"),
        ("{own}:short", "error-belief"),
        ("{own}:broken", "error-believer-failed"),
        ("{own}:Nothing", "error-believer-method"),
        ("{own}:missing", "error-entrant-classes"),
    ],
)
def test_wrong_believers_get_clear_errors(name: str, key: str, own: str) -> None:
    with pytest.raises(LocalizedError) as refused:
        score_beliefs([name.format(own=own)], 1)
    assert refused.value.key.startswith(key.removesuffix("es"))


def test_there_is_at_least_one_position() -> None:
    with pytest.raises(ForetellError, match="at least 1"):
        score_beliefs(["counting"], 0)
