"""Card sheets that a server offers: which one a table has, and how the owner chooses another."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import foretell as ft
from foretell.sheets import sheet_text
from foretell.table.lobby import Rules, TableSettings, configure, new_lobby
from tests.server.harness import Person, Server

HOUSE = ft.Sheet.from_code("TSMC:" + ",".join(["d*"] * 54), "House cards")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("sheets")
    (folder / "house.toml").write_text(sheet_text(HOUSE), "utf-8")
    with Server(folder / "data", "--sheet", str(folder / "house.toml"), "--sheet", "default") as running:
        yield running


def test_a_new_table_has_the_first_sheet_and_its_owner_may_choose_another(server: Server) -> None:
    async def chosen() -> None:
        async with Person(server) as ada:
            house, usual = (await ada.call("GET", "/options"))["sheets"]
            assert house == {"name": "House cards", "digest": HOUSE.digest, "code": HOUSE.code}
            assert (usual["name"], usual["digest"]) == ("Foretell 1", ft.default_sheet().digest)
            table = (await ada.call("POST", "/tables", {"name": "Ada", "players": 2}))["table"]
            assert (table["options"]["sheet_name"], table["options"]["sheet_digest"]) == ("House cards", HOUSE.digest)
            cards = (await ada.call("GET", f"/tables/{table['id']}/sheet"))["cards"]
            assert cards["JM"] == [{"name": "draw", "star": True}]
            wanted = {"sheet_name": usual["name"], "sheet_code": usual["code"]}
            table = (await ada.call("PATCH", f"/tables/{table['id']}", wanted))["table"]
            assert table["options"]["sheet_name"] == "Foretell 1"

    asyncio.run(chosen())


def test_a_game_at_once_has_the_first_sheet_and_the_lesson_its_own(server: Server) -> None:
    async def begun() -> None:
        async with Person(server) as ada:
            table = (await ada.call("POST", "/play", {"name": "Ada", "level": "novice"}))["table"]
            assert table["options"]["sheet_name"] == "House cards"
            lesson = (await ada.call("POST", "/lesson", {"name": "Ada"}))["table"]
            assert lesson["options"]["sheet_digest"] == ft.default_sheet().digest

    asyncio.run(begun())


def test_the_default_sheet_is_stored_as_nothing() -> None:
    """This holds however the sheet was chosen: records and logs of its tables do not change."""
    usual = ft.default_sheet()
    lobby = new_lobby("ada", TableSettings(sheet_name=HOUSE.name, sheet_code=HOUSE.code), 0)
    assert lobby.rules == Rules(sheet_name=HOUSE.name, sheet_code=HOUSE.code)
    lobby = configure(lobby, "ada", TableSettings(sheet_name=usual.name, sheet_code=usual.code))
    assert lobby.rules == Rules()
