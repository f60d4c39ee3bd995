"""How much a browser without a past is sent, until nothing more is asked for."""

from __future__ import annotations

from dataclasses import dataclass

from .counter import Counter
from .parlour import LANGUAGES, Parlour, Visitor

SEATS = 4


@dataclass(frozen=True, slots=True)
class Load:
    """Bytes in all: of the first page, and of a table that is opened by its link."""

    language: str
    home: int
    table: int


def measure_loads(place: Parlour) -> list[Load]:
    """In every language."""
    return [
        Load(language, _loaded(place, language, table=False), _loaded(place, language, table=True))
        for language in LANGUAGES
    ]


def _loaded(place: Parlour, language: str, *, table: bool) -> int:
    with Counter(place.server.url) as counter:
        visitor = Visitor(place, url=counter.url, settings={"language": language})
        path = f"/t/{visitor.table(SEATS)}" if table else "/"
        before = counter.received
        page, _ = visitor.page()
        page.goto(path, wait_until="networkidle")
        page.locator("[data-table]" if table else "main").first.wait_for()
        # The worker that keeps pages for later comes after everything else.
        page.wait_for_timeout(1500)
        received = counter.received - before
        visitor.close()
    return received
