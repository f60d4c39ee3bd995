"""Phones, upright and on their side: the whole table is in sight at every moment, and nothing scrolls."""

from pathlib import Path

import pytest

from .conftest import Someone
from .person import PHONE, SIDEWAYS, SMALL, Person
from .tables import every_card

LOOK = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
TABLES: dict[str, dict[str, object]] = {
    "five seats, naming": {"players": 5, "bots": 4, "sheet_code": every_card("rhed*"), "sheet_name": "Naming"},
    "five seats, revealing": {"players": 5, "bots": 4, "sheet_code": every_card("345*"), "sheet_name": "Revealing"},
    "two seats, exchanging": {"players": 2, "bots": 1, "sheet_code": every_card("xt*d"), "sheet_name": "Exchanging"},
}


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
@pytest.mark.parametrize("wishes", TABLES.values(), ids=TABLES.keys())
def test_everything_is_in_sight_on_a_phone(
    someone: Someone, screen: tuple[int, int], wishes: dict[str, object]
) -> None:
    ada = someone("Maximiliane", screen=screen)
    table = ada.opens_table(**wishes)  # type: ignore[arg-type]
    ada.starts(table)
    ada.comes_to(table)
    ada.page.evaluate(LOOK)
    plays_a_round(ada, 11)
    assert ada.page.evaluate("[...window.misfits]") == []
