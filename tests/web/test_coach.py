"""The coach: only against bots, by mouse and by keys, counted in the result."""

import pytest
from playwright.sync_api import expect

from foretell.locales import languages
from tests.effort import effort

from .conftest import Someone
from .person import SIDEWAYS, SMALL
from .test_access import check

PAINTED = True


def test_first_what_i_know_then_what_to_do(someone: Someone) -> None:
    ada = someone("Ada")
    page = ada.page
    table = ada.opens_table(players=3, bots=2)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    page.keyboard.press("c")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ada.words("coach-about"))
    expect(dialog.locator("[data-hints]")).to_have_text(ada.words("coach-count", count=0))
    dialog.locator("[data-know]").click()
    expect(dialog.locator("li")).not_to_have_count(0)
    expect(dialog.locator("[data-hints]")).to_have_text(ada.words("coach-count", count=1))
    dialog.locator("[data-do]").focus()
    page.keyboard.press("Enter")
    advice = dialog.locator("[data-advice]")
    expect(advice).to_be_visible()
    assert advice.get_attribute("data-advice") in ada.view(table)["choices"]
    assert "⟨" not in dialog.inner_text()
    check(ada, "the coach")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    ada.plays_out(table)
    ada.comes_to(table)
    expect(page.locator("[data-over] [data-hints]")).to_have_text(ada.words("games-hints", count=2))
    ada.open("/games")
    expect(page.locator("[data-hints]")).to_have_text(ada.words("games-hints", count=2))


@pytest.mark.parametrize("screen", [SMALL, SIDEWAYS])
@pytest.mark.parametrize("language", effort(["ro"], languages()))
def test_a_phone_finds_it_in_the_menu(someone: Someone, language: str, screen: tuple[int, int]) -> None:
    ada = someone("Ada", language=language, screen=screen)
    page = ada.page
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    page.locator("[data-menu]").click()
    page.locator("[data-coach]").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("[data-know]").click()
    dialog.locator("[data-do]").click()
    expect(dialog.locator("[data-advice]")).to_be_visible()
    assert "⟨" not in dialog.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_there_is_none_beside_other_people(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben")
    table = ada.opens_table(players=2)
    ben.sits_down(table, 1)
    ada.starts(table, ben)
    ada.comes_to(table)
    ada.page.locator("[data-menu]").click()
    expect(ada.button("bar-leave")).to_be_visible()
    expect(ada.page.locator("[data-coach]")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
