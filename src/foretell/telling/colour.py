"""Colours and suit signs, if the terminal supports them."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TextIO

SUIT_COLOURS = {"C": "36", "M": "35", "S": "33", "T": "32"}
RUNE_COLOUR = "1"
SIGNS = {"C": "\N{WHITE CIRCLE WITH UPPER RIGHT QUADRANT}", "M": "\N{BLACK SMILING FACE}", "S": "¤", "T": "♠"}
"""A clock's face, a mask, a beetle and a treetop."""

_PAINT = re.compile("\x1b\\[[0-9;]*m")
_UNSIGNED = str.maketrans(dict.fromkeys("".join(SIGNS.values())))


def unsigned(typed: str) -> str:
    """Remove suit signs from typed text, because a token may be typed as it is shown."""
    return typed.translate(_UNSIGNED).strip()


def seen_width(text: str) -> int:
    """The number of columns that a text takes."""
    return len(_PAINT.sub("", text))


def padded(texts: Iterable[str]) -> list[str]:
    """Pad texts to equal width."""
    every = list(texts)
    width = max(map(seen_width, every), default=0)
    return [text + " " * (width - seen_width(text)) for text in every]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours and signs that a terminal can show."""

    colours: bool = False
    signs: bool = False

    def heading(self, text: str) -> str:
        return self._painted(text, "1")

    def faint(self, text: str) -> str:
        return self._painted(text, "2")

    def card(self, token: str, text: str) -> str:
        """`text` about the card `token`, in the colour of its suit."""
        return self._painted(text, SUIT_COLOURS.get(token[-1], RUNE_COLOUR))

    def sign(self, suit: str) -> str:
        """The sign of a suit by its letter, or an empty string if it cannot be shown."""
        return SIGNS.get(suit, "") if self.signs else ""

    def short(self, token: str) -> str:
        """The token of a card, with the sign of its suit."""
        return self.card(token, token + self.sign(token[-1]))

    def _painted(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colours else text


def palette_of(stream: TextIO, environment: Mapping[str, str], *, wanted: bool = True) -> Palette:
    """The palette for a stream. `wanted` is False if the user asked for no colours."""
    able = stream.isatty() and environment.get("TERM", "") not in ("", "dumb")
    return Palette(
        colours=able and wanted and not environment.get("NO_COLOR"),
        signs=able and _can_write(stream, "".join(SIGNS.values())),
    )


def _can_write(stream: TextIO, text: str) -> bool:
    try:
        text.encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
