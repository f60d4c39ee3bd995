import random
from typing import Any

import pytest

import foretell as ft
from foretell.game.ranks import check_strength


def test_a_rank_says_what_decides() -> None:
    rank = ft.rank(["9M", "9T", "2C", "3C", "KC"])
    assert (rank.points, rank.name, rank.value, rank.suit) == (1, "pair", "9", "mask")
    assert rank.strength == 1 << 6 | 8 << 2 | 2


def test_ranks_compare_by_strength_alone() -> None:
    assert ft.Rank(70, 1, "pair", "2", "clock") == ft.Rank(70, 4, "other", None, None)
    assert ft.Rank(70, 1, "pair", "2", "clock") < ft.Rank(71, 0, "nothing", None, None)


LOWEST = (
    "2T 3T 4T R1 R2",
    "2S 2T 3T 4T 5T",
    "2S 2T 3S 3T 4T",
    "2M 2S 2T 3T 4T",
    "AC 2C 3C 4C 5T",
    "2T 3T 4T 5T 7T",
    "2M 2S 2T 3T 3C",
    "2C 2M 2S 2T 3C",
    "AT 2T 3T 4T 5T",
)


@pytest.mark.parametrize("side", ["A", "B"])
def test_exactly_the_strengths_of_hands_are_strengths(side: ft.Side) -> None:
    """Every rank has hands from its lowest value to the aces, and in every suit that can decide."""
    chance = random.Random(side)
    for _ in range(5_000):
        check_strength(ft.rank(chance.sample(ft.CARDS, 5), side).strength, side)
    check_strength(0, side)
    for hand in LOWEST:
        rank = ft.rank(hand.split(), side)
        check_strength(rank.strength, side)
        beneath = [rank.strength - 4] if rank.name == "nothing" or rank.value != "2" else []
        beneath += [rank.strength - 1] if rank.strength & 3 else []
        for value in (*beneath, rank.points << 6 | 14 << 2 | 3):
            with pytest.raises(ft.NotationError, match=f"no hand has the strength {value}"):
                check_strength(value, side)


@pytest.mark.parametrize("cards", ["", "2C", "2C 3C 4C 5C", "2C 2C 2C 2C 2C", "2C 3C 4C 5C 6C 7C"])
def test_a_hand_is_five_different_cards(cards: str) -> None:
    with pytest.raises(ft.NotationError, match="a hand is 5 different cards"):
        ft.rank(cards.split())


def test_a_hand_of_no_cards_at_all_is_refused() -> None:
    with pytest.raises(ft.NotationError, match="'2X' is not a card"):
        ft.rank(["2X", "3C", "4C", "5C", "6C"])


@pytest.mark.parametrize("side", ["C", "a", None])
def test_there_are_two_sides(side: ft.Side) -> None:
    with pytest.raises(ft.OptionsError, match="sides A and B"):
        ft.rank(["2C", "3C", "4C", "5C", "6C"], side)
    with pytest.raises(ft.OptionsError, match="sides A and B"):
        ft.rank_name(4, side)


@pytest.mark.parametrize("points", [-1, 8, 9, 11, None])
def test_no_other_points_have_a_name(points: int) -> None:
    with pytest.raises(ft.NotationError, match=f"no rank has {points} points"):
        ft.rank_name(points)


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("2C 2M 4S 6T", "pair"),
        ("2C 3C 4C 5C", "nothing"),
        ("2C 3C 4C 5C 6C 9T 9M", "straight flush"),
        ("2C 3M 4S 5T 6C 6M 6S 6T", "four of a kind"),
        ("2C 2M 2S 9T 9M KC", "full house"),
        ("2C 4C 6C 8C 10C 10M", "flush"),
        ("", "nothing"),
    ],
)
def test_the_present_rank_is_the_best_within_a_hand_of_any_size(hand: str, name: str) -> None:
    assert ft.present_rank(hand.split(), ft.Options()).name == name


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (["2C", "2C"], "one of these occurs twice: 2C 2C"),
        (["2C", "3C", "4C", "5C", "6C", "2C"], "one of these occurs twice: 2C 3C 4C 5C 6C 2C"),
        (["2X"], "'2X' is not a card"),
        (None, "a hand is 5 different cards, not None"),
        (5, "a hand is 5 different cards, not 5"),
    ],
)
def test_the_present_rank_is_of_different_cards(cards: list[str], reason: str) -> None:
    with pytest.raises(ft.NotationError, match=reason):
        ft.present_rank(cards, ft.Options())


@pytest.mark.parametrize("wrong", ["x", 0, "", ft.Options])
def test_a_rank_is_by_a_sheet_or_by_options(wrong: Any) -> None:
    with pytest.raises(ft.OptionsError, match=r"sheet is a foretell\.Sheet, not "):
        ft.rank(["2C", "3C", "4C", "5C", "6C"], sheet=wrong)
    with pytest.raises(ft.OptionsError, match=r"options are foretell\.Options, not "):
        ft.present_rank(["2C"], wrong)


@pytest.mark.parametrize("cards", [None, 5, len])
def test_a_hand_is_something_with_cards_in_it(cards: list[str]) -> None:
    with pytest.raises(ft.NotationError, match="a hand is 5 different cards, not "):
        ft.rank(cards)


def test_the_present_rank_follows_side_and_sheet() -> None:
    turned = ft.Sheet("turned", ("tree", "scarab", "mask", "clock"), ft.default_sheet().cards)
    hand = ("2C", "2M", "2S", "9T", "9M", "KC", "10S", "JT", "QM")
    assert ft.present_rank(hand, ft.Options(side="A")).name == "full house"
    assert ft.present_rank(hand, ft.Options(side="B")).name == "straight"
    assert ft.present_rank(["KC", "KM"], ft.Options(sheet=turned)).suit == "mask"
