"""`foretell sheet`: check and show card sheets."""

import json
import sys
from collections.abc import Callable, Sequence

from ..sheets import CARDS, Sheet, default_sheet, sheet_text
from ..telling.words import Words
from .arguments import Parser, show_commands
from .user_files import FileError, sheet_from


def run(arguments: Sequence[str], words: Words) -> int:
    """Run `sheet check` or `sheet show`."""
    if arguments and arguments[0] in _COMMANDS:
        return _COMMANDS[arguments[0]](arguments[1:], words)
    return show_commands(arguments, words, "sheet", _COMMANDS)


def check(arguments: Sequence[str], words: Words) -> int:
    """Check that files are valid card sheets."""
    parser = Parser(words, "foretell sheet check", words.text("help-sheet-check"))
    parser.file("files", "option-sheet-check", "+", needs="error-needs-file")
    found = parser.parse(arguments)
    return max(_check(file, words) for file in found.files)


def _check(file: str, words: Words) -> int:
    try:
        sheet = sheet_from(file, words)
    except FileError as error:
        print(error, file=sys.stderr)
        return 1
    for warning in sheet.warnings:
        print(words.text("sheet-warning", file=file, reason=words.error(warning)), file=sys.stderr)
    print(words.text("sheet-good", file=file))
    return 0


def show(arguments: Sequence[str], words: Words) -> int:
    """Print a card sheet as TOML or JSON."""
    parser = Parser(words, "foretell sheet show", words.text("help-sheet-show"))
    parser.file("file", "option-sheet-show", "?")
    parser.flag("--json", action="store_true", about="option-json")
    found = parser.parse(arguments)
    sheet = default_sheet() if found.file is None else sheet_from(found.file, words)
    print(as_json(sheet) if found.json else sheet_text(sheet), end="\n" if found.json else "")
    return 0


def as_json(sheet: Sheet) -> str:
    cards = {card: [str(effect) for effect in sheet.effects(card)] for card in CARDS}
    whole = {"name": sheet.name, "digest": sheet.digest, "suits": list(sheet.suits), "cards": cards}
    return json.dumps(whole, indent=2, ensure_ascii=False)


_COMMANDS: dict[str, Callable[[Sequence[str], Words], int]] = {"check": check, "show": show}
