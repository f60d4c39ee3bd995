import pytest

import foretell as ft
from tests.positions import TWO, keys, legal, only, play, sheet_with, table

HAND = "8M 2M 4S 6T 10T"


def test_5_1_take_brings_an_uncovered_display_card_into_the_hand() -> None:
    game = table(HAND, first="3C 5C 7C 9C JC", second="QC")
    play(game, "8M")
    assert legal(game) == {"+QC", "+5C", "+7C", "+9C", "+JC"}
    events = play(game, "+7C")
    assert only(events, "took") == ft.Event("took", 0, cards=("7C",), space=2)
    assert "7C" in game.position().hands[0]
    assert "7C" not in game.position().rows[0]


def test_5_1_the_played_card_cannot_take_itself() -> None:
    game = table(HAND, first="3C")
    play(game, "8M")
    assert legal(game) == {"+3C"}


def test_5_2_exchange_swaps_a_hand_card_with_an_uncovered_card_in_its_space() -> None:
    game = table("5M 2M 4S 6T 10T", first="3C 5C", deck="KT")
    play(game, "5M")
    assert (game.phase, legal(game)) == ("exchange", {"~3C", "~5C", "skip"})
    play(game, "~3C")
    assert (game.phase, legal(game)) == ("give", {"-2M", "-4S", "-6T", "-10T"})
    assert [game.view(viewer).target for viewer in (0, 1, None)] == ["3C"] * 3
    events = play(game, "-4S")
    assert only(events, "exchanged") == ft.Event("exchanged", 0, cards=("4S", "3C"))
    assert game.position().rows[0] == ("4S", "5C", "5M", None, None)
    assert set(game.position().hands[0]) == {"2M", "3C", "6T", "10T", "KT"}


def test_5_2_an_exchanged_second_row_card_goes_on_covering() -> None:
    game = table("5M 2M 4S 6T 10T", first="3C 5C 7C 9C JC", second="QC KC")
    play(game, "5M")
    assert legal(game) == {"~QC", "~KC", "~7C", "~9C", "~JC", "skip"}
    play(game, "~KC -2M")
    assert game.position().rows == (("3C", "5C", "7C", "9C", "JC"), ("QC", "2M", "5M", None, None))
    assert set(game.view(1).uncovered) == {"QC", "2M", "5M", "9C", "JC"}


def test_5_2_the_card_just_given_may_be_got_back() -> None:
    game = table("5M 2M 4S 6T 10T", options=ft.Options(sheet=sheet_with({"5M": "xxd*"})), first="3C")
    play(game, "5M ~3C -2M ~2M -3C")
    assert game.position().rows[0][:2] == ("3C", "5M")
    assert "2M" in game.position().hands[0]


def test_5_3_draw_brings_the_top_card_of_the_deck_unseen_by_others() -> None:
    game = table("AC 2M 4S 6T 10T", deck="KT QT")
    drew = only(play(game, "AC"), "drew")
    assert drew.cards == ("KT",)
    assert [ft.event_for(drew, viewer).cards for viewer in (0, 1, 2, None)] == [("KT",), (None,), (None,), (None,)]
    assert "KT" in (game.view(0).hand or ())
    assert [game.view(viewer).known[0] for viewer in (1, 2, None)] == [(), (), ()]


@pytest.mark.parametrize(("card", "size"), [("4M", 3), ("3M", 4), ("2M", 5)])
def test_5_4_reveal_turns_up_cards_for_all_to_see_and_one_is_taken(card: str, size: int) -> None:
    game = table(f"{card} 8M 5S 6T 10T", deck="KT QT 9C AT 7C JC")
    events = play(game, card)
    shown = ("KT", "QT", "9C", "AT", "7C")[:size]
    assert [ft.event_for(only(events, "revealed"), viewer).cards for viewer in (0, 1, None)] == [shown] * 3
    assert [game.view(viewer).revealed for viewer in (0, 1, None)] == [shown] * 3
    assert legal(game) == {f"^{card}" for card in shown}
    picked = only(play(game, "^QT"), "picked")
    assert ft.event_for(picked, 2).cards == ("QT",)
    assert "QT" in game.position().hands[0]


@pytest.mark.parametrize("size", range(1, 8))
def test_j14_reveal_comes_in_sizes_1_to_7(size: int) -> None:
    options = ft.Options(sheet=sheet_with({"5M": f"{size}*"}))
    game = table("5M 8M 5S 6T 10T", options=options, deck="KT QT 9C AT 7C JC R2 4C")
    play(game, "5M")
    shown = ("KT", "QT", "9C", "AT", "7C", "JC", "R2")[:size]
    assert game.view(1).revealed == shown
    assert legal(game) == {f"^{card}" for card in shown}
    assert ft.Game.from_position(game.position()).position() == game.position()
    assert ft.Position.parse(str(game.position())) == game.position()
    play(game, f"^{shown[-1]}")
    assert shown[-1] in game.position().hands[0]
    assert game.position().discard == shown[:-1]


def test_j14_3_4_a_large_reveal_goes_on_through_a_new_deck() -> None:
    options = ft.Options(sheet=sheet_with({"5M": "7*"}))
    game = table("5M 8M 5S 6T 10T", options=options, deck="KT QT 9C", rest="discard")
    events = play(game, "5M")
    assert keys(events) == ["played", "reshuffled", "revealed"]
    cards = only(events, "revealed").cards
    assert (cards[:3], len(set(cards))) == (("KT", "QT", "9C"), 7)


def test_j14_there_are_always_enough_cards() -> None:
    """Four effects of five players: however many cards lie in hands, display and before the player, 7 are left."""
    options = ft.Options(5, sheet=sheet_with({"5M": "7*7*7*7*"}))
    game = table("5M 8M 5S 6T 10T", options=options, free=1, deck="KT", rest="discard")
    play(game, "5M")
    for left in (8, 9, 10):
        play(game, f"^{game.view(0).revealed[0]}")
        assert len(game.view(0).hand or ()) == left - 3
        assert len(game.view(0).revealed) == 7


def test_j3_the_others_are_discarded_in_the_order_they_were_revealed() -> None:
    game = table("2M 8M 5S 6T 10T", deck="KT QT 9C AT 7C JC", discard="3C")
    events = play(game, "2M ^9C")
    assert [event.cards for event in events if event.key == "discarded"] == [("KT",), ("QT",), ("AT",), ("7C",)]
    assert game.position().discard == ("3C", "KT", "QT", "AT", "7C")
    assert game.view(1).discard_top == "7C"


def test_5_4_an_optional_reveal_asks_before_the_cards_are_turned_up() -> None:
    game = table("5M 8M 5S 6T 10T", options=ft.Options(sheet=sheet_with({"5M": "4d*"})), deck="KT QT 9C AT")
    assert keys(play(game, "5M")) == ["played"]
    assert keys(play(game, "use")) == ["revealed"]
    assert keys(play(game, "^KT")) == ["picked", "discarded", "discarded", "discarded", "drew"]


def test_5_5_rune_gains_one_rune_from_the_supply() -> None:
    game = table("9S 8M 5S 6T 10T", pot=4, runes=(1, 2, 3))
    events = play(game, "9S use")
    assert only(events, "gained_rune") == ft.Event("gained_rune", 0, runes=1)
    assert (game.view(2).runes, game.view(2).pot) == ((2, 2, 3), 4)


@pytest.mark.parametrize(
    ("hand", "points"), [("2C 4C 7T JS R1", 0), ("2C 2S 7T JS R1", 1), ("2C 3C 4C 5C 6C", 10), ("9C 9S 9T 2C 2S", 6)]
)
def test_5_6_hypnosis_has_an_opponent_tell_everyone_the_rank_alone(hand: str, points: int) -> None:
    game = table("QM 8M 5S 6T 10T", hand, turns=7)
    play(game, "QM")
    assert (game.phase, legal(game)) == ("hypnosis", {"@1", "@2", "skip"})
    told = only(play(game, "@1"), "hypnotised")
    assert told == ft.Event("hypnotised", 0, 1, rank=points)
    for viewer in (0, 1, 2, None):
        assert ft.event_for(told, viewer) == told
        assert game.view(viewer).told == (None, ft.Told(points, 7), None)
    assert game.view(0).known[1] == ()


def test_5_6_the_rank_is_told_by_the_side_in_use() -> None:
    game = table("QM 8M 5S 6T 10T", "9C 9S 9T 2C 2S", options=ft.Options(side="B"))
    assert only(play(game, "QM @1"), "hypnotised").rank == 4


@pytest.mark.parametrize("card", ["QM", "QC"])
def test_5_6_5_7_not_the_player_who_is_all_in(card: str) -> None:
    game = table(f"{card} 8M 5S 6T 10T", all_in=1)
    play(game, card)
    assert legal(game) == {"@2", "skip"}


def test_5_7_the_asked_opponent_chooses_which_card_stays_hidden() -> None:
    game = table("QC 8M 5S 6T 10T", "2C 4C 7T JS R1", deck="KT")
    play(game, "QC")
    assert (game.phase, legal(game)) == ("eye", {"@1", "@2", "skip"})
    assert keys(play(game, "@1")) == ["eyed"]
    assert (game.phase, game.actor, game.view(0).turn) == ("hide", 1, 0)
    assert legal(game) == {"!2C", "!4C", "!7T", "!JS", "!R1"}
    assert (game.view(0).choices, len(game.view(1).choices)) == ((), 5)
    events = play(game, "!7T")
    assert keys(events) == ["showed", "drew", "added"]
    assert only(events, "showed") == ft.Event("showed", 1, 0, ("2C", "4C", "JS", "R1"), audience=(1, 0))
    assert game.view(0).known[1] == ("2C", "4C", "JS", "R1")
    assert game.actor == 1


def test_5_7_everyone_knows_that_it_happened_but_nobody_else_sees_the_cards() -> None:
    game = table("QC 8M 5S 6T 10T", "2C 4C 7T JS R1")
    events = play(game, "QC @1 !7T")
    for viewer in (2, None):
        assert ft.event_for(only(events, "eyed"), viewer) == ft.Event("eyed", 0, 1)
        assert ft.event_for(only(events, "showed"), viewer).cards == (None,) * 4
        assert game.view(viewer).known[1] == ()


def test_5_7_the_hidden_card_makes_no_difference_to_third_parties() -> None:
    views = []
    for hidden in ("!7T", "!2C"):
        game = table("QC 8M 5S 6T 10T", "2C 4C 7T JS R1")
        play(game, f"QC @1 {hidden}")
        views.append((game.view(2), game.view(None), game.view(1)))
    assert views[0] == views[1]


def test_5_7_with_two_players_the_other_is_asked() -> None:
    game = table("QC 8M 5S 6T 10T", options=TWO)
    play(game, "QC")
    assert legal(game) == {"@1", "skip"}
