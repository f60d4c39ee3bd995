"""Utilities: what a game pays, to whom and when."""

import pytest

import foretell as ft
from foretell.rules import State, apply, start
from foretell.rules.bits import nth
from foretell.rules.cards import NOBODY, OVER_PHASE
from foretell.rules.utilities import PLACE, RUNES, UTILITIES, WIN_SHARE, earned

CONFIG = ft.Options(players=4).config


def ended(runes: list[int], strengths: list[int], winner: int) -> State:
    s = State()
    s.runes, s.strengths, s.winner, s.phase = [*runes, 0], [*strengths, 0], winner, OVER_PHASE
    return s


def paid(s: State, utility: int) -> list[float]:
    return [earned(CONFIG, s, utility, seat) for seat in range(4)]


def test_the_names_of_utilities_are_in_the_order_of_their_numbers() -> None:
    assert [UTILITIES[number] for number in (WIN_SHARE, RUNES, PLACE)] == ["win_share", "runes", "place"]


def test_9_1_the_winner_gets_the_whole_win_share() -> None:
    assert paid(ended([9, 12, 9, 3], [5, 1, 7, 2], 1), WIN_SHARE) == [0, 1, 0, 0]


def test_9_3_without_a_winner_nobody_gets_a_win_share() -> None:
    assert paid(ended([12, 12, 9, 3], [5, 1, 7, 2], NOBODY), WIN_SHARE) == [0, 0, 0, 0]


def test_places_are_paid_in_even_steps_by_runes_and_then_by_the_last_hand() -> None:
    assert paid(ended([9, 12, 9, 3], [5, 1, 7, 2], 1), PLACE) == pytest.approx([-1 / 3, 1, 1 / 3, -1])


def test_9_3_without_a_winner_the_leaders_share_their_places() -> None:
    assert paid(ended([12, 12, 9, 9], [5, 1, 7, 2], NOBODY), PLACE) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])


def test_runes_are_paid_at_once_and_the_others_at_the_end() -> None:
    s = State()
    start(CONFIG, s)
    totals = []
    while s.legal:
        assert paid(s, WIN_SHARE) == paid(s, PLACE) == [0, 0, 0, 0]
        totals.append(paid(s, RUNES))
        apply(CONFIG, s, nth(s.legal, 0))
    assert paid(s, RUNES) == s.runes[:4]
    assert len({tuple(total) for total in totals}) > 2
    assert sum(paid(s, WIN_SHARE)) == 1
    assert sum(paid(s, PLACE)) == pytest.approx(0)
