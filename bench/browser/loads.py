"""Measure how many bytes a browser with an empty cache loads before a screen is complete."""

from __future__ import annotations

from dataclasses import dataclass

from .counter import Counter
from .testbed import LANGUAGES, Testbed, Visitor

SEATS = 4


@dataclass(frozen=True, slots=True)
class Load:
    """The bytes of the home page, and of a table opened by its link: before its game starts, and during the game."""

    language: str
    home: int
    lobby: int
    table: int


def measure_loads(bed: Testbed) -> list[Load]:
    """Measure all languages."""
    return [
        Load(language, *(_loaded(bed, language, screen) for screen in ("home", "lobby", "table")))
        for language in LANGUAGES
    ]


def _loaded(bed: Testbed, language: str, screen: str) -> int:
    with Counter(bed.server.url) as counter:
        visitor = Visitor(bed, url=counter.url, settings={"language": language}, first_load=True)
        path = _path(visitor, screen)
        before = counter.received
        page, _ = visitor.page()
        page.goto(path, wait_until="networkidle")
        page.locator("[data-table]" if screen == "table" else "main").first.wait_for()
        page.wait_for_load_state("networkidle")
        received = counter.received - before
        visitor.close()
    return received


def _path(visitor: Visitor, screen: str) -> str:
    if screen == "home":
        return "/"
    return f"/t/{visitor.table(SEATS) if screen == 'table' else visitor.lobby(SEATS)}"
