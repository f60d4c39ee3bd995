"""A whole game in Firefox and in WebKit, from the start page to the podium, in a thorough run.

Each moment is also saved as a picture in `.cache/other-browsers`.
"""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.effort import THOROUGH
from tests.locales.browser_texts import catalogue
from tests.server.harness import Server

from .other_browsers import BrowserMissingError, OtherBrowser, firefox, webkit
from .person import SETTINGS

pytestmark = [pytest.mark.long, pytest.mark.skipif(not THOROUGH, reason="part of a thorough run")]

SHOTS = Path(__file__).parents[2] / ".cache" / "other-browsers"
PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
FITS = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
SCREENS = ((1280, 720), (844, 390), (360, 640))
"""The last one is wider in these browsers, which allow no window as narrow as a phone."""
WHOLE_GAME = 600.0
WATCH = """
window.problems = [];
addEventListener("error", (event) => window.problems.push(String(event.message)));
addEventListener("unhandledrejection", (event) => window.problems.push(String(event.reason)));
"""
PAUSE = """
const summary = "[data-step=summary]";
new MutationObserver((_, observer) => {
  window.unfolded ||= document.querySelector("[data-step=hand]") !== null;
  if (!document.querySelector(summary)) return;
  window.paused = true;
  observer.disconnect();
}).observe(document.body, { childList: true, subtree: true, attributes: true });
"""
"""Stops the player at the first summary of a round."""
SETTLED = """document.querySelector("[data-over]").getAnimations({ subtree: true })
  .every((one) => one.playState !== "running")"""
CLICK = """
const wanted = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === arguments[0]);
wanted?.click();
return wanted !== undefined;
"""
Starts = Callable[[], AbstractContextManager[OtherBrowser]]


def shoots(page: OtherBrowser, name: str, moment: str) -> None:
    """Save pictures of this moment in all sizes."""
    for width, height in SCREENS:
        page.resize(width, height)
        page.screenshot(SHOTS / f"{name}-{moment}-{width}x{height}.png")
    page.resize(*SCREENS[0])


def plays(page: OtherBrowser, server: Server, name: str) -> None:
    """Play a game against bots from the start page to the podium."""
    page.open(server.url)
    page.run("localStorage.setItem('foretell.settings', arguments[0]);", json.dumps({**SETTINGS, "speed": "quick"}))
    page.open(server.url)
    page.run(WATCH)
    page.wait_for("document.querySelector('main h1') && document.fonts.status === 'loaded'")
    shoots(page, name, "home")
    assert page.run(CLICK, catalogue("en").text("home-play"))
    page.wait_for("document.querySelector('[data-phase]')?.dataset.ready === 'true'")
    shoots(page, name, "table")
    page.run(f"const look = {FITS}\nlook();")
    page.run(PAUSE)
    page.run(f"const play = {PLAYER}\nwindow.patient = true;\nplay(1);")
    page.wait_for("window.unfolded", patience=WHOLE_GAME)
    page.screenshot(SHOTS / f"{name}-unfolding.png")
    page.wait_for("window.paused", patience=WHOLE_GAME)
    shoots(page, name, "summary")
    page.run("window.patient = window.paused = false;")
    page.wait_for("document.querySelector('[data-phase=over] [data-over]')", patience=WHOLE_GAME)
    page.wait_for(SETTLED)
    shoots(page, name, "podium")
    assert page.run("return [...window.misfits];") == []
    assert page.run("return window.problems;") == []


@pytest.mark.parametrize("starts", [firefox, webkit], ids=["firefox", "webkit"])
def test_a_whole_game_in_another_browser(starts: Starts, server: Server, request: pytest.FixtureRequest) -> None:
    try:
        with starts() as page:
            plays(page, server, request.node.callspec.id)
    except BrowserMissingError as missing:
        pytest.skip(str(missing))
