"""The pages about the server describe what the server does."""

import asyncio
import json
import re
from pathlib import Path
from typing import get_args

from foretell.server.api.problems import ABOUT, STATUS
from foretell.server.settings import default_of, read_settings, table
from foretell.table import wire
from foretell.table.clock import TIME_CONTROLS
from foretell.table.lobby import TableSettings
from foretell.table.wire import AnyIncoming, AnyOutgoing, Code
from tests.server.harness import Person, Server
from tests.server.test_http_failures import asked, parts_in

DOCS = Path(__file__).parents[2] / "docs"
SERVER = (DOCS / "server.md").read_text("utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
ADDRESS = re.compile(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`]+)`")


def rows(page: str, heading: str) -> list[list[str]]:
    """Return the cells of the first table under a heading, without the table's header."""
    section = re.split(r"(?m)^#+ ", page.partition(f"# {heading}\n")[2])[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_refusal_is_documented_with_its_status() -> None:
    told = [(code.strip("`"), int(status)) for code, status, _ in rows(PROTOCOL, "Refusals")]
    assert sorted(told) == sorted((code, STATUS[code]) for code in get_args(Code))


def test_every_status_of_a_refusal_has_a_title() -> None:
    assert set(ABOUT) == set(STATUS.values())


def test_every_documented_address_exists() -> None:
    paths = json.loads((DOCS / "api" / "openapi.json").read_text("utf-8"))["paths"]
    there = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    told = ADDRESS.findall(" ".join(cells[0] for cells in rows(PROTOCOL, "Over HTTP")))
    assert {(method, f"/api/v1{path}") for method, path in told} == {one for one in there if "/api/v1/" in one[1]}


def test_the_documented_bodies_are_accepted(server: Server) -> None:
    async def ask() -> None:
        async with Person(server, "Ada") as ada, Person(server, "Ben") as ben:
            key = ""
            for request, shown, _ in rows(PROTOCOL, "Bodies")[:6]:
                ((method, path),) = ADDRESS.findall(request)
                body = None if shown == "none" else json.loads(shown.strip("`"))
                asking = ben if body == {"name": "Ben"} else ada
                if path.endswith("/bot"):
                    await ben.call("DELETE", f"/tables/{key}/seats/1")
                place = await asking.call(method, path.replace("{key}", key), body)
                key = place["table"]["id"]
            assert place["table"]["status"] == "dealing"
            assert (place["table"]["clock"], place["table"]["listed"], place["seat"]) == ("relaxed", True, 1)
            section = PROTOCOL.partition("### Bodies\n")[2].partition("\n## ")[0]
            (beside,) = re.findall(r'`(\{"name": "Ada", "bots".*?\})`', section, re.DOTALL)
            seats = (await ada.call("POST", "/tables", json.loads(beside)))["table"]["seats"]
            assert [seat["level"] for seat in seats] == [None, "apprentice", "novice"]
            (now,) = re.findall(r"^```json\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
            options = (await ada.call("POST", "/play", json.loads(now)))["table"]["options"]
            assert (options["players"], options["side"]) == (4, "B")

    asyncio.run(ask())


def test_every_option_of_a_table_is_documented() -> None:
    section = PROTOCOL.partition("All of them may be left out:")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    told = re.findall(r"`(\w+)`", " ".join(cells))
    assert sorted(told) == sorted(TableSettings.__struct_fields__)


def test_every_emote_is_documented() -> None:
    listed = PROTOCOL.partition("**Emotes**")[2].partition(". Chat")[0]
    assert re.findall(r"`(\w+)`", listed) == list(wire.EMOTES)


def test_every_message_is_documented() -> None:
    incoming = {kind.__struct_config__.tag for kind in get_args(AnyIncoming)}
    outgoing = {kind.__struct_config__.tag for kind in get_args(AnyOutgoing)}
    said = set(re.findall(r'"type": "(\w+)"', PROTOCOL)) - {"view", "frame"}
    told = {cells[0].strip("`") for cells in rows(PROTOCOL, "The socket")}
    assert said == incoming
    assert told | {"welcome"} == outgoing


def test_every_setting_is_documented_with_its_default() -> None:
    told: dict[str, str] = {}
    for names, defaults, _ in rows(SERVER, "Settings"):
        found = re.findall(r"`(\w+)`", names)
        values = re.split(", ", defaults) if len(found) > 1 else [defaults]
        told |= dict(zip(found, (value.strip("`").replace(",", "") for value in values), strict=True))
    assert list(told) == [setting.name for setting in table()]
    for setting in table():
        if default_of(setting) and setting.name != "data":
            assert told[setting.name] == default_of(setting), setting.name


def test_the_example_of_a_settings_file_is_valid(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```", SERVER, re.MULTILINE | re.DOTALL)
    file = tmp_path / "foretell.toml"
    file.write_text(example, "utf-8")
    settings = read_settings({}, {}, str(file))
    assert settings.url == "https://play.example.org"
    assert settings.trust_proxy


def test_the_clocks_are_documented() -> None:
    told = {cells[0].strip("`"): cells[1:] for cells in rows(SERVER, "Clocks")}
    assert told.pop("none") == ["", ""]
    assert told == {
        name: [f"{control.bank // 60_000} minutes", f"{control.increment // 1000} seconds"]
        for name, control in TIME_CONTROLS.items()
    }


def test_the_options_of_a_server_have_the_clocks(tmp_path: Path) -> None:
    clocks = asked(parts_in(tmp_path), "/api/v1/options").json()["clocks"]
    assert {each["name"]: (each["bank"], each["increment"]) for each in clocks} == {
        "none": (None, None),
        **{name: (control.bank, control.increment) for name, control in TIME_CONTROLS.items()},
    }
