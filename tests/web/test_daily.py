"""The deal of the day in the browser: from the start page to a score to share."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from foretell.locales import languages
from foretell.players import LEVELS
from tests.effort import effort
from tests.server.harness import Server
from tests.server.test_daily import REVIEWS_OFF, at_noon

from .conftest import STEADY, Someone
from .person import SIDEWAYS, SMALL
from .test_access import check

PAINTED = True
SHARE = "🔮🟩 🌫️🟧 🔮🟥"


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, whose clock begins at noon: the day does not change during a test.

    It is noon of tomorrow: if midnight passes during the run, the clock of the browser still shows no later day.
    """
    data = tmp_path_factory.mktemp("daily") / "data"
    with at_noon(Server(data, "--site", str(site), *STEADY, *REVIEWS_OFF), days=1) as running:
        yield running


def scored(page: Page, *, levels: int = len(LEVELS)) -> None:
    """Answer as a server that has computed the score. The tests of the server check real scores."""

    def answer(route: Route) -> None:
        day = route.fetch().json()
        rounds = [
            {"right": right, "worst": worst} for right, worst in ((True, None), (False, "mistake"), (True, "blunder"))
        ]
        own = {"name": "A name that is quite long", "points": 64, "days": 1, "you": True}
        other = own | {"name": "Ben", "points": 90, "you": False}
        day["scoring"] = "done"
        day["score"] = {"points": 64, "error": 11, "result": 100, "luck": 36, "rounds": rounds}
        day["share"] = f"Foretell {day['date']} · 64\n{SHARE}"
        points = [{"level": level, "points": 10 * number - 45} for number, level in enumerate(LEVELS[:levels])]
        day["comparison"] = {"players": 2, "mean": 77, "better": 1, "best": [other, own], "levels": points}
        day["week"], day["my_week"] = [other | {"days": 3}], own
        route.fulfill(body=json.dumps(day), content_type="application/json")

    page.route("**/api/v1/daily", lambda route: answer(route) if route.request.method == "GET" else route.continue_())


def test_from_the_start_page_to_the_score(someone: Someone, server: Server) -> None:
    ada = someone("Ada")
    page = ada.page
    ada.open("/")
    page.locator("[data-daily]").click()
    page.wait_for_url(re.compile("/daily$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(ada.words("screen-daily"))
    check(ada, "the deal of the day before the game")
    page.locator("[data-play-day]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    ada.open("/daily")
    expect(page.locator(f"main a[href='/t/{table}']")).to_have_text(ada.words("daily-go-on"))
    ada.plays_out(table)
    ada.comes_to(table)
    over = page.locator("[data-over]")
    expect(over).to_contain_text(ada.words("over-day-sealed"))
    expect(over.locator("[data-verify], [data-rematch], [download]")).to_have_count(0)
    over.locator("[data-day]").click()
    page.wait_for_url(re.compile("/daily$"))
    expect(page.locator("[data-scoring=never]")).to_have_text(ada.words("daily-never"))

    scored(page)
    ada.open("/daily")
    expect(page.locator("[data-share] li")).to_have_count(3)
    expect(page.locator("[data-scoring] td").last).to_have_text("−45")
    check(ada, "the score of the day")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    page.locator("[data-copy]").click()
    expect(page.get_by_text(ada.words("daily-copied"))).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines()[1:] == [SHARE, f"{server.url}/daily"]
    page.locator("[data-again]").click()
    page.wait_for_url(re.compile("/t/"))
    assert not page.url.endswith(table)


@pytest.mark.parametrize("screen", [SMALL, SIDEWAYS])
@pytest.mark.parametrize("language", effort(["fr", "ro"], languages()))
def test_it_fits_on_a_phone_and_play_stays_in_sight(someone: Someone, language: str, screen: tuple[int, int]) -> None:
    ada = someone("Ada", language=language, screen=screen)
    page = ada.page
    ada.open("/")
    play = page.locator(".play").bounding_box()
    assert play is not None
    assert play["y"] + play["height"] <= screen[1], "the way to play is in sight without scrolling"
    expect(page.locator("[data-daily]")).to_have_count(1)
    ada.call("POST", "/daily", {"name": "Ada"})
    ada.open("/daily")
    expect(page.locator("[data-day-form]")).to_be_visible()
    assert "⟨" not in page.locator("body").inner_text()
    page.locator("summary").first.click()
    assert not re.search(r"\d{4}-\d\d-\d\d", page.locator("main").inner_text()), "days are written out"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
