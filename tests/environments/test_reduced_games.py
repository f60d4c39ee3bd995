"""The reduced games: their trees are sound, and exploitability is exact."""

import numpy as np
import pytest

import foretell as ft
from bench.reduced import Regular, self_play
from foretell.environments.reduced import REDUCED_GAMES, GameTree, Strategy, cfr, reduced_game

RULES = reduced_game("exchange_8")
HANDS, NUMBER = RULES.hands, RULES.number
GAME = GameTree(RULES)
CHANCE = np.random.default_rng(1)


def random_strategy() -> Strategy:
    """Any chances of the legal actions."""
    weights = [CHANCE.random(level.legal.shape) * level.legal for level in GAME.levels]
    return [table / table.sum(axis=1, keepdims=True) for table in weights]


def test_no_value_is_dealt_more_often_than_it_exists() -> None:
    dealt, chance = np.array([deal[:3] for deal in RULES.deals]), np.array([deal[3] for deal in RULES.deals])
    for cards in dealt:
        values = [value for number in cards for value in HANDS[number]]
        assert max(map(values.count, values)) <= 2
    assert chance.sum() == pytest.approx(1)
    pairs = [HANDS[hand][0] == HANDS[hand][1] for hand in dealt[:, 0]]
    assert chance[pairs].sum() == pytest.approx(1 / 7)  # the second card of a hand is one of 7, and one makes a pair


def test_an_exchange_swaps_two_cards_of_different_values() -> None:
    assert RULES.played(NUMBER[0, 2], NUMBER[1, 3], 1 + 4 * 0 + 3) == (NUMBER[2, 3], NUMBER[0, 1])
    assert RULES.played(NUMBER[0, 2], NUMBER[1, 3], 1 + 4 * 1 + 3) is None
    assert RULES.played(NUMBER[0, 2], NUMBER[0, 3], 1 + 4 * 0 + 0) is None


def test_a_set_holds_what_its_player_cannot_tell_apart() -> None:
    """All nodes of a set were reached by the same own actions, so a player remembers everything."""
    own = GAME.reaches(random_strategy())
    for number, level in enumerate(GAME.levels):
        highest, lowest = np.zeros(len(level.legal)), np.ones(len(level.legal))
        np.maximum.at(highest, level.sets, own[level.player][number])
        np.minimum.at(lowest, level.sets, own[level.player][number])
        assert highest == pytest.approx(lowest)
        assert level.legal.any(axis=1).all()


def test_what_one_wins_the_other_loses() -> None:
    strategy = random_strategy()
    assert GAME.action_values(strategy, 0)[1] == pytest.approx(-GAME.action_values(strategy, 1)[1])


@pytest.mark.parametrize("player", [0, 1])
def test_nothing_beats_a_best_response(player: int) -> None:
    target = random_strategy()
    best = GAME.action_values(target, player, best=True)[1]
    for _ in range(20):
        other = random_strategy()
        mixed = [mine if level.player == player else theirs
                 for level, mine, theirs in zip(GAME.levels, other, target, strict=True)]  # fmt: skip
        assert GAME.action_values(mixed, player)[1] <= best


def test_cfr_comes_close_to_an_equilibrium() -> None:
    far, near, nearer = (GAME.exploitability(one) for one in (GAME.uniform, cfr(GAME, 20), cfr(GAME, 80)))
    assert far > 1
    assert 0.1 > near > nearer > 0
    assert nearer < 0.01


def test_regularised_self_play_is_harder_to_exploit() -> None:
    alone, _ = self_play(GAME, Regular(), 60)
    last, magnet = self_play(GAME, Regular(entropy=0.3, last_entropy=0.1, entropy_bend=4.0, magnet=0.1), 60)
    assert GAME.exploitability(last) < GAME.exploitability(alone)
    assert GAME.exploitability(magnet) < GAME.exploitability(GAME.uniform)


def test_entropy_falls_evenly_or_by_a_power_law() -> None:
    assert Regular(entropy=0.4, last_entropy=0.1).entropy_at(0.5) == pytest.approx(0.25)
    bent = Regular(entropy=0.4, last_entropy=0.1, entropy_bend=9.0)
    assert [bent.entropy_at(0.0), bent.entropy_at(1.0)] == pytest.approx([0.4, 0.1])
    assert 0.1 < bent.entropy_at(0.5) < 0.25


@pytest.mark.parametrize(("name", "decisions", "sets"), [("exchange_9", 3630, 876), ("exchange_8", 11826, 2976)])
def test_the_games_have_the_sizes_that_the_documentation_gives(name: str, decisions: int, sets: int) -> None:
    tree = GameTree(reduced_game(name))
    assert (tree.decisions, tree.information_sets) == (decisions, sets)


def test_the_payoffs_of_the_tree_are_those_of_the_rules() -> None:
    last, before = GAME.levels[-1], GAME.levels[-2]
    assert GAME.value(GAME.passive) == pytest.approx(
        sum(chance * RULES.payoff(first, second, (0, 1)) for first, second, _, chance in RULES.deals)
    )
    assert len(last.sets) == 2 * len(before.sets) == len(GAME.payoffs)


def test_no_options_of_a_table_name_a_reduced_game() -> None:
    with pytest.raises(TypeError):
        ft.Options(reduced="exchange_8")  # type: ignore[call-arg]
    with pytest.raises(ft.ForetellError, match="there is no reduced game 'chess'; they are exchange_9, exchange_8"):
        reduced_game("chess")
    assert all(game.name == name for name, game in REDUCED_GAMES.items())
