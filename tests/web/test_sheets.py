"""Card sheets of the server: chosen in the lobby or before a game with bots, and named at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import foretell as ft
from foretell.sheets import sheet_text
from tests.server.harness import Server
from tests.server.sharing import Servers

from .conftest import STEADY, Someone
from .tables import every_card

HOUSE = ft.Sheet.from_code(every_card("d*"), "House cards")


@pytest.fixture(scope="module")
def server(site: Path, servers: Servers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("sheets") / "house.toml"
    file.write_text(sheet_text(HOUSE), "utf-8")
    with servers.lent("--site", str(site), *STEADY, "--sheet", "default", "--sheet", str(file)) as running:
        yield running


def test_the_owner_chooses_a_sheet_in_the_lobby(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben")
    table = ada.opens_table(players=2, bots=1)
    for person in (ada, ben):
        person.open(f"/t/{table}")
    expect(ada.page.get_by_role("radio", name="Foretell 1")).to_be_checked()
    row = ben.page.locator("dl > div").filter(has_text=ben.words("wish-sheet"))
    expect(row).to_contain_text("Foretell 1")
    ada.page.get_by_role("radio", name="House cards").check(force=True)
    expect(row).to_contain_text("House cards")
    ada.starts(table)
    ada.wait_for_turn()
    expect(ada.page.locator("[data-options]")).to_contain_text("House cards")
    assert ada.call("GET", f"/tables/{table}/sheet")["digest"] == HOUSE.digest
    ada.page.locator("[data-menu]").click()
    ada.page.locator(".menu button").first.click()
    named = ada.words("labelled", label=ada.words("wish-sheet"), text="House cards")
    expect(ada.page.get_by_role("dialog").get_by_text(named)).to_be_visible()


def test_a_sheet_for_a_game_with_bots_is_remembered(someone: Someone) -> None:
    """Even if the game is started before the server has said which sheets it offers."""
    ada = someone("Ada")
    ada.open_home()
    ada.page.locator("details summary").click()
    ada.page.get_by_role("radio", name="House cards").check(force=True)

    def answer_late(route: Route) -> None:
        expect(ada.button("home-dealing")).to_be_visible()
        route.continue_()

    ada.page.route("**/api/v1/options", answer_late)
    ada.play_now()
    expect(ada.page.locator("[data-options]")).to_contain_text("House cards")
