from collections import Counter

import pytest

import foretell as ft
from tests.positions import SEED, play, table


def test_1_1_there_are_13_values_in_four_suits_and_two_rune_cards() -> None:
    suited = [card for card in ft.CARDS if card[0] != "R"]
    assert Counter(card[-1] for card in suited) == dict.fromkeys("CMST", 13)
    assert Counter(card[:-1] for card in suited) == dict.fromkeys([*"23456789", "10", *"JQKA"], 4)
    assert [card for card in ft.CARDS if card not in suited] == ["R1", "R2"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("discard", ft.DISCARDS)
def test_1_1_every_card_is_in_the_game_once(players: int, discard: ft.DiscardMode) -> None:
    here = ft.Game(ft.Options(players, discard=discard), SEED).position()
    cards = [card for hand in here.hands for card in hand] + [card for row in here.rows for card in row if card]
    assert sorted([*cards, *here.deck, *here.discard]) == sorted(ft.CARDS)


def test_1_2_rune_totals_are_public_at_all_times() -> None:
    game = table("9S 2C 4M 6T 8T", runes=(3, 0, 5))
    play(game, "9S use")
    assert game.phase == "pick"
    assert [game.view(viewer).runes for viewer in (0, 1, 2, None)] == [(4, 0, 5)] * 4


def test_j1_the_supply_never_runs_out() -> None:
    game = table("9S 2C 4M 6T 8T", runes=(169, 100, 0))
    play(game, "9S use")
    assert game.view(None).runes == (170, 100, 0)


def test_1_3_every_card_has_effects_and_one_of_them_is_starred() -> None:
    for card in ft.CARDS:
        assert [effect.star for effect in ft.default_sheet().effects(card)].count(True) == 1


def test_1_3_effects_are_resolved_as_printed_from_top_to_bottom() -> None:
    assert [str(effect) for effect in ft.default_sheet().effects("QS")] == ["rune", "draw*"]
    assert [str(effect) for effect in ft.default_sheet().effects("7S")] == ["draw*", "rune"]
    events = play(table("QS 2C 4M 6T 8T"), "QS use")
    assert [event.key for event in events][:3] == ["played", "gained_rune", "drew"]
    events = play(table("7S 2C 4M 6T 8T"), "7S use")
    assert [event.key for event in events][:3] == ["played", "drew", "gained_rune"]


def test_1_3_rune_cards_have_effects_but_neither_value_nor_suit() -> None:
    assert [str(effect) for effect in ft.default_sheet().effects("R2")] == ["rune", "draw*"]
    assert ft.rank(["R1", "R2", "2T", "4T", "6T"]).value == "6"


@pytest.mark.parametrize(
    ("hand", "points"),
    [("4C 5M 6S 7T 8C", (4, 6)), ("4C 4M 4S 7T 7C", (6, 4)), ("4C 5C 6C 7C 8C", (10, 10)), ("2C 4C 6C 8C JC", (5, 5))],
)
def test_1_4_on_side_b_straight_and_full_house_trade_places(hand: str, points: tuple[int, int]) -> None:
    assert tuple(ft.rank(hand.split(), side).points for side in ft.SIDES) == points


def test_1_4_everyone_uses_the_same_side() -> None:
    hands = ("4C 5M 6S 7T 8C", "4M 4S 4T 7C 7M", "2C 9M JS KT R1")
    for side, best in zip(ft.SIDES, (1, 0), strict=True):
        game = table(*hands, options=ft.Options(side=side), free=0, phase="predict", turn=2)
        events = play(game, "=0 =0 =0")
        assert game.unfoldings[0].best == best
        assert [event.seat for event in events if event.key == "best_hand"] == [best]
