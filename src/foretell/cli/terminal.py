"""The terminal: print lines and read lines."""

import os
import shutil
import sys

from ..telling.colour import Palette, palette_of, seen_width

NARROWEST = 40


class InputEnded(Exception):  # noqa: N818 (Ctrl-D is not an error)
    """The input has ended."""


class Terminal:
    """Reads and prints lines. In a pipe it does not wrap lines, and it prints the answers that it reads."""

    def __init__(self, *, colours: bool = True) -> None:
        self.palette: Palette = palette_of(sys.stdout, os.environ, wanted=colours)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            _edit_lines()

    def say(self, *lines: str) -> None:
        """Print lines, wrapped at the width of the terminal."""
        for line in lines:
            print("\n".join(wrapped(line, shutil.get_terminal_size().columns)) if sys.stdout.isatty() else line)

    def ask(self, prompt: str) -> str:
        """Read a line."""
        try:
            answer = input(f"{prompt} ").strip()
        except EOFError:
            print()
            raise InputEnded from None
        except UnicodeDecodeError:  # the terminal does not use the encoding that it reports
            answer = "\N{REPLACEMENT CHARACTER}"
        if not sys.stdin.isatty():
            print(answer)
        return answer


def wrapped(line: str, width: int) -> list[str]:
    """Wrap a line to `width` columns, with an indent after the first line. Colour codes have no width."""
    width = max(width, NARROWEST)
    if seen_width(line) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip(" "))]
    # Break only at plain spaces: French has a non-breaking space before its colons.
    first, *words = line.strip(" ").split(" ")
    lines = [indent + first]
    for word in words:
        if seen_width(lines[-1]) + 1 + seen_width(word) > width:
            lines.append(f"{indent}  {word}")
        else:
            lines[-1] += f" {word}"
    return lines


def _edit_lines() -> None:
    """Enable arrow keys and history for `input`, if Python has readline."""
    try:
        import readline  # noqa: F401, PLC0415 (the import itself enables it)
    except ImportError:
        return
