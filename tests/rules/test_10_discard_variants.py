import pytest

import foretell as ft
from tests.positions import BENDING, CLOSED, SEED, THREE, keys, legal, only, play, sheet_with, table

HAND = "8M 2M 4S 6T 10T"
EXCHANGER = "5M 2M 4S 6T 10T"


def test_10_1_the_top_card_of_the_deck_starts_the_discard_pile_after_the_display() -> None:
    game = ft.Game(BENDING, SEED)
    assert keys(game.opening)[-3:] == ["laid", "laid", "discard_started"]
    started = game.opening[-1].cards[0]
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        assert (view.discard, view.discard_top, view.deck) == (1, started, 54 - 15 - 3)


def test_10_1_in_each_round() -> None:
    game = table(options=BENDING, free=0, phase="predict", turn=2)
    assert keys(play(game, "=0 =0 =0"))[-1] == "discard_started"
    assert game.view(None).discard == 1


def test_10_1_take_may_use_the_top_of_the_pile() -> None:
    game = table(HAND, options=BENDING, first="3C", discard="KT QT")
    play(game, "8M")
    assert legal(game) == {"+3C", "+QT"}
    assert play(game, "+QT") == [ft.Event("took_discard", 0, cards=("QT",))]
    assert (game.view(1).discard_top, game.view(1).known[0]) == ("KT", ("QT",))
    assert legal(game) == {"~3C", "~KT", "skip"}


def test_10_1_exchange_may_use_the_top_and_the_given_card_is_the_new_top() -> None:
    game = table(EXCHANGER, options=BENDING, first="3C", discard="KT QT", deck="9C")
    play(game, "5M ~QT")
    assert game.view(1).target == "QT"
    events = play(game, "-2M")
    assert only(events, "exchanged_discard") == ft.Event("exchanged_discard", 0, cards=("2M", "QT"))
    assert game.position().discard == ("KT", "2M")
    assert set(game.position().hands[0]) == {"QT", "4S", "6T", "10T", "9C"}
    assert game.view(1).discard_top == "2M"


def test_10_1_display_cards_may_still_be_used() -> None:
    game = table(EXCHANGER, options=BENDING, first="3C", discard="KT")
    play(game, "5M ~3C -2M")
    assert (game.position().rows[0][0], game.position().discard) == ("2M", ("KT",))


def test_10_1_an_empty_pile_has_no_top() -> None:
    game = table(HAND, options=BENDING, first="3C")
    play(game, "8M")
    assert legal(game) == {"+3C"}


def test_10_1_the_pile_alone_is_enough_for_a_take() -> None:
    game = table(HAND, options=BENDING, discard="KT")
    play(game, "8M")
    assert legal(game) == {"+KT"}


@pytest.mark.parametrize("options", [THREE, CLOSED])
def test_10_1_without_the_variant_the_pile_is_out_of_reach(options: ft.Options) -> None:
    game = table(HAND, options=options, first="3C", discard="KT")
    play(game, "8M")
    assert legal(game) == {"+3C"}
    assert "discard_started" not in keys(ft.Game(options, SEED).opening)


def test_10_1_the_pile_is_still_open() -> None:
    game = table("JM 2M 4S 6T 10T", options=BENDING, first="3C", deck="KT")
    events = play(game, "JM +3C use x2M")
    assert ft.event_for(only(events, "discarded"), 1).cards == ("2M",)


def test_10_2_discards_go_face_down_and_unseen_but_their_number_is_known() -> None:
    game = table("JM 2M 4S 6T 10T", options=CLOSED, first="3C", deck="KT", discard="5C")
    discarded = only(play(game, "JM +3C use x2M"), "discarded")
    shown = [ft.event_for(discarded, viewer).cards for viewer in (0, 1, 2, None)]
    assert shown == [("2M",), (None,), (None,), (None,)]
    for viewer in (0, 1, 2, None):
        assert (game.view(viewer).discard, game.view(viewer).discard_top) == (2, None)
    assert [game.view(viewer).gone for viewer in (0, 1, None)] == [("2M",), (), ()]


def test_10_2_what_is_discarded_makes_no_difference_to_others() -> None:
    seen = []
    for card in ("2M", "KT", "3C"):
        game = table("JM 2M 4S 6T 10T", options=CLOSED, first="3C", deck="KT")
        events = play(game, f"JM +3C use x{card}")
        viewers = (1, 2, None)
        seen.append([(game.view(viewer), [ft.event_for(event, viewer) for event in events]) for viewer in viewers])
    assert seen[0] == seen[1] == seen[2]


def test_10_2_the_cards_of_reveal_are_looked_at_by_the_player_alone() -> None:
    game = table(HAND, options=CLOSED, deck="KT QT 9C AT 7C")
    events = play(game, "2M")
    assert game.view(0).revealed == ("KT", "QT", "9C", "AT", "7C")
    assert [game.view(viewer).revealed for viewer in (1, 2, None)] == [(None,) * 5] * 3
    assert ft.event_for(only(events, "revealed"), 1).cards == (None,) * 5
    assert game.view(1).choices == ()
    events = play(game, "^9C")
    assert ft.event_for(only(events, "picked"), 1).cards == (None,)
    assert ft.event_for(only(events, "picked"), 0).cards == ("9C",)
    rest = [event for event in events if event.key == "discarded"]
    assert [ft.event_for(event, 2).cards for event in rest] == [(None,)] * 4
    assert game.position().discard == ("KT", "QT", "AT", "7C")


def test_10_2_what_is_picked_makes_no_difference_to_others() -> None:
    seen = []
    for card in ("KT", "AT"):
        game = table(HAND, options=CLOSED, deck="KT QT 9C AT 7C")
        play(game, f"2M ^{card}")
        seen.append([game.view(viewer) for viewer in (1, 2, None)])
    assert seen[0] == seen[1]


def test_10_2_face_down_discards_come_back_as_the_new_deck() -> None:
    game = table(options=CLOSED, first="3C", rest="discard")
    pile = set(game.position().discard)
    play(game, "pass")
    here = game.position()
    assert {*here.deck, here.rows[0][1]} == pile


def test_10_at_most_one_variant_is_used() -> None:
    with pytest.raises(ft.OptionsError, match="open, bending, closed"):
        ft.Options(discard="bending closed")  # type: ignore[arg-type]


def test_10_1_an_exchange_with_the_pile_can_be_undone_by_the_next_effect() -> None:
    sheet = sheet_with({"5M": "xxd*"})
    options = ft.Options(discard="bending", sheet=sheet)
    game = table(EXCHANGER, options=options, discard="KT")
    play(game, "5M ~KT -2M ~2M -KT")
    assert game.position().discard == ("KT",)


def test_j12_with_an_empty_deck_the_top_of_the_pile_can_still_be_taken() -> None:
    hands = ("8M 2M 4S 6T 10T", "3M 5S 7T 9S KS", "3T 5T 7S 9T JT")
    game = table(*hands, options=BENDING, first="3C", discard="KT QT", rest="discard")
    assert game.position().deck == ()
    top = game.position().discard[-1]
    play(game, "8M")
    assert f"+{top}" in legal(game)
    assert "reshuffled" not in keys(play(game, f"+{top}"))
