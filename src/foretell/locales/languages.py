"""Reads the list of languages, `languages.ftl`. The build of the browser client reads it too."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from foretell.locales.fluent import Literal, Pattern
from foretell.locales.parser import parse


@dataclass(frozen=True, slots=True)
class Language:
    """What the terminal needs to know about a language besides its messages."""

    code: str
    name: str
    """The name of the language in that language."""
    plurals: str
    """The name of a rule in `foretell.locales.plurals.RULES`."""
    decimal: str
    thousands: str
    group_from: int
    """The smallest number of digits at which thousands are separated."""


@cache
def known_languages() -> dict[str, Language]:
    """Every language by its code."""
    source = (files("foretell.locales") / "languages.ftl").read_text(encoding="utf-8")
    said = {entry.key: _plain(entry.pattern) for entry in parse(source, "languages.ftl")}
    return {code: _language(code, said) for code in said if "." not in code}


def languages() -> tuple[str, ...]:
    """The codes of all languages. The first is the default."""
    return tuple(known_languages())


def _language(code: str, said: dict[str, str]) -> Language:
    plurals, decimal, thousands, group_from = (
        said[f"{code}.{name}"] for name in ("plurals", "decimal", "thousands", "group-from")
    )
    return Language(code, said[code], plurals, decimal, thousands, int(group_from))


def _plain(pattern: Pattern) -> str:
    return "".join(part.text if isinstance(part, Literal) else str(part) for part in pattern)
