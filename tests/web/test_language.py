"""Another language during a game: the page is not reloaded, loses nothing, and shows all texts in the new language."""

import pytest
from playwright.sync_api import expect

from .conftest import Someone
from .tables import duel


@pytest.mark.parametrize("language", ["fr", "ro"])
def test_the_language_changes_in_mid_game(someone: Someone, language: str) -> None:
    table, ada, ben = duel(someone, effects="xt*")
    played = ada.view(table)["hand"][0]
    ada.choose(played)
    ply, choices = ada.ply, ada.choices
    ada.page.evaluate("window.sameDocument = true")
    ada.page.locator("[data-menu]").click()
    ada.page.locator("[data-settings]").click()
    dialog = ada.page.get_by_role("dialog", name=ada.words("settings-title"))
    dialog.get_by_label(ada.words("settings-language")).select_option(language)
    ada.language = language
    expect(ada.page.get_by_role("dialog", name=ada.words("settings-title"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.prompt).to_have_text(ada.words("ask-exchange", bending="no"))
    ada.reads("played", me="yes", name="Ada", cards=ada.words(f"card-{played}.the"))
    assert (ada.ply, ada.choices) == (ply, choices)
    assert ada.page.evaluate("window.sameDocument")
    assert "⟨" not in ada.page.locator("body").inner_text(), "a text is missing"
    ada.choose("skip")
    ben.wait_for_ply(ada.ply)
    ben.reads("declined", me="no", name="Ada", effect=ben.words("effect-exchange"))
    # It is kept.
    ada.page.reload()
    ada.wait_for_turn()
    expect(ada.prompt).to_have_text(ada.words("ask-take", bending="no"))
