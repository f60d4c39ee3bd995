"""The lesson: a learner follows the coach through the first round, and then plays alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.effort import effort

from .conftest import Someone
from .person import DESKTOP, LONG, PHONE, SMALL, Person

STORY = ("JM", "+4S", "use", "x3M", "!4C", "9M", "@2", "^4T", "10C", "~4M", "-AC", "^R1", "=0")
"""What the coach asks for."""


def reads_on(person: Person) -> None:
    """Read until the coach waits for a choice."""
    person.page.wait_for_function(
        """() => {
          const next = document.querySelector("[data-lesson-next]");
          if (next) next.click();
          const table = document.querySelector("[data-phase]");
          return !next && table?.dataset.ready === "true" && document.querySelector("[data-choice]:enabled") !== null;
        }"""
    )


@pytest.mark.parametrize("screen", effort([PHONE], [DESKTOP, PHONE]), ids=effort(["phone"], ["desktop", "phone"]))
def test_the_coach_leads_through_a_round_and_then_lets_go(someone: Someone, screen: tuple[int, int]) -> None:
    ada = someone(screen=screen)
    page = ada.page
    ada.open("/learn")
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "welcome")
    page.locator("[data-lesson-next]").click()
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "hand")
    page.locator("[data-lesson-back]").click()
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "welcome")
    for token in STORY:
        reads_on(ada)
        assert token in ada.choices
        ply = ada.ply
        other = next((choice for choice in ada.choices if choice not in (token, "allin")), None)
        if other is not None and screen == DESKTOP:
            # Anything else is not chosen, and the coach says what is asked.
            ada.lit(other).click()
            expect(page.locator('[data-spot="prompt"]')).to_contain_text(ada.words("lesson-instead"))
            assert ada.ply == ply
        if screen == PHONE:
            ada.tap(token)
        elif token == "=0":
            ada.predict(token)
        else:
            ada.lit(token).click()
        if token != "=0":
            ada.wait_for_ply(ply + 1)
    # The coach explains the showdown while it is there to see.
    expect(page.locator("[data-step=summary]")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "scored")
    page.locator("[data-go-on]").click()
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "own")
    reads_on(ada)
    assert len(ada.choices) > 1

    # The second round is one's own; then the coach takes leave, and the table stays.
    ada.play_by_itself(1)
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "end", timeout=LONG)
    page.locator("[data-lesson-on]").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))


@pytest.mark.parametrize("screen", effort([SMALL], [SMALL, (390, 844)]), ids=str)
def test_the_box_for_questions_is_not_empty_on_a_phone(someone: Someone, screen: tuple[int, int]) -> None:
    """It has the button that goes on, and later the question."""
    ada = someone(screen=screen, touch=True, language="fr")
    page = ada.page
    ada.open("/learn")
    forward = page.locator("[data-lesson-next]")
    prompt = page.locator('[data-spot="prompt"]')
    within = """([inner, outer]) => {
      const [one, other] = [inner, outer].map((selector) => document.querySelector(selector).getBoundingClientRect());
      return one.top >= other.top && one.bottom <= other.bottom && one.left >= other.left && one.right <= other.right;
    }"""
    for _ in range(5):
        page.wait_for_function(within, arg=["[data-lesson-next]", '[data-spot="prompt"]'])
        forward.click()
    expect(forward).to_have_count(0)
    expect(ada.prompt).to_have_text(ada.words("ask-play", allin="yes"))
    box = ada.prompt.bounding_box()
    assert box is not None
    assert box["width"] > 100, "the question is in sight"
    expect(prompt).to_contain_text(ada.words("ask-play", allin="yes"))


def test_a_lesson_is_among_the_games_and_its_replay_can_be_shared(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben")
    table = ada.call("POST", "/lesson", {"name": "Ada"})["table"]["id"]
    ada.open("/games")
    row = ada.page.get_by_role("listitem").filter(has_text=ada.words("games-lesson"))
    row.get_by_role("link", name=ada.words("games-go-on")).click()
    expect(ada.page.locator("[data-coach]")).to_have_attribute("data-coach", "welcome")
    ada.plays_out(table)
    ada.open("/games")
    row.get_by_role("link", name=ada.words("games-replay")).click()
    expect(ada.page.locator("[data-replay]")).to_have_attribute("data-ply", "0")
    ben.open(f"/replay/{table}")
    expect(ben.page.locator("[data-replay]")).to_have_attribute("data-ply", "0")


def test_a_lesson_goes_on_after_a_reload_and_can_be_left(ada: Person) -> None:
    ada.open("/learn")
    reads_on(ada)
    ada.lit("JM").click()
    ada.wait_for_ply(1)
    ada.page.reload()
    ada.wait_for_turn()
    expect(ada.page.locator("[data-coach]")).to_have_attribute("data-coach", "take")
    ada.page.locator("[data-skip-lesson]").click()
    ada.page.wait_for_url(re.compile(r"/t/\w+$"))
    ada.wait_for_turn()
    assert ada.phase == "take"
