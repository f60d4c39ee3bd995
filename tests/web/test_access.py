"""axe-core finds nothing: on any screen, at any moment of a game, in both themes."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from foretell.server import pages
from tests.effort import THOROUGH, effort

from .conftest import Someone
from .person import DESKTOP, PHONE, Person
from .tables import duel, every_card

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  // What is seen on a button is part of its name, for those who say it to their machine.
  const rules = only ? {} : { rules: { "label-content-name-mismatch": { enabled: true } } };
  const found = await axe.run(document, { resultTypes: ["violations"], ...rules, ...(only ? { runOnly: only } : {}) });
  const why = (node) => node.any.map((one) => one.message).join("; ");
  return found.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.target} ${node.html.slice(0, 160)} ${why(node)}`));
}"""
PAINTED = True
"""axe looks at colours."""
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
ONE_SCREEN = SCREENS if THOROUGH else pytest.mark.parametrize("screen", [DESKTOP], ids=["desktop"])
"""For the longest tests."""


def violations(page: Page, only: list[str] | None) -> list[str]:
    """What axe has to say."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, only)
    return found


def check(person: Person, what: str) -> None:
    """Nothing is found as it is, and no colour is too weak in the other theme either.

    A phone has the same colours, so a usual run looks at the other theme on the desktop only.
    """
    page = person.page
    assert violations(page, None) == [], f"{what}, by night"
    if effort(person.screen == PHONE, thorough=False):
        return
    page.evaluate("document.documentElement.dataset.theme = 'day'")
    assert violations(page, ["color-contrast"]) == [], f"{what}, by day"
    page.evaluate("document.documentElement.dataset.theme = 'night'")


PAGES = ("/", *(f"/{screen}" for screen in pages.SCREENS), "/nowhere", "/t/ABCDEF", "/replay/nothing")


@SCREENS
def test_every_page(someone: Someone, screen: tuple[int, int]) -> None:
    """Each page fits in width, too."""
    ada = someone(screen=screen)
    ada.expects("404")
    for path in PAGES:
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_attached()
        check(ada, path)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= screen[0], f"{path} is too wide"


@SCREENS
def test_a_lobby(someone: Someone, screen: tuple[int, int]) -> None:
    ada = someone(screen=screen)
    table = ada.opens_table(players=5, bots=3)
    ada.open(f"/t/{table}")
    expect(ada.button("lobby-start")).to_be_visible()
    check(ada, "the owner's lobby")
    ben = someone("Ben", screen=screen)
    ben.open(f"/t/{table}")
    expect(ben.button("seat-sit")).to_be_visible()
    check(ben, "the lobby of somebody who stands")


def decide(person: Person, token: str, screen: tuple[int, int]) -> None:
    """With what there is for it: a mouse or a finger."""
    ply = person.ply
    if screen == PHONE:
        person.tap(token)
    else:
        person.lit(token).click()
    person.wait_for_ply(ply + 1)


@SCREENS
def test_a_table(someone: Someone, screen: tuple[int, int]) -> None:
    """One's own turn, effects, waiting, predictions, the Unfolding, the podium."""
    language = "ro" if screen == PHONE else "fr"
    ada, ben = someone("Ada", screen=screen, language=language), someone("Ben", screen=screen, language="it")
    table = ada.opens_table(players=2, sheet_code=every_card("he3*"), sheet_name="All", clock="relaxed")
    ben.sits_down(table, 1)
    for person in (ada, ben):
        person.open(f"/t/{table}")
    ada.starts(table)
    ada.wait_for_turn()
    check(ada, "one's own turn")
    ben.wait_for_ply(0)
    check(ben, "waiting")
    decide(ada, ada.view(table)["hand"][0], screen)
    ada.wait_for_turn()
    check(ada, "Hypnosis")
    decide(ada, "@1", screen)
    ada.wait_for_turn()
    decide(ada, "@1", screen)
    ben.wait_for_turn()
    check(ben, "hiding a card")
    decide(ben, ben.choices[0], screen)
    ada.wait_for_turn()
    check(ada, "picking a revealed card")


def test_predictions_the_unfolding_and_the_podium(someone: Someone) -> None:
    _, ada, ben = duel(someone, effects="d*", log=False)
    ada.page.locator('[data-choice="allin"]').dblclick()
    while ada.phase != "predict":
        ben.wait_for_turn()
        if ben.phase == "play":
            ben.pass_()
            ada.wait_for_ply(ben.ply)
    ada.wait_for_turn()
    check(ada, "predicting")
    ada.lit("=0").click()
    expect(ada.page.locator("[data-confirm]")).to_be_focused()
    check(ada, "a prediction to confirm")
    ada.choose("=0")
    check(ada, "predicted")
    ben.wait_for_turn()
    ben.predict("=0")
    expect(ben.page.locator("[data-unfolding]")).to_be_visible()
    check(ben, "the Unfolding")
    for person in (ada, ben):
        person.play_by_itself(9)
    for person in (ada, ben):
        person.wait_for_the_end()
    ada.page.locator("[data-verify]").click()
    expect(ada.page.locator("[data-over] .fair li").first).to_be_visible()
    check(ada, "the podium")


DIALOGS = {
    "the player aid": ["[data-aid]"],
    "the rules": ["[data-menu]", ".menu button >> nth=0"],
    "settings": ["[data-menu]", "[data-settings]"],
    "keys": ["[data-menu]", ".menu button >> nth=2"],
    "leaving": ["[data-menu]", "[data-leave]"],
    "a player": ['[data-spot="seat-1"]'],
    "the deck": ['[data-spot="deck"]'],
}
"""What to press for each of them."""


@ONE_SCREEN
def test_dialogs_and_panels_of_a_table(someone: Someone, screen: tuple[int, int]) -> None:
    ada = someone(screen=screen)
    table = ada.opens_table(players=5, bots=4)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    for name, presses in DIALOGS.items():
        for press in presses:
            ada.page.locator(press).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        if name == "the rules":
            expect(ada.page.get_by_role("dialog").get_by_role("heading", level=2).nth(1)).to_be_visible()
        check(ada, f"the dialog of {name}")
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.locator("[data-menu]").click()
    check(ada, "the menu")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".menu")).to_have_count(0)
    expect(ada.page.locator("[data-menu]")).to_be_focused()
    ada.page.locator("[data-side]").click()
    check(ada, "the log")
    ada.page.locator('[data-tab="chat"]').click()
    ada.button("emote-hello").click()
    expect(ada.page.get_by_role("list", name=ada.words("chat-title")).get_by_role("listitem")).to_contain_text("Ada")
    check(ada, "the chat")


@ONE_SCREEN
def test_a_replay(someone: Someone, screen: tuple[int, int]) -> None:
    ada = someone(screen=screen)
    table = ada.opens_table(players=4, bots=3)
    ada.starts(table)
    last = ada.plays_out(table)
    ada.open(f"/replay/{table}?ply=7&eyes=open")
    expect(ada.page.locator("[data-replay]")).to_have_attribute("data-eyes-now", "open")
    check(ada, "a replay")
    ada.page.locator("[data-scrub]").fill(str(last))
    expect(ada.page.locator("[data-unfolding]")).to_be_visible()
    check(ada, "the Unfolding in a replay")
    ada.open("/games")
    expect(ada.page.locator("main a[href*='/replay/']").first).to_be_visible()
    check(ada, "one's games")
