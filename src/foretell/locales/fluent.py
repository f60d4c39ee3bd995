"""The content of a Project Fluent file: the nodes that the parser creates and the catalogue evaluates.

Foretell supports this subset of Fluent: messages and terms with attributes, comments, patterns of one or more lines,
and placeables that contain a variable, a string literal, a reference to a message or term, or a selection on a
variable.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from foretell.errors import ForetellError

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of Unicode CLDR."""


class FluentError(ForetellError):
    """A Fluent file is invalid or outside the supported subset. The message names the file and the line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}, line {line}: {problem}")
        self.file = file
        self.line = line


@dataclass(frozen=True, slots=True)
class Variable:
    """``{ $name }``: an argument that the caller passes."""

    name: str


@dataclass(frozen=True, slots=True)
class Literal:
    """``{ "text" }``: text that cannot be written without quotes, such as leading spaces."""

    text: str


@dataclass(frozen=True, slots=True)
class MessageReference:
    """``{ key }`` or ``{ key.attribute }``: the text of another message, with the same arguments."""

    key: str


@dataclass(frozen=True, slots=True)
class TermReference:
    """``{ -key(name: "value") }``: the text of a term. It gets only the arguments given here."""

    key: str
    arguments: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Variant:
    """``[key] pattern``: the key is a word, a plural category or an exact number."""

    key: str | int
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class Selection:
    """``{ $variable -> ... }``: the first variant that fits, else the default one."""

    variable: str
    variants: tuple[Variant, ...]
    default: int

    def counts(self) -> bool:
        """Whether the selection is on a number: all keys are numbers or plural categories."""
        return all(isinstance(variant.key, int) or variant.key in PLURALS for variant in self.variants)


Element: TypeAlias = "str | Variable | Literal | MessageReference | TermReference | Selection"
Pattern: TypeAlias = "tuple[Element, ...]"


@dataclass(frozen=True, slots=True)
class FluentEntry:
    """One text of a file: ``key``, ``key.attribute`` or ``-term``, with its file and line."""

    key: str
    pattern: Pattern
    file: str
    line: int


def elements(pattern: Pattern) -> Iterator[Element]:
    """Yield every element of a pattern, including those inside its selections."""
    for element in pattern:
        yield element
        if isinstance(element, Selection):
            for variant in element.variants:
                yield from elements(variant.pattern)
