"""Card sheets as TOML files: reading with checks, writing, and the one that comes with the game."""

import re
import tomllib
import warnings
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from ..errors import SheetError, SheetWarning, shown
from .notation import CARDS
from .sheet import Effect, Sheet, check_effects, check_name

MOST_BYTES = 100_000
MOST_DOTS = 64
"""Of a key like a.b.c, the TOML reader keeps every beginning: its memory grows with the square of the dots."""
_ENTRIES = {"name", "suits", "cards"}
_TWICE = ("Cannot overwrite a value", "Cannot mutate immutable namespace", "Duplicate inline table key")
"""How the TOML reader begins when it meets a key for the second time."""


@cache
def default_sheet() -> Sheet:
    """The sheet that comes with the game, "Foretell 1"."""
    return parse_sheet(resources.files(__package__).joinpath("foretell-1.toml").read_text("utf-8"))


def read_sheet(path: str | Path) -> Sheet:
    """The sheet in a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise SheetError(f"cannot read the card sheet {str(path)!r}: {error}") from None
    return _with_remarks(_parse(data))


def parse_sheet(text: str | bytes) -> Sheet:
    """The sheet that a TOML text describes; an error names the card, the line and the rule."""
    return _with_remarks(_parse(text))


def _with_remarks(sheet: Sheet) -> Sheet:
    """Warn where the function that calls this one was called."""
    for remark in sheet.remarks:
        warnings.warn(remark, SheetWarning, stacklevel=3)
    return sheet


def _parse(text: str | bytes) -> Sheet:
    if not isinstance(text, str | bytes):
        raise SheetError(f"a card sheet is text or bytes, not {shown(text)}")
    if len(text) > MOST_BYTES:
        raise SheetError(f"a card sheet has {MOST_BYTES} bytes at the most; is this one?")
    source = _decode(text)
    if any(line.count(".") > MOST_DOTS for line in source.split("\n")):
        raise SheetError(f"a line of a card sheet has at most {MOST_DOTS} dots; is this one?")
    try:
        table = tomllib.loads(source)
    except (ValueError, RecursionError) as error:  # also of a number with too many digits
        raise SheetError(_toml_problem(str(error), source)) from None
    return _build(table, source)


def _toml_problem(error: str, source: str) -> str:
    if not error.startswith(_TWICE):
        return f"this is not TOML: {error}"
    found = re.search(r"at line (\d+)", error)
    line = found[1] if found else source.count("\n") + 1  # the reader says "at end of document"
    return f"line {line}: a key stands twice; each card must be there once"


def sheet_text(sheet: Sheet) -> str:
    """The sheet as a TOML file that `parse_sheet` reads back."""
    suits = ", ".join(f'"{suit}"' for suit in sheet.suits)
    name = sheet.name.replace("\\", "\\\\").replace('"', '\\"')
    lines = [f'name = "{name}"', f"suits = [{suits}]  # best first", "", "[cards]"]
    for card, effects in zip(CARDS, sheet.cards, strict=True):
        words = ", ".join(f'"{effect}"' for effect in effects)
        lines.append(f"{card} = [{words}]")
    return "\n".join(lines) + "\n"


def _decode(text: str | bytes) -> str:
    try:
        source = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SheetError(f"a card sheet is UTF-8 text: {error}") from None
    return source.removeprefix("\ufeff")  # some editors put this mark before UTF-8


def _build(table: dict[str, Any], source: str) -> Sheet:
    for entry in table:
        if entry not in _ENTRIES:
            raise SheetError(f"{_line(source, entry)}unknown entry {entry[:40]!r}; a sheet has name, suits and cards")
    try:
        name = check_name(table.get("name"))
    except SheetError as error:
        raise SheetError(f"{_line(source, 'name')}{error}") from None
    suits = table.get("suits")
    if not isinstance(suits, list) or not all(isinstance(suit, str) for suit in suits):
        raise SheetError(f"{_line(source, 'suits')}suits lists the four suits by name, the best first")
    cards = table.get("cards")
    if not isinstance(cards, dict):
        raise SheetError("a sheet has a table [cards] with the effects of each card")
    effects = _all_effects(cards, source)
    try:
        return Sheet(name, tuple(suits), effects)
    except SheetError as error:
        raise SheetError(f"{_line(source, 'suits')}{error}") from None


def _all_effects(cards: dict[str, Any], source: str) -> tuple[tuple[Effect, ...], ...]:
    for card in cards:
        if card not in CARDS:
            raise SheetError(f"{_line(source, card)}there is no card {card[:40]!r}; write cards like 10T, JM or R1")
    missing = [card for card in CARDS if card not in cards]
    if missing:
        raise SheetError(f"all 54 cards must be there; missing: {', '.join(missing)}")
    return tuple(_card_effects(card, cards[card], source) for card in CARDS)


def _card_effects(card: str, words: Any, source: str) -> tuple[Effect, ...]:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise SheetError(f'{_line(source, card)}{card}: effects are a list of words, as in ["take*", "draw"]')
    effects = tuple(Effect(word.removesuffix("*"), word.endswith("*")) for word in words)
    try:
        check_effects(card, effects)
    except SheetError as error:
        raise SheetError(f"{_line(source, card)}{error}") from None
    return effects


def _line(source: str, key: str) -> str:
    """Where a key stands, as the beginning of an error; nothing if it cannot be found."""
    for number, line in enumerate(source.split("\n"), 1):
        before, equals, _ = line.partition("=")
        if equals and before.strip(" \t\"'") == key:
            return f"line {number}: "
    return ""
