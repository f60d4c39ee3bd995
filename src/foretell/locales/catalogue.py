"""The messages of one language, by key: fills in arguments and chooses plural forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from foretell.errors import ForetellError, LocalizedError, shown
from foretell.locales.fluent import (
    Element,
    FluentEntry,
    Literal,
    MessageReference,
    Pattern,
    Selection,
    TermReference,
    Variable,
)
from foretell.locales.languages import languages
from foretell.locales.numerals import numeral, rounded
from foretell.locales.parser import parse
from foretell.locales.plurals import category
from foretell.locales.references import collected, needed_arguments

Argument: TypeAlias = str | int | float


class WordingError(ForetellError):
    """A message does not exist in the language, or an argument of it is missing or wrong."""


@cache
def load(language: str) -> Catalogue:
    """The catalogue of a language such as ``"ro"``. Its ``.ftl`` files are read once."""
    if language not in languages():
        raise WordingError(f"no language {language!r}; choose one of {', '.join(languages())}")
    folder = files("foretell.locales") / language
    sources = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    entries = (parse(file.read_text(encoding="utf-8"), f"{language}/{file.name}") for file in sources)
    return Catalogue(language, (entry for group in entries for entry in group))


class Catalogue:
    """The messages of one language. A key is a message (``"drew"``) or an attribute of one (``"card-JM.the"``)."""

    def __init__(self, language: str, entries: Iterable[FluentEntry]) -> None:
        self.language = language
        self._entries = collected(entries)
        self._needed = needed_arguments(self._entries)

    def __repr__(self) -> str:
        return f"load({self.language!r})"

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys, in the order of the files."""
        return tuple(key for key in self._entries if not key.startswith("-"))

    def arguments(self, key: str) -> frozenset[str]:
        """The names of all arguments that a message uses in any of its variants."""
        self._entry(key)
        return self._needed[key]

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The message with this key. All its arguments are required; others are ignored.

        >>> load("en").text("drew-cards", me="no", name="Ana", cards=load("en").the_card("JM"))
        'Ana draws the Jack of Masks.'
        >>> load("ro").text("count-runes", runes=21)
        '21 de Rune'
        """
        entry = self._entry(key)
        for name in self._needed[key]:
            self._check_argument(key, name, arguments)
        return self._written(entry.pattern, arguments)

    def error(self, error: ForetellError) -> str:
        """The message of an error, in this language if the error has a translated message, else in English.

        If the key is unknown or an argument is missing, the key and the arguments: reporting an error must not fail.
        """
        if not isinstance(error, LocalizedError):
            return str(error)
        arguments = {
            name: self.error(value) if isinstance(value, ForetellError) else value
            for name, value in error.arguments.items()
        }
        try:
            return self.text(error.key, **arguments)
        except WordingError:
            listed = ", ".join(f"{name}={shown(value)}" for name, value in arguments.items())
            return f"{error.key} ({listed})" if listed else error.key

    def number(self, value: int | float, decimals: int) -> str:
        """Format a number for a column of figures: always with this many decimals.

        >>> load("fr").number(1234.5, 2)
        '1\u202f234,50'
        """
        return numeral(self.language, rounded(value, decimals), decimals)

    def card(self, token: str) -> str:
        """The name of a card on its own: *Jack of Masks*."""
        return self.text(f"card-{token}")

    def the_card(self, token: str) -> str:
        """The name of a card inside a sentence: *the Jack of Masks*."""
        return self.text(f"card-{token}.the")

    def the_cards(self, tokens: Sequence[str]) -> str:
        """Several cards inside a sentence: *the Jack of Masks and the 7 of Clocks*."""
        return self.listed([self.the_card(token) for token in tokens])

    def listed(self, items: Sequence[str]) -> str:
        """Join items to a list: *a, b and c*."""
        if not items:
            raise WordingError("an empty list has no phrase; use a text that says there is nothing")
        if len(items) == 1:
            return items[0]
        if len(items) == 2:
            return self.text("list-two", first=items[0], last=items[1])
        return self.text("list-more", first=items[0], rest=self.listed(items[1:]))

    def _entry(self, key: str) -> FluentEntry:
        entry = self._entries.get(key)
        if entry is None or key.startswith("-"):
            raise WordingError(f"no text {key!r} in language {self.language!r}; Catalogue.keys lists all keys")
        return entry

    def _check_argument(self, key: str, name: str, arguments: Mapping[str, Argument]) -> None:
        if name not in arguments:
            needed = ", ".join(sorted(self._needed[key]))
            raise WordingError(f"text {key!r} lacks its argument {name!r}; it needs {needed}")
        value = arguments[name]
        if isinstance(value, bool) or not isinstance(value, (str, int, float)):
            raise WordingError(f"text {key!r}: {name}={value!r} is neither text nor a number (yes and no are words)")

    def _written(self, pattern: Pattern, arguments: Mapping[str, Argument]) -> str:
        return "".join(self._element(element, arguments) for element in pattern)

    def _element(self, element: Element, arguments: Mapping[str, Argument]) -> str:
        match element:
            case str(text) | Literal(text):
                return text
            case Variable(name):
                value = arguments[name]
                return value if isinstance(value, str) else numeral(self.language, value)
            case MessageReference(key):
                return self._written(self._entries[key].pattern, arguments)
            case TermReference(key, given):
                return self._written(self._entries[key].pattern, dict(given))
            case Selection():
                return self._written(self._chosen(element, arguments), arguments)

    def _chosen(self, selection: Selection, arguments: Mapping[str, Argument]) -> Pattern:
        """The first variant whose key equals the value or is the plural category of a number; else the default."""
        default = selection.variants[selection.default].pattern
        value = arguments.get(selection.variable)
        if value is None:  # possible only inside a term
            return default
        counts = selection.counts()
        if not isinstance(value, int if counts else str):
            wanted = "a whole number" if counts else "a word"
            raise WordingError(f"{selection.variable}={value!r} is not valid: the text depends on {wanted} there")
        fits = {value} if isinstance(value, str) else {value, category(self.language, value)}
        return next((variant.pattern for variant in selection.variants if variant.key in fits), default)
