"""A position of a finished game, tried against bots: from a review, from a replay and by a link."""

import re

import pytest
from playwright.sync_api import expect

from foretell import Record
from foretell.locales import languages
from tests.effort import effort
from tests.server.harness import Server

from .conftest import Someone
from .made_up_review import made_up
from .person import SIDEWAYS, SMALL, Person
from .test_access import check
from .test_review import answers, finished  # noqa: F401 (a fixture)

PAINTED = True
Finished = tuple[Person, str, Record]


def test_from_a_moment_to_the_end_of_another_game(
    finished: Finished,  # noqa: F811 (the fixture)
    server: Server,
) -> None:
    ada, table, record = finished
    page = ada.page
    answers(page, made_up(record))
    ada.open(f"/replay/{table}?review=yes")
    moment = page.locator("[data-moment]").first
    ply = moment.get_attribute("data-moment")
    moment.locator("[data-try]").click()
    page.wait_for_url(re.compile(f"/try/{table}\\?ply={ply}&seat=0"))
    expect(page.get_by_role("heading", level=1)).to_have_text(ada.words("try-title"))
    check(ada, "the position to try")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    page.locator("[data-copy]").click()
    expect(page.get_by_text(ada.words("try-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url

    # By keyboard to the private table, which says what it is.
    page.locator("[data-trying] [type=submit]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("[data-branch]")).to_have_count(1)
    branch = page.url.rpartition("/")[2]
    ada.plays_out(branch)
    ada.comes_to(branch)
    over = page.locator("[data-over]")
    expect(over).to_contain_text(ada.words("over-branch"))
    expect(over.locator("[data-rematch]")).to_have_count(0)
    over.locator("[data-try]").click()
    page.wait_for_url(re.compile(f"/try/{table}\\?ply={ply}&seat=0"))

    ada.open("/games")
    expect(page.get_by_text(ada.words("games-branch"), exact=True)).to_be_visible()


@pytest.mark.parametrize("screen", [SMALL, SIDEWAYS])
@pytest.mark.parametrize("language", effort(["fr"], languages()))
def test_somebody_else_gets_a_table_of_their_own(
    finished: Finished,  # noqa: F811 (the fixture)
    someone: Someone,
    language: str,
    screen: tuple[int, int],
) -> None:
    _, table, record = finished
    ben = someone("Ben", language=language, screen=screen)
    page = ben.page
    ben.open(f"/replay/{table}?ply=3&eyes=1")
    page.locator("[data-replay]").wait_for()
    page.locator("[data-menu]").click()
    page.locator("[data-try]").click()
    page.wait_for_url(re.compile(f"/try/{table}\\?ply=3&seat=1"))
    expect(page.locator("main, body").first).to_contain_text(record.names[1])
    assert "⟨" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-trying] [type=submit]").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("[data-choosing], [data-spot=prompt]").first).to_be_visible()


def test_a_game_that_goes_on_or_does_not_exist_says_so(someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.opens_table(players=2, bots=1)
    ada.open(f"/try/{table}?ply=0")
    expect(ada.page.locator("[data-refused]")).to_have_text(ada.words("refused-not-over"))
    ada.expects("404")
    ada.open("/try/zzzzzzzzzzzzzzzz?ply=0")
    expect(ada.page.locator("[data-refused]")).to_have_text(ada.words("refused-no-table"))
