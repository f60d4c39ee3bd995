"""The loop that plays a game."""

import pytest

import foretell as ft
from foretell.runner import play_game


def test_each_seat_chooses_from_its_own_view() -> None:
    game = ft.Game(ft.Options(players=3), bytes(32))
    seats = []

    def choose(seat: int, view: ft.View) -> ft.Action:
        assert view.seat == seat == game.actor
        seats.append(seat)
        return view.legal[0]

    play_game(game, choose)
    assert game.result is not None
    assert [ply.seat for ply in game.plies] == seats


def test_an_illegal_action_leaves_its_seat_to_act() -> None:
    game = ft.Game(ft.Options(players=3), bytes(32))
    with pytest.raises(ft.IllegalAction):
        play_game(game, lambda _, view: ft.Predict(0) if view.phase != "predict" else view.legal[0])
    assert (game.actor, len(game.plies)) == (game.actors[0], 0)
