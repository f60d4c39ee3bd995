"""Phones, upright and on their side: the whole table is in sight at every moment, and nothing scrolls.

In languages that need more room than English.
"""

from pathlib import Path

import pytest

from .conftest import Someone
from .person import PHONE, SIDEWAYS, SMALL, Person
from .tables import every_card

LOOK = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
TABLES = {"naming": (5, "rhed*", "fr"), "revealing": (5, "345*", "ro"), "exchanging": (2, "xt*d", "es")}
"""How many players, what their cards do, and which language it is said in."""


def plays_a_round(person: Person, seed: int) -> None:
    """Until its Unfolding, or a little further."""
    person.page.evaluate(
        """() => new MutationObserver(() => {
          window.unfolded ||= document.querySelector("[data-unfolding]") !== null;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    person.play_by_itself(seed)
    person.page.wait_for_function("() => window.unfolded", timeout=60_000)


@pytest.mark.parametrize("screen", [PHONE, SMALL, SIDEWAYS], ids=["phone", "small", "sideways"])
@pytest.mark.parametrize(("players", "effects", "language"), TABLES.values(), ids=TABLES.keys())
def test_everything_is_in_sight_on_a_phone(
    someone: Someone, screen: tuple[int, int], players: int, effects: str, language: str
) -> None:
    ada = someone("Maximiliane", screen=screen, language=language)
    table = ada.opens_table(
        players=players, bots=players - 1, sheet_code=every_card(effects), sheet_name=effects, discard="bending"
    )
    ada.starts(table)
    ada.comes_to(table)
    ada.page.evaluate(LOOK)
    plays_a_round(ada, 11)
    assert ada.page.evaluate("[...window.misfits]") == []
