import pytest

import foretell as ft
from foretell.sheets import EFFECTS, SUIT_LETTERS, SUITS, VALUES, card_number, card_set, cards_in


def test_a_cards_number_is_suit_times_13_plus_value() -> None:
    for suit, letter in enumerate(SUIT_LETTERS):
        for value, name in enumerate(VALUES):
            assert card_number(name + letter) == suit * 13 + value
    assert (card_number("R1"), card_number("R2")) == (52, 53)


def test_cards_are_listed_in_the_order_of_their_numbers() -> None:
    assert [card_number(card) for card in ft.CARDS] == list(range(54))


def test_suits_and_effects_have_the_rulebooks_names() -> None:
    assert [suit[0].upper() for suit in SUITS] == list(SUIT_LETTERS)
    names = ["take", "exchange", "draw", "reveal 3", "reveal 4", "reveal 5", "rune", "hypnosis", "eye"]
    names += ["reveal 1", "reveal 2", "reveal 6", "reveal 7"]  # later, so that the others kept their numbers
    assert dict(enumerate(names, 1)) == EFFECTS


@pytest.mark.parametrize("word", ["", "1C", "11C", "10", "C10", "jm", "JM ", "R3", "R", "2X", "🂡"])
def test_a_wrong_card_is_refused_with_a_hint(word: str) -> None:
    with pytest.raises(ft.NotationError, match=r"is not a card; write a value .* as in 10T, or R1 or R2"):
        card_number(word)


def test_a_long_word_is_cut_in_the_error() -> None:
    with pytest.raises(ft.NotationError) as caught:
        card_number("x" * 10_000)
    assert len(str(caught.value)) < 200


def test_sets_of_cards_go_there_and_back() -> None:
    for cards in ((), ("2C",), ("R2", "2C", "KT"), ft.CARDS):
        assert set(cards_in(card_set(list(cards)))) == set(cards)
    assert cards_in(card_set(("R2", "2C", "KT"))) == ("2C", "KT", "R2")
    with pytest.raises(ft.NotationError):
        card_set(("2C", "2X"))
