"""Prospects, the rank after each choice, in positions written by hand."""

from tests.positions import table


def test_a_prospect_by_hand() -> None:
    game = table("9S 9T 4S 6T 10T", first="9C 2M", deck="KT QT 9M")
    prospects = game.view(0).prospects
    assert list(prospects) == ["4S", "9S", "6T", "9T", "10T"]
    assert (prospects["4S"].name, prospects["9S"].name) == ("pair", "nothing")
    assert game.view(1).prospects == game.view(None).prospects == {}
