import pytest

import foretell as ft
from tests.positions import THREE, keys, legal, play, sheet_with, table

HAND = "8M 2M 4S 6T 10T"
FIRST = "3C 5C 7C 9C JC"


def test_6_1_a_card_is_added_to_the_leftmost_free_space_of_the_first_row() -> None:
    game = table(HAND, first="3C 5C", deck="KT QT")
    assert [event.space for event in play(game, "pass pass")] == [2, 3]
    assert game.view(None).rows == (("3C", "5C", "KT", "QT", None), (None,) * 5)


def test_6_1_when_the_first_row_is_full_the_second_goes_on_from_the_left() -> None:
    game = table(HAND, first=FIRST, deck="KT QT")
    assert [event.space for event in play(game, "pass pass")] == [6, 7]
    assert game.view(None).rows[1] == ("KT", "QT", None, None, None)


def test_6_2_a_second_row_card_covers_the_card_of_its_column_and_locks_it() -> None:
    game = table(HAND, first=FIRST, deck="KT QT")
    play(game, "pass pass pass")
    assert game.view(None).uncovered == ("KT", "QT", game.position().rows[1][2], "9C", "JC")
    play(game, "8M")
    assert not {"+3C", "+5C", "+7C"} & legal(game)
    with pytest.raises(ft.IllegalAction):
        game.play(ft.Take("3C"))


def test_6_2_a_locked_card_cannot_be_exchanged() -> None:
    game = table("5M 2M 4S 6T 10T", first=FIRST, second="KT QT")
    play(game, "5M")
    assert legal(game) == {"~KT", "~QT", "~7C", "~9C", "~JC", "skip"}


def test_6_3_taking_a_card_frees_its_space_at_once() -> None:
    game = table(HAND, first=FIRST)
    play(game, "8M +7C")
    assert game.view(1).rows[0] == ("3C", "5C", None, "9C", "JC")
    play(game, "skip")
    assert game.view(1).rows[0] == ("3C", "5C", "8M", "9C", "JC")


def test_6_3_taking_a_second_row_card_uncovers_the_card_below() -> None:
    game = table(HAND, first=FIRST, second="KT")
    play(game, "8M +KT")
    assert legal(game) == {"~3C", "~5C", "~7C", "~9C", "~JC", "skip"}
    play(game, "~3C -2M")
    assert game.view(1).rows == (("2M", "5C", "7C", "9C", "JC"), ("8M", None, None, None, None))
    assert "2M" not in game.view(1).uncovered


def test_6_3_a_card_can_be_taken_from_below_in_the_same_turn() -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"8M": "t*t"})), first=FIRST, second="KT")
    play(game, "8M +KT +3C x2M")
    assert game.view(1).rows == (("8M", "5C", "7C", "9C", "JC"), (None,) * 5)


def test_j4_a_first_row_gap_is_filled_first() -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"8M": "t*t"})), first=FIRST, second="KT", deck="QT AT")
    play(game, "8M +9C +7C x2M")
    assert game.view(None).rows == (("3C", "5C", "8M", None, "JC"), ("KT", None, None, None, None))
    assert [event.space for event in play(game, "pass pass")] == [3, 7]
    assert game.view(None).rows == (("3C", "5C", "8M", "QT", "JC"), ("KT", "AT", None, None, None))


def test_j4_a_second_row_space_over_a_gap_is_not_free() -> None:
    game = table(HAND, first="3C - 7C 9C JC", second="KT", deck="QT AT")
    assert [event.space for event in play(game, "allin")][1:] == [1, 7]
    assert game.view(None).rows == (("3C", "QT", "7C", "9C", "JC"), ("KT", "AT", None, None, None))


def test_j4_a_second_row_gap_is_filled_before_spaces_to_its_right() -> None:
    game = table(HAND, first=FIRST, second="KT - AT", deck="QT")
    assert [event.space for event in play(game, "pass")] == [7]


def test_6_4_adding_stops_at_the_limit() -> None:
    game = table(HAND, free=1)
    assert keys(play(game, "pass")) == ["passed", "predictions_opened"]
    assert None not in game.view(None).rows[1]


@pytest.mark.parametrize(("free", "added"), [(1, 1), (2, 2)])
def test_j5_an_all_in_adds_no_more_cards_than_there_are_free_spaces(free: int, added: int) -> None:
    game = table(HAND, options=THREE, free=free)
    deck = game.view(None).deck
    events = play(game, "allin")
    assert keys(events) == ["went_all_in", *["added"] * added, "predictions_opened"]
    assert game.view(None).deck == deck - added
    assert game.view(None).all_in == 0
