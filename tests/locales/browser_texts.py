"""The messages of the browser: the files that its build reads, parsed by our own parser of Fluent."""

import re
from functools import cache
from pathlib import Path

from foretell.locales import Catalogue
from foretell.locales.fluent import FluentEntry
from foretell.locales.parser import parse

from .judge import source

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def _parts() -> dict[str, tuple[str, ...]]:
    """Return the files of each part, as in the build."""
    written = (WEB / "build" / "words.ts").read_text(encoding="utf-8")
    (table,) = re.findall(r"PARTS[^=]*= \{(.*?)\n\};", written, re.DOTALL)
    return {
        part: tuple(f"{name}.ftl" for name in re.findall(r'"([^"]+)"', names))
        for part, names in re.findall(r"(\w+): \[(.*?)\]", table, re.DOTALL)
    }


PARTS = _parts()
FILES = tuple(file for files in PARTS.values() for file in files)
OWN = tuple(file for file in FILES if file.startswith("browser/"))
"""Those that only the browser reads."""


@cache
def entries(language: str, file: str) -> tuple[FluentEntry, ...]:
    return parse(source(language, file), f"{language}/{file}")


@cache
def catalogue(language: str) -> Catalogue:
    """Return all messages of a language that a page can use, of all parts together."""
    return Catalogue(language, (entry for file in FILES for entry in entries(language, file)))
