"""Phones, upright and on their side: the whole table is in sight at every moment, and nothing scrolls.

A notice lies over nothing that one may choose.

All in languages that need more room than English.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import Someone
from .person import LONG, PHONE, SIDEWAYS, SMALL, Person
from .tables import every_card

LOOK = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
TABLES = {"naming": (5, "rhed*", "fr"), "revealing": (5, "345*", "ro"), "exchanging": (2, "xt*d", "es")}
"""How many players, what their cards do, and which language it is said in."""
SOCKET = re.compile("/socket$")
REFUSED = json.dumps({"type": "refused", "code": "too_fast", "reason": "", "ply": 0, "choices": []})
"""What the page has a notice for, which stays for the first choices."""


def plays_a_round(person: Person, seed: int) -> None:
    """Until its Unfolding, or a little further."""
    person.page.evaluate(
        """() => new MutationObserver(() => {
          window.unfolded ||= document.querySelector("[data-unfolding]") !== null;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    person.play_by_itself(seed)
    person.page.wait_for_function("() => window.unfolded", timeout=LONG)


def listened_to(person: Person) -> list[WebSocketRoute]:
    """The lines to a table that are opened from now on, in which one can speak for the server."""
    lines: list[WebSocketRoute] = []

    def join(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    person.page.route_web_socket(SOCKET, join)
    return lines


@pytest.mark.parametrize("screen", [PHONE, SMALL, SIDEWAYS], ids=["phone", "small", "sideways"])
@pytest.mark.parametrize(("players", "effects", "language"), TABLES.values(), ids=TABLES.keys())
def test_everything_is_in_sight_on_a_phone(
    someone: Someone, screen: tuple[int, int], players: int, effects: str, language: str
) -> None:
    ada = someone("Maximiliane", screen=screen, language=language)
    table = ada.opens_table(
        players=players, bots=players - 1, sheet_code=every_card(effects), sheet_name=effects, discard="bending"
    )
    lines = listened_to(ada)
    ada.starts(table)
    ada.comes_to(table)
    ada.page.evaluate(LOOK)
    lines[-1].send(REFUSED)
    expect(ada.page.locator("[popover] .bad")).to_be_visible()
    plays_a_round(ada, 11)
    assert ada.page.evaluate("[...window.misfits]") == []
