"""A server with the built pages, a Chromium, and visitors who come with a browser of their own."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, StorageState, sync_playwright

from foretell.locales import languages
from foretell.server.pages import PACKAGED
from tests.server.harness import Server
from tests.web.chromium import ARGUMENTS, ChromiumError, found

from ..contenders import ROOT, UnavailableError

LANGUAGES = languages()
SCREEN = (1280, 800)
PATIENCE_MS = 60_000
PLAYER = (ROOT / "tests" / "web" / "player.js").read_text(encoding="utf-8")
"""Clicks what is lit in a page until its game is over."""
_KEEP = "localStorage.setItem('foretell.settings', %s);"


@dataclass(frozen=True, slots=True)
class Parlour:
    """Where everything is measured."""

    browser: Browser
    server: Server


@contextmanager
def parlour(*flags: str) -> Iterator[Parlour]:
    """Open one; `UnavailableError` where there is no browser, or nothing built."""
    site = Path(os.environ.get("FORETELL_SITE") or PACKAGED)
    if not (site / "index.html").is_file():
        raise UnavailableError(f"the table in the browser is not built in {site}: run `make web` first")
    try:
        program = found()
    except ChromiumError as missing:
        raise UnavailableError(str(missing).partition("\n")[0]) from missing
    with (
        tempfile.TemporaryDirectory(prefix="foretell-bench-") as folder,
        Server(Path(folder) / "data", "--site", str(site), *flags) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield Parlour(browser, server)
        browser.close()


class Visitor:
    """A browser with an empty cache and settings of its own, at an address that may differ from the server's."""

    def __init__(
        self,
        place: Parlour,
        *,
        url: str = "",
        settings: Mapping[str, object] | None = None,
        state: StorageState | None = None,
    ) -> None:
        self.url = url or place.server.url
        width, height = SCREEN
        self.context: BrowserContext = place.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            reduced_motion="no-preference",
            storage_state=state,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        stored = {"theme": "night", "speed": "normal", "sound": False, "language": "en", "name": "Ada"}
        self.context.add_init_script(_KEEP % json.dumps(json.dumps(stored | dict(settings or {}))))

    def page(self) -> tuple[Page, CDPSession]:
        """A tab, and what its developers' tools are reached by."""
        page = self.context.new_page()
        return page, self.context.new_cdp_session(page)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request with this browser's cookie."""
        answer = self.context.request.fetch(f"/api/v1{path}", method=method, data=body, headers={"Origin": self.url})
        if not answer.ok:
            raise RuntimeError(f"{method} {path} was answered {answer.status}: {answer.text()}")
        return answer.json() if answer.body() else None

    def table(self, players: int) -> str:
        """A started table with this visitor and bots."""
        key = str(self.call("POST", "/tables", {"players": players, "name": "Ada"})["table"]["id"])
        for seat in range(1, players):
            self.call("PUT", f"/tables/{key}/seats/{seat}/bot", {"level": "novice"})
        self.call("POST", f"/tables/{key}/start")
        return key

    def close(self) -> None:
        """Leave."""
        self.context.close()
