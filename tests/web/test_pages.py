"""The pages open in every language and theme, and load little. test_access.py opens each on two screens."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from foretell.locales import languages
from foretell.server.pages import SCREENS
from tests.server.harness import Server

from .conftest import Someone
from .person import Person

PAGES = ("/", *(f"/{screen}" for screen in SCREENS))
LANGUAGES = languages()
BUDGET = 150_000
"""Bytes on the way for the first page that anybody sees, everything included."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_speaks_the_language_of_the_browser(someone: Someone, language: str) -> None:
    person = someone(language=language)
    person.open_home()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.button("home-play")).to_be_visible()
    assert "⟨" not in person.page.locator("body").inner_text(), "a text is missing"


@pytest.mark.parametrize("theme", ["night", "day"])
def test_a_theme_that_is_set_is_shown_and_kept(someone: Someone, theme: str) -> None:
    person = someone(theme=theme)
    person.open_home()
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("data-theme", theme)


def test_an_unknown_address_shows_a_not_found_page(ada: Person) -> None:
    ada.expects("404")
    ada.open("/nowhere")
    assert ada.page.locator("main").inner_text().strip()


def test_every_file_of_the_build_can_be_had(ada: Person, site: Path) -> None:
    """Each file is also named somewhere. Otherwise, every installation would contain it for nothing."""
    files = [file for file in site.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz")]
    texts = "".join(
        file.read_text("utf-8") for file in files if file.suffix in (".css", ".html", ".js", ".webmanifest")
    )
    for file in files:
        path = file.relative_to(site).as_posix()
        if path == "index.html":
            continue
        assert ada.context.request.get(f"/{path}").ok, path
        assert file.name in texts or file.name == "sw.js", path


def test_the_manifest_is_whole(ada: Person) -> None:
    manifest = json.loads(ada.context.request.get("/manifest.webmanifest").text())
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        assert ada.context.request.get(icon["src"]).ok, icon


def transferred(session: CDPSession) -> dict[str, float]:
    """Return a dictionary that gets the transferred bytes of each address, headers included, while pages load."""
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda told: addresses.update({told["requestId"]: told["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda told: sizes.update({addresses.get(told["requestId"], "?"): told["encodedDataLength"]}),
    )
    session.send("Network.enable")
    return sizes


@pytest.mark.parametrize("language", ["en", "ro"])
def test_the_first_load_is_small(browser: Browser, someone: Someone, language: str) -> None:
    person = someone(language=language, keeping=True)
    sizes = transferred(person.context.new_cdp_session(person.page))
    person.open_home()
    person.page.wait_for_load_state("networkidle")
    listed = sorted(((round(size), re.sub(r"^\w+://[^/]*", "", url)) for url, size in sizes.items()), reverse=True)
    assert sum(sizes.values()) > 10_000, "what is measured is the page"
    assert sum(sizes.values()) <= BUDGET, listed


def test_compressed_files_have_the_content_of_the_originals(site: Path) -> None:
    packed = list(site.rglob("*.gz"))
    assert packed
    for file in packed:
        assert gzip.decompress(file.read_bytes()) == file.with_suffix("").read_bytes()
    assert {file.with_suffix("") for file in packed} == {file.with_suffix("") for file in site.rglob("*.br")}


def test_one_address_is_the_same_page_as_a_link(ada: Person, server: Server) -> None:
    ada.open_home()
    ada.page.evaluate("window.sameDocument = true")
    for path in PAGES[1:]:
        ada.page.locator(f'a[href="{path}"]').first.click()
        ada.page.wait_for_url(server.url + path)
        ada.page.go_back()
        ada.page.wait_for_url(server.url + "/")
    assert ada.page.evaluate("window.sameDocument"), "a link of our own loads no new document"


def test_a_code_without_a_table_is_answered_where_it_was_typed(ada: Person) -> None:
    ada.expects("404")
    ada.open_home()
    field = ada.page.get_by_label(ada.words("home-join"))
    field.fill("BCDFGH")
    field.press("Enter")
    expect(ada.page.get_by_role("alert")).to_have_text(ada.words("refused-no-table"))
    expect(field).to_have_attribute("aria-invalid", "true")
    assert ada.page.url.endswith("/")


def test_portraits_that_cannot_be_loaded_are_reported(ada: Person) -> None:
    ada.expects("ERR_FAILED|PortraitPicker")
    ada.page.route("**/assets/PortraitPicker-*", lambda route: route.abort())
    ada.open_home()
    ada.page.locator("[data-portrait]").first.click()
    expect(ada.page.get_by_role("alert")).to_have_text(ada.words("unreached-about"))
