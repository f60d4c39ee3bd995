"""axe-core finds no problem on any screen, in any phase of a game, in either theme."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from foretell.server import pages
from tests.effort import effort

from .conftest import Someone
from .person import DESKTOP, PHONE, Person
from .tables import every_card

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([only, within]) => {
  // What is seen on a button is part of its name, for those who say it to their machine.
  const rules = only ? { runOnly: only } : { rules: { "label-content-name-mismatch": { enabled: true } } };
  const found = await axe.run(document.querySelector(within), { resultTypes: ["violations"], ...rules });
  const why = (node) => node.any.map((one) => one.message).join("; ");
  return found.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.target} ${node.html.slice(0, 160)} ${why(node)}`));
}"""
PAINTED = True
"""axe looks at colours."""
ON_DESKTOP = pytest.param(DESKTOP, "day", id="desktop")
ON_PHONE = pytest.param(PHONE, "night", id="phone")
SCREENS = pytest.mark.parametrize(("screen", "theme"), [ON_DESKTOP, ON_PHONE])
"""Both screens have the same colours, so a usual run looks at each of them in another theme."""
DESKTOP_FIRST = pytest.mark.parametrize(("screen", "theme"), effort([ON_DESKTOP], [ON_DESKTOP, ON_PHONE]))
PHONE_FIRST = pytest.mark.parametrize(("screen", "theme"), effort([ON_PHONE], [ON_PHONE, ON_DESKTOP]))
"""One screen in a usual run."""
ONE_SCREEN = pytest.mark.parametrize(
    "screen", effort([DESKTOP], [DESKTOP, PHONE]), ids=effort(["desktop"], ["desktop", "phone"])
)
"""For the longest tests."""
OTHER_THEME = {"day": "night", "night": "day"}


def violations(page: Page, only: list[str] | None, within: str) -> list[str]:
    """Return what axe reports about the page, or about the element `within` it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, [only, within])
    return found


def check(person: Person, what: str, *, within: str = "html", one_theme: bool = False) -> None:
    """Check the page as it is, and its contrasts in the other theme."""
    page = person.page
    theme = page.evaluate("document.documentElement.dataset.theme")
    assert violations(page, None, within) == [], f"{what}, by {theme}"
    if effort(one_theme, thorough=False):
        return
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", OTHER_THEME[theme])
    assert violations(page, ["color-contrast"], within) == [], f"{what}, by {OTHER_THEME[theme]}"
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)


PAGES = ("/", *(f"/{screen}" for screen in pages.SCREENS), "/nowhere", "/t/ABCDEF", "/replay/nothing")


@SCREENS
def test_every_page(someone: Someone, screen: tuple[int, int], theme: str) -> None:
    """Each page also fits in width. In a usual run, axe checks each page on one screen."""
    ada = someone(screen=screen, theme=theme)
    ada.expects("404")
    for number, path in enumerate(PAGES):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_attached()
        if effort(number % 2 == (screen == PHONE), thorough=True):
            check(ada, path, one_theme=True)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= screen[0], f"{path} is too wide"


@DESKTOP_FIRST
def test_a_lobby(someone: Someone, screen: tuple[int, int], theme: str) -> None:
    ada = someone(screen=screen, theme=theme)
    table = ada.opens_table(players=5, bots=3)
    ada.open(f"/t/{table}")
    expect(ada.button("lobby-start")).to_be_visible()
    check(ada, "the owner's lobby", one_theme=True)
    ben = someone("Ben", screen=screen, theme=theme)
    ben.open(f"/t/{table}")
    expect(ben.button("seat-sit")).to_be_visible()
    check(ben, "the lobby of somebody who stands", one_theme=True)


def decide(person: Person, token: str, screen: tuple[int, int]) -> None:
    """Use a mouse or, on a touch screen, a finger."""
    ply = person.ply
    if screen == PHONE:
        person.tap(token)
    else:
        person.lit(token).click()
    person.wait_for_ply(ply + 1)


@PHONE_FIRST
def test_a_table(someone: Someone, screen: tuple[int, int], theme: str) -> None:
    """Check the player's own turn, effects, waiting, predictions, the Unfolding and the podium."""
    language = "ro" if screen == PHONE else "fr"
    ada = someone("Ada", screen=screen, language=language, theme=theme)
    ben = someone("Ben", screen=screen, language="it", theme=theme)
    table = ada.opens_table(players=2, sheet_code=every_card("he3*"), sheet_name="All", clock="relaxed")
    ben.sits_down(table, 1)
    for person in (ada, ben):
        person.open(f"/t/{table}")
    ada.starts(table, ben)
    ada.wait_for_turn()
    check(ada, "one's own turn", one_theme=True)
    ben.wait_for_ply(0)
    check(ben, "waiting", one_theme=True)
    decide(ada, ada.view(table)["hand"][0], screen)
    ada.wait_for_turn()
    check(ada, "Hypnosis", one_theme=True)
    decide(ada, "@1", screen)
    ada.wait_for_turn()
    decide(ada, "@1", screen)
    ben.wait_for_turn()
    check(ben, "hiding a card", one_theme=True)
    decide(ben, ben.choices[0], screen)
    ada.wait_for_turn()
    check(ada, "picking a revealed card", one_theme=True)


def test_predictions_the_unfolding_and_the_podium(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben")
    table = ada.opens_table(players=2, sheet_code=every_card("d*"), sheet_name="All")
    ben.sits_down(table, 1)
    ada.starts(table, ben)
    play_to_the_last_predictions(ada, ben, table)
    ada.comes_to(table)
    ada.wait_for_turn()
    check(ada, "predicting")
    ada.lit("=0").click()
    expect(ada.page.locator("[data-confirm]")).to_be_focused()
    check(ada, "a prediction to confirm")
    ada.choose("=0")
    check(ada, "predicted")
    act(ben, table)
    expect(ada.page.locator("[data-unfolding]")).to_be_visible()
    check(ada, "the Unfolding")
    ada.finish_game()
    ada.page.locator("[data-verify]").click()
    expect(ada.page.locator("[data-over] .fair li").first).to_be_visible()
    check(ada, "the podium")


def play_to_the_last_predictions(ada: Person, ben: Person, table: str) -> None:
    """Play without pages. In the last round, Ada goes All In."""
    while True:
        view = ada.view(table)
        if view["round"] == 3 and view["phase"] == "predict":
            return
        for person in (ada, ben):
            act(person, table, *(["allin"] if person is ada and view["round"] == 3 else []))


def act(person: Person, table: str, *wanted: str) -> None:
    """Make the wanted choice, or otherwise the first one, if there is any."""
    now = person.call("GET", f"/tables/{table}/view")
    if choices := now["view"]["choices"]:
        token = next((token for token in wanted if token in choices), choices[0])
        person.call("POST", f"/tables/{table}/moves", {"ply": now["ply"], "action": token})


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
        check(ada, f"the dialog of {name}", within=effort("dialog[open]", "html"))
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
