"""How many bytes a page loads before it is complete. Most visitors come by a link to a table, often on a phone."""

import pytest
from playwright.sync_api import Request

from bench.browser.testbed import NEVER_IDLE
from foretell.locales import languages

from .conftest import Someone
from .person import Person

MOST = {"home": 120_000, "lobby": 134_000, "table": 148_000}
"""Bytes with headers, in the language that needs most: Romanian has letters in further font files."""
COMPLETE = {"home": ".hero", "lobby": "img[src$='qr.svg']", "table": "[data-choice]:enabled"}
PICTURED = "() => [...document.querySelectorAll('svg.face')].every((face) => face.querySelector('use'))"


def size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseHeadersSize"] + sizes["responseBodySize"]


def path_to(screen: str, ada: Person) -> str:
    if screen == "home":
        return "/"
    table = ada.opens_table(players=4, bots=3)
    if screen == "table":
        ada.starts(table)
    return f"/t/{table}"


@pytest.mark.parametrize("screen", MOST)
@pytest.mark.parametrize("language", languages())
def test_the_first_load_is_small(someone: Someone, language: str, screen: str) -> None:
    ada = someone(language=language)
    ada.context.add_init_script(NEVER_IDLE)
    path = path_to(screen, ada)
    requests: list[Request] = []
    ada.page.on("requestfinished", lambda request: requests.append(request))  # noqa: PLW0108 (Playwright marks it)
    ada.open(path)
    ada.page.locator(COMPLETE[screen]).first.wait_for()
    ada.page.wait_for_function(PICTURED)
    ada.page.wait_for_load_state("networkidle")
    assert 80_000 < sum(map(size, requests)) <= MOST[screen]
