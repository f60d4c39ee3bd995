"""Measure how many bytes a browser with an empty cache loads."""

from __future__ import annotations

from dataclasses import dataclass

from .counter import Counter
from .testbed import LANGUAGES, Testbed, Visitor

SEATS = 4


@dataclass(frozen=True, slots=True)
class Load:
    """The bytes of the home page, and of a table opened by its link."""

    language: str
    home: int
    table: int


def measure_loads(bed: Testbed) -> list[Load]:
    """Measure all languages."""
    return [
        Load(language, _loaded(bed, language, table=False), _loaded(bed, language, table=True))
        for language in LANGUAGES
    ]


def _loaded(bed: Testbed, language: str, *, table: bool) -> int:
    with Counter(bed.server.url) as counter:
        visitor = Visitor(bed, url=counter.url, settings={"language": language})
        path = f"/t/{visitor.table(SEATS)}" if table else "/"
        before = counter.received
        page, _ = visitor.page()
        page.goto(path, wait_until="networkidle")
        page.locator("[data-table]" if table else "main").first.wait_for()
        # The service worker loads last.
        page.wait_for_timeout(1500)
        received = counter.received - before
        visitor.close()
    return received
