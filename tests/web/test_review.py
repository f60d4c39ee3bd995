"""The review of a finished game: from the podium, My games and the replay, on all screens, by mouse and by keys."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from foretell import Record
from foretell.locales import languages
from tests.effort import effort
from tests.server.harness import Server

from .conftest import Someone
from .made_up_review import made_up
from .person import PHONE, Person
from .test_access import check

PAINTED = True
ADDRESS = re.compile(r"/api/v1/tables/\w+/review")
CUT = """() => [...document.querySelectorAll("[data-review] *")]
  .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).overflowX === "visible")
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What is wider than its place in the panel."""


def answers(page: Page, *bodies: str) -> None:
    """The server's answers to requests for a review. The last one is repeated."""
    left = list(bodies)

    def fulfil(route: Route) -> None:
        route.fulfill(content_type="application/json", body=left.pop(0) if len(left) > 1 else left[0])

    page.route(ADDRESS, fulfil)


@pytest.fixture
def finished(someone: Someone, server: Server) -> tuple[Person, str, Record]:
    """Let somebody play a game against a bot to its end. Return the person, the table and the record."""
    ada = someone("Ada")
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.plays_out(table)
    record = ada.page.request.get(f"{server.url}/api/v1/tables/{table}/record").text()
    return ada, table, Record.parse(record)


def test_from_a_game_to_the_reasons_of_its_result(finished: tuple[Person, str, Record]) -> None:
    ada, table, record = finished
    page = ada.page
    answers(page, made_up(record, done=False), made_up(record))
    ada.comes_to(table)
    ada.link("games-review").click()
    page.wait_for_url(re.compile(f"/replay/{table}.*review=yes"))
    panel = page.locator("[data-review]")
    expect(panel).to_have_attribute("data-review", "done")
    shows_parts_that_add_up(ada)
    goes_to_moments(ada)
    reads_the_graph(ada, last=len(record.plies))
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    check(ada, "the review")

    # The panel closes, and the graph stays; the button of the bar ends both.
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-graph]")).to_be_visible()
    page.locator("[data-open-review]").click()
    expect(panel).to_be_visible()
    page.locator("[data-open-review]").click()
    expect(page.locator("[data-graph]")).to_have_count(0)

    # My games leads to it, too.
    ada.open("/games")
    expect(page.locator("[data-review-link]").first).to_have_attribute("href", f"/replay/{table}?review=yes")


def shows_parts_that_add_up(ada: Person) -> None:
    parts = ada.page.locator("[data-part]")
    expect(parts).to_have_count(6)
    values = [int(part.get_attribute("data-value") or "") for part in parts.all()]
    assert sum(values) in (0, 100)
    start, deal, draws, choices, guesses, others = values
    causes = ada.page.locator("[data-cause]")
    sums = [int(cause.get_attribute("data-value") or "") for cause in causes.all()]
    assert sums == [deal + draws, choices + guesses, others]
    verdict = ada.page.locator("[data-verdict]")
    expect(verdict).to_contain_text(re.compile("^You (won|did not win)"))
    expect(verdict).not_to_contain_text("Ada")
    both = ada.words("review-verdict-both", part="luck of the cards", other="your choices")
    expect(verdict).to_contain_text(both)
    assert start + sum(sums) in (0, 100)


def goes_to_moments(ada: Person) -> None:
    """The player's own moments come first. Those of others show the table as the other saw it."""
    page, replay = ada.page, ada.page.locator("[data-replay]")
    moments = page.locator("[data-moment]")
    expect(moments).to_have_count(1)
    expect(moments).to_contain_text(ada.words("review-mark-inaccuracy"))
    expect(moments).to_contain_text(ada.words("review-lost", chance=ada.words("percent", value=9)))
    own = int(moments.get_attribute("data-moment") or "")
    moments.get_by_role("button").click()
    expect(replay).to_have_attribute("data-ply", str(own))
    expect(replay).to_have_attribute("data-eyes-now", "0")
    expect(moments).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-here]")).to_be_visible()
    expect(page.locator("[data-beliefs] table")).to_have_count(1)
    page.locator("[data-filter]").select_option("all")
    expect(moments).to_have_count(2)
    (other,) = {int(one.get_attribute("data-moment") or "") for one in moments.all()} - {own}
    page.locator("[data-scrub]").focus()
    for _ in range(1 if other > own else 2):
        page.keyboard.press("m")
    expect(replay).to_have_attribute("data-ply", str(other))
    expect(replay).to_have_attribute("data-eyes-now", "1")


def reads_the_graph(ada: Person, *, last: int) -> None:
    page = ada.page
    page.locator("[data-plot]").click(position={"x": 1, "y": 20})
    expect(page.locator("[data-replay]")).to_have_attribute("data-ply", "0")
    page.locator("[data-by]").select_option("known")
    expect(page.locator("[data-graph]")).to_have_attribute("data-graph", "known")
    expect(page.locator("[data-sentence]")).to_contain_text("Ada")
    page.get_by_text(ada.words("review-chance-table")).click()
    expect(page.locator("[data-chances]")).to_have_count(2)
    assert last > 0


def test_a_refusal_is_told_and_can_be_tried_again(finished: tuple[Person, str, Record]) -> None:
    ada, table, record = finished
    page = ada.page
    ada.expects("503")
    page.route(ADDRESS, lambda route: route.fulfill(status=503, json={"code": "busy", "reason": "full"}))
    ada.open(f"/replay/{table}?review=yes")
    expect(page.locator("[data-review] [data-refused]")).to_have_text(ada.words("refused-busy"))
    page.unroute(ADDRESS)
    answers(page, made_up(record))
    ada.button("review-again").click()
    expect(page.locator("[data-review]")).to_have_attribute("data-review", "done")
    expect(page.locator("[data-stood-in]")).to_have_count(0)


def test_it_says_which_choices_a_bot_made_in_ones_place(finished: tuple[Person, str, Record]) -> None:
    """The frames here say that a bot made all choices."""
    ada, table, record = finished
    page = ada.page
    page.route(re.compile("/frames"), lambda route: route.fulfill(json=by_bots(route.fetch().json())))
    answers(page, made_up(record))
    ada.open(f"/replay/{table}?review=yes")
    own = sum(ply.seat == 0 for ply in record.replay().record().plies)
    told = page.locator("[data-stood-in]")
    expect(told).to_have_text(ada.words("review-stood-in", name="Ada", yours="yes", count=own, all=own))
    assert page.locator(".stood-in").first.inner_text() == ada.words("review-bot-chose", name="Ada", yours="yes")
    assert page.evaluate("localStorage.getItem('foretell.habits')").endswith('"slips":[]}]')


def by_bots(frames: list[dict[str, object]]) -> list[dict[str, object]]:
    """The same frames, if bots had made all choices."""
    return [frame | {"by": "bot"} for frame in frames]


@pytest.mark.parametrize("language", effort(["ro"], languages()))
def test_a_phone_shows_all_of_it(finished: tuple[Person, str, Record], someone: Someone, language: str) -> None:
    _, table, record = finished
    ben = someone("Ben", language=language, screen=PHONE)
    page = ben.page
    answers(page, made_up(record))
    ben.open(f"/replay/{table}?review=yes")
    panel = page.locator("[data-review]")
    expect(panel).to_have_attribute("data-review", "done")
    assert "⟨" not in page.locator("body").inner_text()
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    moment = page.locator("[data-moment]").first
    ply = moment.get_attribute("data-moment") or ""
    moment.get_by_role("button").click()
    expect(panel).to_have_count(0)
    expect(page.locator("[data-replay]")).to_have_attribute("data-ply", ply)
    page.locator("[data-here]").click()
    expect(panel).to_be_visible()
