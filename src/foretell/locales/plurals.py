"""The plural rules of Unicode CLDR for whole numbers in the languages of Foretell."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from foretell.locales.languages import known_languages


class PluralRule(NamedTuple):
    """The plural categories of a language, and a function that returns the category of a number."""

    categories: tuple[str, ...]
    category: Callable[[int], str]


def _english(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    return "one" if number in (0, 1) else _millions(number)


def _spanish(number: int) -> str:
    return "one" if number == 1 else _millions(number)


def _romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or 1 <= number % 100 <= 19 else "other"


def _millions(number: int) -> str:
    """Whole millions take a preposition in French, Spanish and Italian: *un million de parties*."""
    return "many" if number != 0 and number % 1_000_000 == 0 else "other"


RULES = {
    "english": PluralRule(("one", "other"), _english),
    "french": PluralRule(("one", "many", "other"), _french),
    "spanish": PluralRule(("one", "many", "other"), _spanish),
    "romanian": PluralRule(("one", "few", "other"), _romanian),
}


def categories(language: str) -> tuple[str, ...]:
    """The plural categories of a language."""
    return RULES[known_languages()[language].plurals].categories


def category(language: str, number: int) -> str:
    """The plural category of a whole number, such as ``"few"`` for 2 in Romanian."""
    return RULES[known_languages()[language].plurals].category(abs(number))
