"""The cardinal plural rules of Unicode CLDR for whole numbers, in the languages that we speak."""

from __future__ import annotations

from collections.abc import Callable


def _english(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    return "one" if number in (0, 1) else _millions(number)


def _spanish_and_italian(number: int) -> str:
    return "one" if number == 1 else _millions(number)


def _romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or 1 <= number % 100 <= 19 else "other"


def _millions(number: int) -> str:
    """Whole millions take a preposition in Romance languages: *un million de parties*."""
    return "many" if number != 0 and number % 1_000_000 == 0 else "other"


_RULES: dict[str, Callable[[int], str]] = {
    "en": _english,
    "fr": _french,
    "es": _spanish_and_italian,
    "it": _spanish_and_italian,
    "ro": _romanian,
}

CATEGORIES: dict[str, tuple[str, ...]] = {
    "en": ("one", "other"),
    "fr": ("one", "many", "other"),
    "es": ("one", "many", "other"),
    "it": ("one", "many", "other"),
    "ro": ("one", "few", "other"),
}


def category(language: str, number: int) -> str:
    """The plural category of a whole number, such as ``"few"`` for 2 in Romanian."""
    return _RULES[language](abs(number))
