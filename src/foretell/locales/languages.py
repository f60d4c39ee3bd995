"""The list of languages, `languages.json`, which the browser's build reads too."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Language:
    """What the terminal needs to know about a language besides its messages."""

    code: str
    name: str
    """In the language itself."""
    plurals: str
    """A rule of `foretell.locales.plurals`."""
    decimal: str
    thousands: str
    group_from: int
    """The number of digits from which thousands are separated."""


@cache
def known_languages() -> dict[str, Language]:
    """Every language by its code."""
    listed = json.loads((files("foretell.locales") / "languages.json").read_text(encoding="utf-8"))
    return {entry["code"]: Language(**entry) for entry in listed}


def languages() -> tuple[str, ...]:
    """The codes of all languages. The first is the default."""
    return tuple(known_languages())
