"""Nothing that lies on the table changes its place or size within a round; only cards, tokens and runes move."""

from itertools import product
from pathlib import Path

import pytest

from foretell.locales import languages
from tests.effort import effort

from .conftest import Someone
from .person import Person
from .tables import every_card
from .test_sizes import plays_a_round

STILLNESS = (Path(__file__).parent / "stillness.js").read_text(encoding="utf-8")
FITS = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (2560, 1440))
TOUCHED = SIZES[:4]
"""Screens without a mouse."""
TABLES = {"usual": (3, None), "naming": (5, "rhed*"), "revealing": (4, "345*"), "exchanging": (2, "xt*d")}
"""How many players, and the effects of every card."""
FEW = (
    ((1280, 720), "en", "usual"),
    ((360, 640), "fr", "naming"),
    ((844, 390), "ro", "revealing"),
    ((1440, 900), "es", "exchanging"),
)
"""What `make test` watches: a whole game at the first of these tables, one round at the others."""
ALL = tuple(product(SIZES, languages(), TABLES))


def named(case: tuple[tuple[int, int], str, str]) -> str:
    (width, height), language, table = case
    return f"{width}x{height}-{language}-{table}"


def watched(someone: Someone, screen: tuple[int, int], language: str, kind: str) -> Person:
    """A person at a table with bots, whose page is watched."""
    players, effects = TABLES[kind]
    ada = someone("Maximiliane", screen=screen, touch=screen in TOUCHED, language=language, log=False)
    sheet = {} if effects is None else {"sheet_code": every_card(effects), "sheet_name": effects, "discard": "bending"}
    table = ada.opens_table(players=players, bots=players - 1, **sheet)
    ada.starts(table)
    ada.comes_to(table)
    ada.page.evaluate(FITS)
    ada.page.evaluate(STILLNESS)
    return ada


@pytest.mark.parametrize("case", effort(FEW, ALL), ids=named)
def test_the_table_stands_still(someone: Someone, case: tuple[tuple[int, int], str, str]) -> None:
    """And everything that can be chosen is in sight all the time."""
    ada = watched(someone, *case)
    if effort(case != FEW[0], thorough=False):
        plays_a_round(ada, 3)
    else:
        ada.finish_game(3)
    assert ada.page.evaluate("window.moves") == []
    assert ada.page.evaluate("[...window.misfits]") == []
    assert ada.page.evaluate("window.looks") > 20
