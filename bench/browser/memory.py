"""What one page keeps when it is played at for a whole evening: game after game, never loaded anew."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import CDPSession

from .parlour import PLAYER, Parlour, Visitor

SEATS = 3
GAMES = 50
EACH = 10


@dataclass(frozen=True, slots=True)
class Kept:
    """What is left after so many games, once all that could be thrown away is."""

    games: int
    heap: int
    """Bytes of JavaScript's heap."""
    nodes: int
    listeners: int


def measure_memory(place: Parlour, games: int = GAMES) -> list[Kept]:
    """Play them, each by the rematch button of the one before."""
    visitor = Visitor(place, settings={"speed": "none"})
    page, session = visitor.page()
    session.send("Performance.enable")
    page.goto(f"/t/{visitor.table(SEATS)}")
    kept: list[Kept] = []
    for game in range(1, games + 1):
        page.evaluate(PLAYER, game)
        page.locator("[data-rematch]").wait_for()
        before = page.url
        page.locator("[data-rematch]").click()
        page.wait_for_url(re.compile(rf"^(?!{re.escape(before)}$)"))
        page.locator("[data-choice]:enabled").first.wait_for()
        if game % EACH == 0:
            kept.append(_kept(session, game))
    visitor.close()
    return kept


def _kept(session: CDPSession, games: int) -> Kept:
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    told = {metric["name"]: int(metric["value"]) for metric in session.send("Performance.getMetrics")["metrics"]}
    return Kept(games, told["JSHeapUsedSize"], told["Nodes"], told["JSEventListeners"])
