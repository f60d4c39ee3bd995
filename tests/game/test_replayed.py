"""A game that is replayed in one call equals the game that was played decision by decision."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import foretell as ft
from tests.positions import SEED, TWO
from tests.properties.tables import ALL_OPTIONS, Table, sheet_of, tables


def pairs(game: ft.Game) -> Iterator[tuple[int | None, ft.Action]]:
    """Return the decisions with equal actions that are other objects, as if read from a file."""
    return ((ply.seat, ft.Action.parse(str(ply.action))) for ply in game.plies)


def played(table: Table, max_plies: int) -> ft.Game:
    game, chance = table.game(), Random(table.choices)
    while game.actors and len(game.plies) < max_plies:
        number = table.policy(chance, table.options.config, game._state)
        game.play(ft.Action.of(game.phase, number), chance.choice(game.actors))
    return game


def check_same(one: ft.Game, other: ft.Game) -> None:
    assert one.position() == other.position()
    assert (one.plies, one.unfoldings, one.result) == (other.plies, other.unfoldings, other.result)
    assert (one.opening, one.legal, one.actors) == (other.opening, other.legal, other.actors)
    for seat in (*range(one.options.players), None):
        assert one.view(seat) == other.view(seat)
    assert one.record() == other.record()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables(), st.integers(0, 400))
def test_it_equals_the_game_that_was_played(table: Table, max_plies: int) -> None:
    game = played(table, max_plies)
    again = ft.Game.replayed(table.options, table.seed, (), pairs(game))
    check_same(again, game)
    if game.actors:  # and it goes on as the other does, with its events
        action, seat = game.legal[-1], game.actors[-1]
        assert again.play(action, seat) == game.play(action, seat)
        check_same(again, game)


@pytest.mark.parametrize(("players", "side", "discard", "heirs"), ALL_OPTIONS)
def test_whole_games_of_every_kind(players: int, side: ft.Side, discard: ft.DiscardMode, heirs: bool) -> None:
    options = ft.Options(players, side, discard, heirs, sheet_of(players))
    game, chance = ft.Game(options, SEED), Random(players)
    while game.actors:
        game.play(chance.choice(game.legal), chance.choice(game.actors))
    check_same(ft.Game.replayed(options, SEED, (), pairs(game)), game)
    assert len(game.unfoldings) >= 3


def test_it_has_its_names_and_no_decisions_yet() -> None:
    game = ft.Game.replayed(TWO, SEED, ("Ada", "Bo"), ())
    check_same(game, ft.Game(TWO, SEED, ("Ada", "Bo")))
    assert game.names == ("Ada", "Bo")


def test_a_seat_need_not_be_named() -> None:
    game = ft.Game.replayed(TWO, SEED, (), [(None, ft.Pass())] * 3)
    assert [ply.seat for ply in game.plies] == [0, 1, 0]


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (1, ft.Pass(), "it is not for seat 1 to choose; seat 0 is asked"),
        (True, ft.Pass(), "it is not for seat True to choose"),
        (-1, ft.Pass(), "it is not for seat -1 to choose"),
        (0, ft.Use(), r"Use\(\) is not legal; seat 0 is asked to choose \(play\), from "),
        (0, ft.Predict(0), r"Predict\(seat=0\) is not legal"),
        (0, ft.Action(), "is not an action; build one"),
        (0, "pass", "'pass' is not an action; build one"),
        (0, None, "None is not an action; build one"),
    ],
)
def test_it_refuses_the_same_actions_as_play(seat: int, action: Any, reason: str) -> None:
    before = [(0, ft.Pass()), (1, ft.Pass())]
    game = ft.Game.replayed(TWO, SEED, (), before)
    with pytest.raises(ft.IllegalAction, match=reason) as played:
        game.play(action, seat)
    with pytest.raises(ft.IllegalAction, match=reason) as replayed:
        ft.Game.replayed(TWO, SEED, (), [*before, (seat, action)])
    assert str(replayed.value).partition(" object at ")[0] == str(played.value).partition(" object at ")[0]


@pytest.mark.parametrize("card", ["JM", "2S", "AC"])
def test_a_card_is_legal_only_in_the_words_of_its_phase(card: str) -> None:
    """The number of an action names the card, but not what is done with it."""
    game = ft.Game(TWO, bytes(range(32)))
    for kind in (ft.Take, ft.Exchange, ft.Give, ft.Pick, ft.Hide, ft.Discard):
        with pytest.raises(ft.IllegalAction, match="is not legal"):
            game.play(kind(card))
    assert (ft.Play(card) in game.legal) == (card != "AC")


def test_nothing_follows_the_end() -> None:
    game, chance = ft.Game(TWO, SEED), Random(1)
    while game.actors:
        game.play(chance.choice(game.legal), chance.choice(game.actors))
    for seat in (0, 1, -1, None):
        with pytest.raises(ft.IllegalAction, match="nobody is asked to choose"):
            ft.Game.replayed(TWO, SEED, (), [*pairs(game), (seat, ft.Pass())])


@pytest.mark.parametrize("plies", [None, 5, [5], [None], [()], [(0,)], [(0, ft.Pass(), 1)], [ft.Ply(0, ft.Pass())]])
def test_decisions_are_pairs(plies: Any) -> None:
    with pytest.raises(ft.ForetellError, match="plies are pairs of a seat and an action"):
        ft.Game.replayed(TWO, SEED, (), plies)


def test_an_error_of_the_iterator_is_raised_unchanged() -> None:
    with pytest.raises(ft.NotationError, match="'fold' is not a card"):
        ft.Game.replayed(TWO, SEED, (), ((0, ft.Action.parse(token)) for token in ("pass", "fold")))
