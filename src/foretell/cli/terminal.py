"""The terminal itself: lines out, lines in."""

import os
import re
import shutil
import sys
from collections.abc import Iterable

from .colour import Palette, palette_of

NARROWEST = 40
_PAINT = re.compile("\x1b\\[[0-9;]*m")


class InputEnded(Exception):  # noqa: N818 (Ctrl-D is no error)
    """Nothing more will be typed."""


class Terminal:
    """Where a person reads and types. Through a pipe it wraps nothing, and shows what it was given."""

    def __init__(self, *, colours: bool = True) -> None:
        self.palette: Palette = palette_of(sys.stdout, os.environ, wanted=colours)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            _edit_lines()

    def say(self, *lines: str) -> None:
        """Print lines, broken between words where the terminal ends."""
        for line in lines:
            print("\n".join(wrapped(line, shutil.get_terminal_size().columns)) if sys.stdout.isatty() else line)

    def ask(self, prompt: str) -> str:
        """A line that is typed."""
        try:
            answer = input(f"{prompt} ").strip()
        except EOFError:
            print()
            raise InputEnded from None
        except UnicodeDecodeError:  # a terminal whose encoding is not what it says
            answer = "\N{REPLACEMENT CHARACTER}"
        if not sys.stdin.isatty():
            print(answer)
        return answer


def wrapped(line: str, width: int) -> list[str]:
    """A line as lines of at most `width` columns, a little indented after the first; colours take no room."""
    width = max(width, NARROWEST)
    if seen_width(line) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip(" "))]
    # At plain spaces only: French puts an unbreakable one before its colons.
    first, *words = line.strip(" ").split(" ")
    lines = [indent + first]
    for word in words:
        if seen_width(lines[-1]) + 1 + seen_width(word) > width:
            lines.append(f"{indent}  {word}")
        else:
            lines[-1] += f" {word}"
    return lines


def seen_width(text: str) -> int:
    """How many columns a text takes."""
    return len(_PAINT.sub("", text))


def padded(texts: Iterable[str]) -> list[str]:
    """Texts made equally wide."""
    every = list(texts)
    width = max(map(seen_width, every), default=0)
    return [text + " " * (width - seen_width(text)) for text in every]


def _edit_lines() -> None:
    """Arrow keys and history for `input`, where Python has them."""
    try:
        import readline  # noqa: F401, PLC0415 (importing it is its use)
    except ImportError:
        return
