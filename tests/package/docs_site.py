"""The documentation site, opened as files in a browser without a network. `make package-test` runs this."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.chromium import ARGUMENTS, found
from tests.web.person import LONG

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = found()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=LONG)
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that fails the test if it asks another host for anything."""
    with browser.new_context(offline=True) as context:
        page = context.new_page()
        page.set_default_timeout(LONG)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        yield page
        assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


def test_search_works_in_pages_opened_as_files(page: Page, site: Path) -> None:
    page.goto((site / "index.html").as_uri())
    page.locator(".md-search__input").press_sequentially("unfolding")
    expect(page.locator(".md-search-result__link").first).to_be_visible(timeout=LONG)


def test_the_reference_shows_the_library(page: Page, site: Path) -> None:
    page.goto((site / "reference" / "index.html").as_uri())
    expect(page.locator("#foretell\\.Game")).to_be_visible(timeout=LONG)
