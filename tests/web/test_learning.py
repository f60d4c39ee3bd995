"""What players learn from their own games: calibration and habits, both under the numbers of *My games*."""

import json

import pytest
from playwright.sync_api import expect

from foretell.locales import languages
from tests.effort import effort

from .conftest import Someone
from .person import SIDEWAYS, SMALL
from .test_access import check

PAINTED = True


def slip(kind: str, lost: float, ply: int) -> dict[str, object]:
    return {"kind": kind, "lost": lost, "ply": ply, "round": 2}


@pytest.mark.parametrize("screen", [SMALL, SIDEWAYS])
@pytest.mark.parametrize("language", effort(["es"], languages()))
def test_how_sure_from_the_prediction_to_the_plot(someone: Someone, language: str, screen: tuple[int, int]) -> None:
    ada = someone("Ada", language=language, screen=screen, sure=True)
    page = ada.page
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.plays_until_predictions(table)
    ada.comes_to(table)
    page.locator("[data-notes] [data-choice]").first.click()
    page.locator("[data-confirm]").click()
    asked = page.locator("[data-sure]")
    expect(asked).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    slider = asked.get_by_role("slider")
    slider.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", ada.words("percent", value=70))
    page.locator("[data-predict]").click()
    expect(asked).to_have_count(0)
    ada.waits_for_the_prediction(table)
    ada.plays_out(table)

    ada.open("/games")
    page.get_by_role("radio", name=ada.words("games-numbers")).check()
    found = page.locator("[data-calibration]")
    expect(found.locator("[data-sentence]")).to_contain_text(ada.words("percent", value=70))
    found.locator("summary").click()
    expect(found.locator("table")).to_have_count(4)
    assert "⟨" not in page.locator("main").inner_text()
    assert found.evaluate("section => section.scrollWidth <= section.clientWidth")


def test_three_habits_with_their_moments(someone: Someone) -> None:
    ada = someone("Ada")
    page = ada.page
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.plays_out(table)
    ada.open("/games")
    page.get_by_role("radio", name=ada.words("games-numbers")).check()
    habits = page.locator("[data-habits]")
    expect(habits).to_contain_text(ada.words("habits-more", count=3))
    expect(page.locator("[data-calibration]")).to_contain_text(ada.words("sure-none"))

    slips = [slip("passing", 0.2, 3), slip("taking", 0.1, 4), slip("prediction", 0.3, 5), slip("asking", 0.05, 6)]
    games = [{"table": key, "seat": 0, "slips": slips if key == table else []} for key in (table, "b", "c")]
    page.evaluate("games => localStorage.setItem('foretell.habits', games)", json.dumps(games))
    ada.open("/games")
    page.get_by_role("radio", name=ada.words("games-numbers")).check()
    expect(habits.locator("[data-habit]")).to_have_count(3)
    assert [one.get_attribute("data-habit") for one in habits.locator("[data-habit]").all()] == [
        "prediction", "passing", "taking",
    ]  # fmt: skip
    check(ada, "the habits")
    habits.locator("[data-try]").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ada.words("try-title"))
    assert page.url.endswith(f"/try/{table}?ply=5&seat=0")
