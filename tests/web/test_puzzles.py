"""Puzzles in the browser: answers by keys, explanations and progress, on all screens and without a connection."""

import json

import pytest
from playwright.sync_api import Page, expect

from bench.puzzles.page import FILE
from foretell.locales import languages
from foretell.puzzles import THEMES, Puzzle, load_puzzles
from tests.effort import effort
from tests.server.harness import Server

from .conftest import Someone
from .person import PHONE, SIDEWAYS, SMALL, Person
from .test_access import check
from .test_connections import opening, reloads_from_cache, without_server

PAINTED = True
WIDER = """() => [...document.querySelectorAll("main *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
  .filter((one) => !one.closest(".hidden"))
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What is not on the screen."""


def shown(page: Page) -> Puzzle:
    number = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    return load_puzzles()[int(number or 0) - 1]


def choice_of(puzzle: Puzzle, *, right: bool) -> str:
    return next(choice.token for choice in puzzle.choices if puzzle.is_right(choice.token) is right)


def answer(page: Page, puzzle: Puzzle, *, right: bool) -> None:
    page.locator(f'[data-option="{choice_of(puzzle, right=right)}"]').click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "right" if right else "wrong")


def test_answers_are_explained_and_counted(ada: Person) -> None:
    ada.open_home()
    ada.page.locator('a[href="/puzzles"]').click()
    page = ada.page
    first = shown(page)
    expect(page.locator("[data-figure]")).to_have_count(0)
    answer(page, first, right=True)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    expect(page.locator("[data-figure]")).to_have_count(len(first.choices))
    expect(page.locator("[data-verdict]")).to_be_focused()
    page.locator("[data-next-puzzle]").click()
    second = shown(page)
    assert second.id != first.id
    answer(page, second, right=False)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    page.reload()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    assert shown(page).id not in (first.id, second.id)


def test_a_puzzle_by_keys_alone(ada: Person) -> None:
    ada.open("/puzzles")
    page = ada.page
    puzzle = shown(page)
    page.locator(f'[data-option="{choice_of(puzzle, right=True)}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-next-puzzle]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h2")).to_be_focused()
    assert shown(page).id != puzzle.id


def test_nothing_is_given_away_before_the_answer(ada: Person) -> None:
    """What the page contains does not change with the cards that the seat cannot know."""
    content = json.loads(FILE.read_text(encoding="utf-8"))

    def look() -> str:
        ada.open("/puzzles")
        expect(ada.page.locator("[data-option]").first).to_be_visible()
        expect(ada.page.locator("main .face:empty")).to_have_count(0)  # portraits arrive later
        return ada.page.locator("main").inner_html()

    before = look()
    for puzzle in content["puzzles"]:
        puzzle["hands"] = [["2C", "3C", "4C", "5C", "7C"]] * len(puzzle["hands"])
        puzzle["answers"] = [puzzle["choices"][-1][0]]
        puzzle["choices"] = [[token, 0.5, None] for token, _, _ in puzzle["choices"]]
        puzzle["reasons"] = []
        puzzle["instead"] = None
    ada.page.route("**/assets/puzzles-*.json", lambda route: route.fulfill(json=content))
    assert look() == before


@pytest.mark.parametrize("language", effort(("fr", "ro"), languages()))
def test_every_theme_on_a_phone_in_every_language(someone: Someone, language: str) -> None:
    """In a usual run, in the two languages with the longest texts."""
    person = someone(language=language, screen=PHONE)
    person.open("/puzzles")
    page = person.page
    for theme in THEMES:
        page.locator("[data-theme-choice]").select_option(theme)
        expect(page.locator(f'[data-theme-of="{theme}"]')).to_be_visible()
        answer(page, shown(page), right=False)
        assert page.evaluate(WIDER) == [], theme
        assert "⟨" not in page.locator("main").inner_text()
    check(person, f"a puzzle in {language}")


def test_on_its_side_and_by_day(someone: Someone) -> None:
    person = someone(screen=SIDEWAYS, theme="day")
    person.open("/puzzles")
    answer(person.page, shown(person.page), right=True)
    assert person.page.evaluate(WIDER) == []
    check(person, "a puzzle on its side")


@pytest.mark.parametrize("language", effort(("en", "fr", "ro"), languages()))
@pytest.mark.parametrize("screen", [SMALL, (844, 390)])
def test_the_way_to_play_stays_in_sight_on_the_start_page(
    someone: Someone, language: str, screen: tuple[int, int]
) -> None:
    person = someone(language=language, screen=screen)
    person.open_home()
    expect(person.page.locator('a[href="/puzzles"]')).to_have_count(1)
    box = person.button("home-play").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= screen[1]


def test_puzzles_work_without_a_server(someone: Someone, server: Server) -> None:
    with without_server(someone, server, opening("/puzzles"), reloads_from_cache) as person:
        page = person.page
        answer(page, shown(page), right=True)
        page.locator("[data-next-puzzle]").click()
        answer(page, shown(page), right=False)
