"""The best rank that a hand can still have, against every hand that it can be, and never worse than the true one."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import foretell as ft
from foretell.game.options import Side
from foretell.game.possible import best_possible_points, still_holds
from foretell.sheets import card_set
from tests.effort import effort
from tests.positions import play

SIDES: Sequence[Side] = ("A", "B")


@given(
    st.lists(st.sampled_from(ft.CARDS), min_size=11, max_size=13, unique=True),
    st.integers(0, 5),
    st.sampled_from(SIDES),
)
def test_it_is_the_best_of_all_hands_that_the_cards_allow(cards: list[str], hidden: int, side: Side) -> None:
    known, unplaced = cards[: 5 - hidden], cards[5 - hidden :]
    hands = ((*known, *others) for others in combinations(unplaced, hidden))
    best = max(ft.rank(hand, side).points for hand in hands)
    assert best_possible_points(card_set(known), card_set(unplaced), hidden, SIDES.index(side)) == best


@given(st.integers(0, 9), st.integers(0, 3), st.integers(0, 3), st.sampled_from(SIDES))
def test_runs_and_groups_are_found(lowest: int, first: int, second: int, side: Side) -> None:
    """Cards at random rarely make a straight."""
    suits = [first] * 4 + [second]
    order = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    run = [value + "CMST"[suit] for value, suit in zip(order[lowest:][:5], suits, strict=True)]
    best = ft.rank(run, side).points
    for hidden in range(6):
        known, unplaced = run[: 5 - hidden], run[5 - hidden :]
        assert best_possible_points(card_set(known), card_set(unplaced), hidden, SIDES.index(side)) == best


@pytest.mark.parametrize("seed", range(effort(8, 100)))
def test_no_hand_is_better_than_its_viewers_think_possible(seed: int) -> None:
    """In whole games of all variants, for all viewers."""
    chance = Random(seed)
    options = ft.Options(2 + seed % 4, side=SIDES[seed % 2], discard=chance.choice(("open", "bending", "closed")))
    game = ft.Game(options, chance.randbytes(32))
    while game.result is None:
        if chance.random() < 0.2 or game.view(None).phase == "predict":
            true = [ft.present_rank(hand, options).points for hand in game.position().hands]
            for viewer in (*range(options.players), None):
                possible = game.view(viewer).best_possible
                assert all(one <= most for one, most in zip(true, possible, strict=True))
                if viewer is not None:
                    assert possible[viewer] == true[viewer]
        game.play(chance.choice(game.legal), chance.choice(game.actors))


def test_5_6_a_told_rank_counts_until_the_seat_plays_a_card() -> None:
    sheet = ft.Sheet.from_code("CMST:" + ",".join(["hd*"] * 54), "Hypnosis")
    game = ft.Game(ft.Options(players=2, sheet=sheet), bytes(32))
    assert game.view(0).best_possible[1] == 10
    play(game, f"{game.view(0).hand[0]} @1")
    told = game.view(0).told[1]
    assert told is not None
    assert game.view(0).best_possible[1] == told.points < 10
    play(game, "pass")
    assert game.view(0).best_possible[1] == told.points
    play(game, "pass")
    assert game.view(0).best_possible[1] == told.points
    play(game, game.view(1).hand[0])
    assert game.view(0).best_possible[1] > told.points


def test_5_6_a_told_rank_whose_entry_is_too_old_for_the_history_does_not_count() -> None:
    """A round may have more entries than a history keeps."""
    assert not still_holds(history=(), seat=1)
