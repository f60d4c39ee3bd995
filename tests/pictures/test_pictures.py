"""Pictures for notebooks are drawn from the shapes of the browser table."""

import re
import subprocess
import sys
from pathlib import Path
from xml.dom.minidom import parseString

import pytest

import foretell as ft
from foretell.pictures import card_pictures
from foretell.pictures.card_pictures import card_face, cards_picture
from foretell.players import RandomPlayer
from foretell.runner import play_game
from tests.properties.tables import sheet_of

ROOT = Path(__file__).parents[2]
ART = ROOT / "web" / "src" / "art"


def test_the_shapes_are_up_to_date() -> None:
    """If this fails, run `python distribution/card_shapes.py`."""
    subprocess.run([sys.executable, ROOT / "distribution" / "card_shapes.py", "--check"], check=True)


def test_cards_are_put_together_as_in_the_browser() -> None:
    source = (ART / "Card.svelte").read_text("utf-8") + (ART / "face.ts").read_text("utf-8")
    for name, scale in card_pictures.SCALES.items():
        assert re.search(rf"\b{name}: {scale:g}\b", source)
    for value, ornament in card_pictures.ORNAMENTS.items():
        assert f'{value}: "{ornament}"' in source
    column = (card_pictures.EFFECTS_X, card_pictures.EFFECTS_TOP, card_pictures.EFFECTS_BOTTOM, card_pictures.MAX_STEP)
    assert "x: {}, top: {}, bottom: {}, most: {}".format(*column) in source
    for part in (
        "translate(60 74) scale(.94)",
        "translate(98 137.6) rotate(180) scale(.6)",
        'y="29.8"',
        'height="18.5"',
    ):
        assert part in source
        assert any(part in card_face(card) for card in ft.CARDS)
    for place in ('x="4" y="28.4"', 'x="17.5" y="27"'):
        assert place in source
        assert any(place in card_face(card) for card in ft.CARDS)


def test_every_card_of_every_sheet_has_a_picture() -> None:
    for sheet in (ft.default_sheet(), sheet_of(1), sheet_of(2)):
        svg = cards_picture((*ft.CARDS, None), sheet).svg
        parseString(svg)
        ids = set(re.findall(r'id="([^"]+)"', svg))
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids


def test_a_notebook_shows_cards() -> None:
    hand = ft.picture("7C JM R1")
    assert re.findall("<title>(.*?)</title>", hand._repr_svg_()) == ["7C", "JM", "R1"]
    assert ft.picture(["7C", "JM", "R1"]) == hand
    assert repr(hand).startswith("<Picture of ")
    for wrong in ("7X", 7, [None]):
        with pytest.raises(ft.NotationError):
            ft.picture(wrong)  # type: ignore[arg-type]


def titles(svg: str) -> list[str]:
    parseString(svg)
    return re.findall("<title>(.*?)</title>", svg)


def test_a_picture_of_a_view_shows_no_hidden_card() -> None:
    game, player = ft.Game(ft.Options(3), ft.seed_of("tea")), RandomPlayer(3)
    for _ in range(30):
        game.play(player.choose(game.view(game.actors[0])))
        for seat in (0, None):
            view = game.view(seat)
            visible = [card for row in view.rows for card in row if card is not None]
            known = [card for cards in view.known for card in cards]
            assert sorted(titles(view._repr_svg_())) == sorted(visible + known)


def test_games_positions_and_unfoldings() -> None:
    game, player = ft.Game(ft.Options(2), ft.seed_of("tea")), RandomPlayer(3)
    held = [card for hand in game.position().hands for card in hand]
    assert set(held) < set(titles(game._repr_svg_()))
    assert game._repr_svg_() == game.position()._repr_svg_()
    play_game(game, lambda _, view: player.choose(view))
    unfolding = game.unfoldings[0]
    svg = unfolding._repr_svg_()
    assert titles(svg) == [card for hand in unfolding.hands for card in hand]
    assert f"Seat {unfolding.best}: {unfolding.ranks[unfolding.best].name}, the best hand." in svg
