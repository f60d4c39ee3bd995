"""What a viewer may know, word by word (clause 11); whole games of it are compared with views among the players."""

import pytest

import foretell as ft
from foretell.rules import answer_for
from foretell.rules.knowledge import SPECTATOR
from foretell.rules.observation import (
    ACTOR,
    ALL_IN,
    CELLS,
    COVERED,
    DISCARD_TOP,
    EFFECTS,
    FREE,
    GONE,
    HAND_SIZE,
    KNOWN,
    LEGAL,
    OBSERVATION,
    OWN_HAND,
    PASSES,
    PLAYED,
    PLAYERS,
    PREDICTION,
    REVEALED,
    RUNES,
    SEAT,
    SHED,
    TARGET,
    TOLD,
    TOLD_TURN,
    TURN,
    UNCOVERED,
    UNPLACED,
    observe,
    viewer_of,
)
from foretell.sheets import card_number, card_set
from tests.positions import CLOSED, TWO, play, table

HAND = "JM 2M 4S 6T 10T"


def row_of(game: ft.Game, viewer: int) -> list[int]:
    row = [-99] * OBSERVATION
    observe(game.options.config, game._state, viewer, row)
    assert -99 not in row
    return row


@pytest.mark.parametrize("named", [0, 1])
def test_8_2_each_of_two_players_is_asked_until_they_have_predicted(named: int) -> None:
    game = table(HAND, "KS KT 2S 2T 3M", options=TWO, free=0, phase="predict", turn=1)
    assert [row_of(game, viewer)[ACTOR] for viewer in (0, 1)] == [0, 0]
    game.play(ft.Predict(named), seat=1)
    assert [row_of(game, viewer)[ACTOR] for viewer in (0, 1)] == [0, 1]
    assert [bool(row_of(game, viewer)[LEGAL]) for viewer in (0, 1)] == [True, False]
    # Not even the bare rules let someone predict twice.
    assert not answer_for(TWO.config, game._state, 1)
    assert answer_for(TWO.config, game._state, 0)


def test_8_1_three_players_are_asked_in_turn() -> None:
    game = table(HAND, free=0, phase="predict", turn=2)
    assert [row_of(game, viewer)[ACTOR] for viewer in (0, 1, 2)] == [0, 2, 1]


def test_seats_are_counted_from_the_viewer() -> None:
    game = table(HAND, first="3C 5C", runes=(1, 2, 3), all_in=2, turns=6, passes=(0, 2, 1), shed=((), ("7C",), ()))
    words = [[row_of(game, viewer)[word] for word in (SEAT, TURN, ACTOR, ALL_IN)] for viewer in (0, 1, 2, 5)]
    assert words == [[0, 0, 0, 2], [1, 2, 2, 1], [2, 1, 1, 0], [-1, 0, 0, 2]]
    row = row_of(game, 1)
    assert row[RUNES : RUNES + 5] == [2, 3, 1, 0, 0]
    assert row[PASSES : PASSES + 5] == [2, 1, 0, 0, 0]
    assert row[SHED : SHED + 5] == [card_set(["7C"]), 0, 0, 0, 0]
    assert row[TOLD : TOLD + 5] == row[PREDICTION : PREDICTION + 5] == [-1] * 5


def test_11_1_display_pile_and_options_are_in_every_row() -> None:
    game = table(HAND, options=ft.Options(side="B", heirs=True), first="3C 5C", second="7C", discard="9C KC")
    for viewer in (0, 1, 2, SPECTATOR):
        row = row_of(game, viewer)
        assert (row[UNCOVERED], row[COVERED]) == (card_set(["7C", "5C"]), card_set(["3C"]))
        assert (row[DISCARD_TOP], row[GONE], row[FREE]) == (card_set(["KC"]), card_set(["9C", "KC"]), 7)
        assert row[PLAYERS:FREE] == [3, 1, 0, 1]
        assert (row[LEGAL] != 0, row[OWN_HAND] == card_set(HAND.split())) == (viewer == 0, viewer == 0)


@pytest.mark.parametrize("options", [ft.Options(), CLOSED])
def test_10_2_a_closed_reveal_is_in_the_row_of_the_player_alone(options: ft.Options) -> None:
    game = table("4T 2M 5S 6T 10T", options=options, first="3C", deck="KT QT 9C AT", discard="KC")
    play(game, "4T")
    open_to_all = options.discard != "closed"
    for viewer in (0, 1, SPECTATOR):
        row = row_of(game, viewer)
        seen = viewer == 0 or open_to_all
        assert row[REVEALED] == (card_set(["KT", "QT", "9C"]) if seen else 0)
        assert row[DISCARD_TOP] == (card_set(["KC"]) if open_to_all else 0)
        assert row[PLAYED] == row[SHED + -viewer % 3 if viewer < 3 else SHED] == card_set(["4T"])


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_11_4_before_the_first_turn_a_viewer_has_proof_of_their_own_hand_and_the_display(viewer: int) -> None:
    game = ft.Game(ft.Options(3), bytes(32))
    row = row_of(game, viewer)
    own = 0 if viewer == SPECTATOR else card_set(game.view(viewer).hand)
    assert (row[PLAYED], row[TARGET]) == (0, 0)
    assert row[KNOWN : KNOWN + 3] == [own, 0, 0]
    placed = own | row[UNCOVERED] | row[COVERED] | row[DISCARD_TOP] | row[GONE]
    assert row[UNPLACED] == (1 << 54) - 1 - placed


def test_an_exchange_in_progress_names_its_target() -> None:
    game = table("5M 2M 4S 6T 10T", first="3C 5C")
    play(game, "5M ~3C")
    assert row_of(game, 1)[TARGET] == card_set(["3C"])
    assert row_of(game, 1)[EFFECTS] & 15 == 2


def test_5_2_an_exchange_for_card_0_names_its_target_too() -> None:
    game = table("5M 3M 4S 6T 10T", first="2C 5C")
    assert ft.CARDS[0] == "2C"
    play(game, "5M ~2C")
    row = row_of(game, 1)
    assert (row[TARGET], row[UNCOVERED], row[COVERED]) == (1, card_set(["2C", "5C"]), 0)


def test_4_1_card_0_in_play_is_in_every_row() -> None:
    game = table("2C 3M 4S 6T 10T", first="3C 5C")
    play(game, "2C")
    assert [row_of(game, viewer)[PLAYED] for viewer in (0, 1, SPECTATOR)] == [1, 1, 1]


def test_6_2_card_0_may_be_covered() -> None:
    row = row_of(table(HAND, first="2C 5C 7C 9C JC", second="KC"), 0)
    assert row[COVERED] == 1
    assert row[CELLS : CELLS + 12] == [
        *map(card_number, ["2C", "5C", "7C", "9C", "JC"]),
        -1,
        card_number("KC"),
        *[-1] * 5,
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_11_1_the_words_of_seats_that_nobody_sits_at_are_empty(players: int, viewer: int) -> None:
    """Every word of every seat is something else than the padding, so that a wrong padding shows."""
    shed = ("7C", "9C", "JC", "QC")[:players]
    game = table(
        *("2M 3M 4S 6T 10T", "8C 8M 5S 6S 10S", "AC AM 9S JS KS", "AS AT 9T JT KT")[:players],
        options=ft.Options(players),
        free=0,
        phase="predict",
        turn=0,
        turns=12,
        runes=(11, 12, 13, 14)[:players],
        told=((1, 1),) * players,
        passes=(1, 1, 1, 1)[:players],
        shed=tuple((card,) for card in shed),
        predictions=(None, 1, None, None)[:players],
        public=None,
    )
    game._state.public |= game._state.hands[0] | game._state.hands[1]
    row = row_of(game, viewer)
    per_seat = (KNOWN, RUNES, TOLD, TOLD_TURN, PREDICTION, HAND_SIZE, SHED, PASSES)
    padding = (0, 0, -1, 0, -1, 0, 0, 0)
    for word, empty in zip(per_seat, padding, strict=True):
        assert row[word + players : word + 5] == [empty] * (5 - players), word
    assert 0 not in [row[word] for word in (RUNES, TOLD, TOLD_TURN, HAND_SIZE, SHED, PASSES, KNOWN)]


def test_the_last_word_of_a_row_is_0() -> None:
    assert row_of(table(HAND), 0)[OBSERVATION - 1] == 0


def test_8_2_between_two_a_prediction_is_in_ones_own_row_alone() -> None:
    game = table(options=TWO, free=0, phase="predict", turn=1)
    game.play(ft.Predict(1), 0)
    words = [[row_of(game, viewer)[word] for word in (ACTOR, PREDICTION, PREDICTION + 1)] for viewer in (0, 1)]
    assert words == [[1, 1, -1], [0, -1, -1]]
    assert (row_of(game, 0)[LEGAL], row_of(game, 1)[LEGAL] != 0) == (0, True)


def test_a_viewer_without_a_seat_is_a_spectator() -> None:
    game = table("5M 2M 4S 6T 10T", options=TWO)
    meant = [viewer_of(TWO.config, game._state, viewer) for viewer in (-1, 0, 1, 2, SPECTATOR)]
    assert meant == [0, 0, 1, SPECTATOR, SPECTATOR]
