"""Measure the memory of one page over many games, without reloading it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import CDPSession

from .testbed import PLAYER, Testbed, Visitor

SEATS = 3
GAMES = 50
GAMES_PER_SAMPLE = 10


@dataclass(frozen=True, slots=True)
class MemorySample:
    """The memory in use after some games, after garbage collection."""

    games: int
    heap: int
    """Bytes of the JavaScript heap."""
    nodes: int
    listeners: int


def measure_memory(bed: Testbed, games: int = GAMES) -> list[MemorySample]:
    """Play games. The rematch button starts each of them."""
    visitor = Visitor(bed, settings={"speed": "none"})
    page, session = visitor.page()
    session.send("Performance.enable")
    page.goto(f"/t/{visitor.table(SEATS)}")
    samples: list[MemorySample] = []
    for game in range(1, games + 1):
        page.evaluate(PLAYER, game)
        page.locator("[data-rematch]").wait_for()
        before = page.url
        page.locator("[data-rematch]").click()
        page.wait_for_url(re.compile(rf"^(?!{re.escape(before)}$)"))
        page.locator("[data-choice]:enabled").first.wait_for()
        if game % GAMES_PER_SAMPLE == 0:
            samples.append(_sample(session, game))
    visitor.close()
    return samples


def _sample(session: CDPSession, games: int) -> MemorySample:
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    values = {metric["name"]: int(metric["value"]) for metric in session.send("Performance.getMetrics")["metrics"]}
    return MemorySample(games, values["JSHeapUsedSize"], values["Nodes"], values["JSEventListeners"])
