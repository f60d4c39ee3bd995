"""What a Project Fluent file says: the nodes that the parser makes and the catalogue reads.

The subset: messages and terms with attributes, comments, patterns of one or more lines, and placeables that hold a
variable, a string literal, a reference to a message or a term, or a selection on a variable.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from foretell.errors import ForetellError

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of Unicode CLDR."""


class FluentError(ForetellError):
    """A Fluent file says something that this reader does not take; the message names the file and the line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}, line {line}: {problem}")
        self.file = file
        self.line = line


@dataclass(frozen=True, slots=True)
class Variable:
    """``{ $name }``: an argument of the caller."""

    name: str


@dataclass(frozen=True, slots=True)
class Literal:
    """``{ "text" }``: text that the syntax could not hold otherwise."""

    text: str


@dataclass(frozen=True, slots=True)
class MessageReference:
    """``{ key }`` or ``{ key.attribute }``: the text of another message, with the same arguments."""

    key: str


@dataclass(frozen=True, slots=True)
class TermReference:
    """``{ -key(name: "value") }``: the text of a term, which sees only the arguments given here."""

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
        """Whether it is a number that is selected on: all keys are numbers or plural categories."""
        return all(isinstance(variant.key, int) or variant.key in PLURALS for variant in self.variants)


Element: TypeAlias = "str | Variable | Literal | MessageReference | TermReference | Selection"
Pattern: TypeAlias = "tuple[Element, ...]"


@dataclass(frozen=True, slots=True)
class FluentEntry:
    """One text of a file: ``key``, ``key.attribute`` or ``-term``, and where it stands."""

    key: str
    pattern: Pattern
    file: str
    line: int


def elements(pattern: Pattern) -> Iterator[Element]:
    """Every element of a pattern, those inside of its selections too."""
    for element in pattern:
        yield element
        if isinstance(element, Selection):
            for variant in element.variants:
                yield from elements(variant.pattern)
