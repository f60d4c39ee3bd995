import pytest

import foretell as ft
from tests.positions import SEED, TWO, keys, legal, only, play, sheet_with, table

HAND = "QM 2M 4S 6T 10T"


def test_7_1_a_pass_adds_the_top_card_of_the_deck_to_the_display() -> None:
    game = table(HAND, first="3C 5C", deck="KT QT")
    assert play(game, "pass") == [ft.Event("passed", 0, cards=("KT",), space=2)]
    assert game.view(None).rows[0][2] == "KT"
    assert set(game.position().hands[0]) == set(HAND.split())


def test_7_1_a_player_who_passed_stays_in_the_round() -> None:
    game = table(HAND, first="3C 5C")
    play(game, "pass pass pass")
    assert (game.actor, legal(game)) == (0, {"QM", "2M", "4S", "6T", "10T", "pass", "allin"})


def test_7_2_all_in_adds_the_top_two_cards_of_the_deck() -> None:
    game = table(HAND, first="3C 5C", deck="KT QT")
    events = play(game, "allin")
    added = [ft.Event("added", 0, cards=(card,), space=space) for card, space in (("KT", 2), ("QT", 3))]
    assert events == [ft.Event("went_all_in", 0), *added]
    assert [game.view(viewer).all_in for viewer in (0, 1, None)] == [0, 0, 0]
    assert set(game.position().hands[0]) == set(HAND.split())


def test_7_2_only_one_player_may_go_all_in_in_a_round() -> None:
    game = table(HAND, first="3C 5C")
    play(game, "allin")
    assert ft.AllIn() not in game.legal
    with pytest.raises(ft.IllegalAction):
        game.play(ft.AllIn())
    play(game, "pass")
    assert "allin" not in legal(game)


def test_7_2_in_the_next_round_somebody_may_go_all_in_again() -> None:
    game = table(free=1, turn=1)
    play(game, "allin =0 =0 =0")
    assert (game.view(None).round, game.view(None).all_in) == (2, None)
    assert "allin" in legal(game)


@pytest.mark.parametrize("card", ["QM", "QC"])
def test_7_3_a_player_who_is_all_in_cannot_be_chosen(card: str) -> None:
    game = table("2C 4C 6C 8C 10C", f"{card} 2M 4S 6T 10T", first="3C 5C")
    play(game, "allin")
    play(game, card)
    assert legal(game) == {"@2", "skip"}


def test_7_3_every_later_turn_of_theirs_is_an_automatic_pass() -> None:
    game = table(HAND, first="3C", deck="KT QT JT 9T 8T 7T")
    play(game, "allin pass")
    assert game.actor == 2
    events = play(game, "pass")
    assert events[-1] == ft.Event("auto_passed", 0, cards=("8T",), space=6)
    assert game.actor == 1
    play(game, "pass")
    assert only(play(game, "pass"), "auto_passed").seat == 0


def test_7_3_an_automatic_pass_may_fill_the_display() -> None:
    game = table(HAND, free=2, all_in=1)
    events = play(game, "pass")
    assert keys(events) == ["passed", "auto_passed", "predictions_opened"]
    assert (game.phase, game.actor) == ("predict", 2)


def test_7_3_with_two_players_the_other_goes_on_alone() -> None:
    game = table(HAND, options=TWO, free=5)
    assert keys(play(game, "allin")) == ["went_all_in", "added", "added"]
    assert keys(play(game, "pass")) == ["passed", "auto_passed"]
    assert game.actor == 1
    assert keys(play(game, "pass")) == ["passed", "predictions_opened"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_j6_after_60_turns_per_player_the_round_goes_on_with_automatic_passes(players: int) -> None:
    options = ft.Options(players)
    game = table(options=options, free=4, turns=60 * players - 2)
    assert keys(play(game, "pass")) == ["passed"]
    events = play(game, "pass")
    assert keys(events) == ["passed", "auto_passed", "auto_passed", "predictions_opened"]
    assert [event.seat for event in events[1:3]] == [2 % players, 3 % players]
    assert game.view(None).turns == 60 * players + 2


def test_j6_an_automatic_pass_counts_as_a_turn() -> None:
    game = table(free=5, turns=178, all_in=1)
    assert keys(play(game, "pass")) == ["passed", *["auto_passed"] * 4, "predictions_opened"]
    game = table(free=5, turns=177, all_in=1)
    assert keys(play(game, "pass")) == ["passed", "auto_passed"]


def test_j6_every_game_is_finite() -> None:
    # Every card takes one and is added itself, so the display never fills: only J6 ends this round.
    options = ft.Options(2, sheet=sheet_with(dict.fromkeys(ft.CARDS, "t*")))
    game = ft.Game(options, SEED)
    while game.phase in ("play", "take"):
        game.play(game.legal[0])
    assert game.phase == "predict"
    assert game.view(None).turns == 120 + 6
