"""A server with the built pages, a Chromium, and visitors with separate browser profiles."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, StorageState, sync_playwright

from foretell.locales import languages
from foretell.server.pages import PACKAGED
from tests.server.harness import Server
from tests.web.chromium import ARGUMENTS, PROGRAMS, ChromiumError, found

from ..contenders import ROOT, UnavailableError

LANGUAGES = languages()
SCREEN = (1280, 800)
TIMEOUT_MS = 60_000
PLAYER = (ROOT / "tests" / "web" / "player.js").read_text(encoding="utf-8")
"""Clicks highlighted choices in a page until the game is over."""
NEVER_IDLE = "window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => {};"
"""Keeps a page from loading what it loads when it has nothing else to do, which is not part of the first load."""
_STORE_SETTINGS = "localStorage.setItem('foretell.settings', %s);"


@dataclass(frozen=True, slots=True)
class Testbed:
    """A browser and a server."""

    browser: Browser
    server: Server


@contextmanager
def testbed(*flags: str) -> Iterator[Testbed]:
    """Start a browser and a server. Raises `UnavailableError` if there is no browser or no built site."""
    site = Path(os.environ.get("FORETELL_SITE") or PACKAGED)
    if not (site / "index.html").is_file():
        raise UnavailableError(f"the table in the browser is not built in {site}: run `make web` first")
    try:
        program = found(programs=(*PROGRAMS[1:], PROGRAMS[0]))  # a whole browser, as players have
    except ChromiumError as missing:
        raise UnavailableError(str(missing).partition("\n")[0]) from missing
    with (
        tempfile.TemporaryDirectory(prefix="foretell-bench-") as folder,
        Server(Path(folder) / "data", "--site", str(site), *flags) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield Testbed(browser, server)
        browser.close()


class Visitor:
    """A browser profile with an empty cache. `url` replaces the address of the server.

    With `first_load`, pages load only what they show: nothing in advance, and nothing for the next visit.
    """

    def __init__(
        self,
        bed: Testbed,
        *,
        url: str = "",
        settings: Mapping[str, object] | None = None,
        state: StorageState | None = None,
        first_load: bool = False,
    ) -> None:
        self.url = url or bed.server.url
        width, height = SCREEN
        self.context: BrowserContext = bed.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            reduced_motion="no-preference",
            storage_state=state,
            service_workers="block" if first_load else "allow",
        )
        if first_load:
            self.context.add_init_script(NEVER_IDLE)
        self.context.set_default_timeout(TIMEOUT_MS)
        stored = {"theme": "night", "speed": "normal", "sound": False, "language": "en", "name": "Ada"}
        self.context.add_init_script(_STORE_SETTINGS % json.dumps(json.dumps(stored | dict(settings or {}))))

    def page(self) -> tuple[Page, CDPSession]:
        """Open a tab. Returns it with a session of the developer tools."""
        page = self.context.new_page()
        return page, self.context.new_cdp_session(page)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Send a request with the cookie of this profile."""
        answer = self.context.request.fetch(f"/api/v1{path}", method=method, data=body, headers={"Origin": self.url})
        if not answer.ok:
            raise RuntimeError(f"{method} {path} was answered {answer.status}: {answer.text()}")
        return answer.json() if answer.body() else None

    def lobby(self, players: int) -> str:
        """Open a table with this visitor and bots. Returns its id."""
        key = str(self.call("POST", "/tables", {"players": players, "name": "Ada"})["table"]["id"])
        for seat in range(1, players):
            self.call("PUT", f"/tables/{key}/seats/{seat}/bot", {"level": "novice"})
        return key

    def table(self, players: int) -> str:
        """Start a table with this visitor and bots, and wait until the cards are dealt. Returns its id."""
        key = self.lobby(players)
        self.call("POST", f"/tables/{key}/start")
        while self.call("GET", f"/tables/{key}")["table"]["status"] != "playing":
            time.sleep(0.02)
        return key

    def close(self) -> None:
        """Close the profile."""
        self.context.close()
