"""Parses Fluent files (Project Fluent 1.0; ``fluent`` describes the subset).

Fluent skips what it cannot read as "junk". This parser raises an error with the file and the line instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from foretell.locales.fluent import (
    Element,
    FluentEntry,
    FluentError,
    Literal,
    MessageReference,
    Pattern,
    Selection,
    TermReference,
    Variable,
    Variant,
)

_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_NUMBER = re.compile(r"-?[0-9]+(?![0-9.])")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6}))')
_COMMENT = re.compile(r"#{1,3}(?: [^\n]*(?:\n|\Z)|\n)")
_TEXT = re.compile(r"[^{}\n]+")
_SPACES = re.compile(r" *")
_BLANK = re.compile(r"[ \n]*")
_BLANK_LINES = re.compile(r"(?: *\n)*(?: *\Z)?")
_NEXT_LINE = re.compile(r"(?P<breaks>(?: *\n)+)(?P<indent> *)")
_NEXT_ATTRIBUTE = re.compile(r"[ \n]*\n *\.")

_LAST_CHARACTER = 0x10FFFF


def parse(source: str, file: str) -> tuple[FluentEntry, ...]:
    """The entries of a Fluent file, in order. ``file`` is its name for error messages."""
    return tuple(_Parser(source.replace("\r\n", "\n"), file).entries())


@dataclass(frozen=True, slots=True)
class _Break:
    """Line breaks inside a pattern, and the indentation of the line after them."""

    lines: int
    indent: int


class _Parser:
    """Parses one file. Methods read from the current position and advance it."""

    def __init__(self, source: str, file: str) -> None:
        self._source = source
        self._file = file
        self._position = 0
        self._lines: dict[str, int] = {}
        """The line of each message, to find duplicates: a message that has only attributes yields no entry itself."""

    # Entries

    def entries(self) -> Iterator[FluentEntry]:
        while True:
            self._take(_BLANK_LINES)
            if self._position == len(self._source):
                return
            if not self._take(_COMMENT):
                yield from self._entry()

    def _entry(self) -> Iterator[FluentEntry]:
        line = self._line()
        dash = "-" if self._accept("-") else ""
        name = self._take(_IDENTIFIER)
        if not name:
            self._fail("expected a message, a term (-name) or a comment (# text) at the start of the line")
        key = dash + name
        first = self._lines.setdefault(key, line)
        if first != line:
            problem = f"{key!r} is already in {self._file}, line {first}; rename or remove one of them"
            self._fail(problem, line)
        pattern = self._assigned(key)
        attributes = tuple(self._attributes(key))
        if pattern:
            yield FluentEntry(key, pattern, self._file, line)
        elif dash or not attributes:
            self._fail(f"{key!r} has no text; write it after the '='", line)
        yield from attributes

    def _attributes(self, key: str) -> Iterator[FluentEntry]:
        while self._take(_NEXT_ATTRIBUTE):
            line = self._line()
            name = self._identifier("an attribute's name after '.'")
            pattern = self._assigned(f"{key}.{name}")
            if not pattern:
                self._fail(f"attribute {name!r} of {key!r} has no text; write it after the '='", line)
            yield FluentEntry(f"{key}.{name}", pattern, self._file, line)

    def _assigned(self, key: str) -> Pattern:
        self._take(_SPACES)
        self._expect("=", f"'=' after {key!r}")
        return self._pattern()

    # Patterns

    def _pattern(self) -> Pattern:
        self._take(_SPACES)
        pieces: list[Element | _Break] = []
        while piece := self._piece():
            pieces.append(piece)
        return _trimmed(_dedented(pieces))

    def _piece(self) -> Element | _Break | None:
        if text := self._take(_TEXT):
            return text
        if self._at("{"):
            return self._placeable()
        if self._at("}"):
            self._fail("'}' without its '{'; a '}' that closes a selection must be on a line of its own")
        return self._continuation()

    def _continuation(self) -> _Break | None:
        """Go to the next line if it still belongs to the pattern."""
        found = _NEXT_LINE.match(self._source, self._position)
        if not found:
            return None
        character = self._source[found.end() : found.end() + 1]
        indent = len(found["indent"])
        if character != "{" and (not indent or not character or character in "}.[*"):
            return None
        self._position = found.end()
        return _Break(found["breaks"].count("\n"), indent)

    # Placeables

    def _placeable(self) -> Element:
        self._expect("{", "'{'")
        self._take(_BLANK)
        element = self._expression()
        self._take(_BLANK)
        if self._accept("->"):
            element = self._selection(element)
        self._expect("}", "'}' to close the placeable")
        return element

    def _expression(self) -> Element:
        if self._accept("$"):
            return Variable(self._identifier("a variable's name after '$'"))
        if self._at('"'):
            return Literal(self._string())
        if self._at("-"):
            return self._term_reference()
        if self._at("{"):
            self._fail("a placeable directly inside of another is outside of the subset; use one pair of braces")
        return self._message_reference()

    def _message_reference(self) -> MessageReference:
        key = self._identifier("a variable ($name), a message, a term (-name) or a \"string\" after '{'")
        if self._at("("):
            self._fail(f"function {key!r} is outside of the subset; let the caller prepare the argument")
        if self._accept("."):
            key += "." + self._identifier("an attribute's name after '.'")
        return MessageReference(key)

    def _term_reference(self) -> TermReference:
        self._expect("-", "'-'")
        key = "-" + self._identifier("a term's name after '-' (numbers are outside of the subset)")
        if self._at("."):
            self._fail(f"an attribute of term {key!r} is outside of the subset; select on an argument")
        return TermReference(key, tuple(self._arguments()) if self._accept("(") else ())

    def _arguments(self) -> Iterator[tuple[str, str | int]]:
        self._take(_BLANK)
        while not self._accept(")"):
            name = self._identifier("an argument's name (a term takes none without a name)")
            self._take(_BLANK)
            self._expect(":", f"':' after {name!r}")
            self._take(_BLANK)
            yield name, self._string() if self._at('"') else self._number()
            self._take(_BLANK)
            if not self._accept(",") and not self._at(")"):
                self._fail("expected ',' or ')' after a term's argument")
            self._take(_BLANK)

    # Selections

    def _selection(self, selector: Element) -> Selection:
        if not isinstance(selector, Variable):
            self._fail("only a variable ($name) can be selected on")
        variants: list[Variant] = []
        defaults: list[int] = []
        while self._next_variant():
            if self._accept("*"):
                defaults.append(len(variants))
            variants.append(self._variant())
        if len(defaults) != 1:
            self._fail(f"a selection needs exactly one default variant (*[key]), not {len(defaults)}")
        return Selection(selector.name, tuple(variants), defaults[0])

    def _next_variant(self) -> bool:
        """Go to the next line that is not blank. Return whether it is a variant, not the end of the selection."""
        self._take(_SPACES)
        if not self._at("\n"):
            self._fail("expected the end of the line; each variant and the closing '}' have a line of their own")
        self._take(_BLANK)
        return not self._at("}")

    def _variant(self) -> Variant:
        self._expect("[", "a variant ([key] text), the default (*[key] text) or the closing '}'")
        self._take(_BLANK)
        key = self._take(_IDENTIFIER) or self._number()
        self._take(_BLANK)
        self._expect("]", "']' after the variant's key")
        line = self._line()
        pattern = self._pattern()
        if not pattern:
            self._fail(f'variant [{key}] has no text; write {{ "" }} for an empty one', line)
        return Variant(key, pattern)

    # Tokens

    def _identifier(self, wanted: str) -> str:
        return self._take(_IDENTIFIER) or self._fail(f"expected {wanted}")

    def _number(self) -> int:
        return int(self._take(_NUMBER) or self._fail('expected a name, a whole number or a "string"'))

    def _string(self) -> str:
        found = _STRING.match(self._source, self._position)
        if not found:
            self._fail("this string is not closed by '\"' on its line, or has an unknown escape")
        self._position = found.end()
        return _ESCAPE.sub(_unescaped, found[1])

    def _take(self, expression: re.Pattern[str]) -> str:
        found = expression.match(self._source, self._position)
        if not found:
            return ""
        self._position = found.end()
        return found[0]

    def _at(self, text: str) -> bool:
        return self._source.startswith(text, self._position)

    def _accept(self, text: str) -> bool:
        if not self._at(text):
            return False
        self._position += len(text)
        return True

    def _expect(self, text: str, wanted: str) -> None:
        if not self._accept(text):
            self._fail(f"expected {wanted}")

    def _line(self) -> int:
        """The line of the current position; at the end of the file, the last line that is not blank."""
        before = self._source[: self._position]
        return (before.rstrip() if len(before) == len(self._source) else before).count("\n") + 1

    def _fail(self, problem: str, line: int | None = None) -> NoReturn:
        raise FluentError(self._file, line or self._line(), problem)


def _unescaped(escape: re.Match[str]) -> str:
    if escape[1]:
        return escape[1]
    code = int(escape[2] or escape[3], 16)
    lone_surrogate = 0xD800 <= code <= 0xDFFF
    return "\ufffd" if lone_surrogate or code > _LAST_CHARACTER else chr(code)


def _dedented(pieces: list[Element | _Break]) -> list[Element]:
    """Turn line breaks into text. Drop the indentation that all lines share, and line breaks before the text."""
    common = min((piece.indent for piece in pieces if isinstance(piece, _Break)), default=0)
    result: list[Element] = []
    for piece in pieces:
        element = _broken(piece, common, first=piece is pieces[0]) if isinstance(piece, _Break) else piece
        if isinstance(element, str) and result and isinstance(result[-1], str):
            result[-1] += element
        elif element != "":
            result.append(element)
    return result


def _broken(step: _Break, common: int, *, first: bool) -> str:
    return "\n" * (0 if first else step.lines) + " " * (step.indent - common)


def _trimmed(pieces: list[Element]) -> Pattern:
    """Remove spaces and line breaks at the end of a pattern."""
    if pieces and isinstance(pieces[-1], str):
        pieces[-1] = pieces[-1].rstrip(" \n")
        if not pieces[-1]:
            pieces.pop()
    return tuple(pieces)
