"""What a viewer may know, word by word (clause 11); whole games of it are compared with views among the players."""

import pytest

import foretell as ft
from foretell.rules import observation as o
from foretell.rules.cards import SPECTATOR
from foretell.sheets import card_set
from tests.positions import CLOSED, TWO, play, table

HAND = "JM 2M 4S 6T 10T"


def row_of(game: ft.Game, viewer: int) -> list[int]:
    row = [-99] * o.OBSERVATION
    o.observe(game.options.config, game._state, viewer, row)
    assert -99 not in row
    return row


def test_seats_are_counted_from_the_viewer() -> None:
    game = table(HAND, first="3C 5C", runes=(1, 2, 3), all_in=2, turns=6, passes=(0, 2, 1), shed=((), ("7C",), ()))
    words = [[row_of(game, viewer)[word] for word in (o.SEAT, o.TURN, o.ACTOR, o.ALL_IN)] for viewer in (0, 1, 2, 5)]
    assert words == [[0, 0, 0, 2], [1, 2, 2, 1], [2, 1, 1, 0], [-1, 0, 0, 2]]
    row = row_of(game, 1)
    assert row[o.RUNES : o.RUNES + 5] == [2, 3, 1, 0, 0]
    assert row[o.PASSES : o.PASSES + 5] == [2, 1, 0, 0, 0]
    assert row[o.SHED : o.SHED + 5] == [card_set(["7C"]), 0, 0, 0, 0]
    assert row[o.TOLD : o.TOLD + 5] == row[o.PREDICTION : o.PREDICTION + 5] == [-1] * 5


def test_11_1_display_pile_and_options_are_in_every_row() -> None:
    game = table(HAND, options=ft.Options(side="B", heirs=True), first="3C 5C", second="7C", discard="9C KC")
    for viewer in (0, 1, 2, SPECTATOR):
        row = row_of(game, viewer)
        assert (row[o.UNCOVERED], row[o.COVERED]) == (card_set(["7C", "5C"]), card_set(["3C"]))
        assert (row[o.DISCARD_TOP], row[o.GONE], row[o.FREE]) == (card_set(["KC"]), card_set(["9C", "KC"]), 7)
        assert row[o.PLAYERS : o.FREE] == [3, 1, 0, 1]
        assert (row[o.LEGAL] != 0, row[o.OWN_HAND] == card_set(HAND.split())) == (viewer == 0, viewer == 0)


@pytest.mark.parametrize("options", [ft.Options(), CLOSED])
def test_10_2_a_closed_reveal_is_in_the_row_of_the_player_alone(options: ft.Options) -> None:
    game = table("4T 2M 5S 6T 10T", options=options, first="3C", deck="KT QT 9C AT", discard="KC")
    play(game, "4T")
    open_to_all = options.discard != "closed"
    for viewer in (0, 1, SPECTATOR):
        row = row_of(game, viewer)
        seen = viewer == 0 or open_to_all
        assert row[o.REVEALED] == (card_set(["KT", "QT", "9C"]) if seen else 0)
        assert row[o.DISCARD_TOP] == (card_set(["KC"]) if open_to_all else 0)
        assert row[o.PLAYED] == row[o.SHED + -viewer % 3 if viewer < 3 else o.SHED] == card_set(["4T"])


def test_an_exchange_in_progress_names_its_target() -> None:
    game = table("5M 2M 4S 6T 10T", first="3C 5C")
    play(game, "5M ~3C")
    assert row_of(game, 1)[o.TARGET] == card_set(["3C"])
    assert row_of(game, 1)[o.EFFECTS] & 15 == 2


def test_8_2_between_two_a_prediction_is_in_ones_own_row_alone() -> None:
    game = table(options=TWO, free=0, phase="predict", turn=1)
    game.play(ft.Predict(1), 0)
    words = [[row_of(game, viewer)[word] for word in (o.ACTOR, o.PREDICTION, o.PREDICTION + 1)] for viewer in (0, 1)]
    assert words == [[1, 1, -1], [0, -1, -1]]
    assert (row_of(game, 0)[o.LEGAL], row_of(game, 1)[o.LEGAL] != 0) == (0, True)


def test_who_does_not_sit_at_the_table_is_a_spectator() -> None:
    game = table("5M 2M 4S 6T 10T", options=TWO)
    meant = [o.viewer_of(TWO.config, game._state, viewer) for viewer in (-1, 0, 1, 2, SPECTATOR)]
    assert meant == [0, 0, 1, SPECTATOR, SPECTATOR]
