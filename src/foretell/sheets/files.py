"""Card sheets as TOML files: read and check them, write them, load the default one."""

import re
import tomllib
import warnings
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from ..errors import SheetError, SheetWarning, shown, system_reason
from .notation import CARDS
from .sheet import Effect, Sheet, check_effects, check_name

MAX_BYTES = 100_000
MAX_DOTS = 64
"""The TOML reader keeps every prefix of a key like a.b.c, so its memory grows with the square of the dots."""
_ENTRIES = {"name", "suits", "cards"}
_TWICE = ("Cannot overwrite a value", "Cannot mutate immutable namespace", "Duplicate inline table key")
"""How the TOML reader's message begins if a key occurs twice."""


@cache
def default_sheet() -> Sheet:
    """The default sheet, "Foretell 1"."""
    return parse_sheet(resources.files(__package__).joinpath("foretell-1.toml").read_text("utf-8"))


def read_sheet(path: str | Path) -> Sheet:
    """Read a sheet from a TOML file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise SheetError("sheet-unread", file=shown(str(path), 200), reason=system_reason(error)) from None
    return _with_remarks(_parse(data))


def parse_sheet(text: str | bytes) -> Sheet:
    """Read a sheet from TOML text. An error names the line, the card and the rule that it breaks."""
    return _with_remarks(_parse(text))


def _with_remarks(sheet: Sheet) -> Sheet:
    """Issue the sheet's warnings at the line that called `read_sheet` or `parse_sheet`."""
    for remark in sheet.remarks:
        warnings.warn(remark, SheetWarning, stacklevel=3)
    return sheet


def _parse(text: str | bytes) -> Sheet:
    if not isinstance(text, str | bytes):
        raise SheetError(f"a card sheet is text or bytes, not {shown(text)}")
    if len(text) > MAX_BYTES:
        raise SheetError("sheet-too-long", limit=str(MAX_BYTES))
    source = _decode(text)
    if any(line.count(".") > MAX_DOTS for line in source.split("\n")):
        raise SheetError("sheet-dots", limit=str(MAX_DOTS))
    try:
        table = tomllib.loads(source)
    except (ValueError, RecursionError) as error:  # a number with too many digits is a ValueError too
        raise _toml_problem(str(error), source) from None
    return _build(table, source)


def _toml_problem(error: str, source: str) -> SheetError:
    if not error.startswith(_TWICE):
        return SheetError("sheet-not-toml", reason=error)
    found = re.search(r"at line (\d+)", error)
    line = found[1] if found else source.count("\n") + 1  # the reader says "at end of document"
    return SheetError("at-line", line=str(line), reason=SheetError("sheet-key-twice"))


def sheet_text(sheet: Sheet) -> str:
    """Write the sheet as TOML, which `parse_sheet` reads back."""
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
        raise SheetError("sheet-not-utf-8", reason=str(error)) from None
    return source.removeprefix("\ufeff")  # some editors begin a UTF-8 file with this byte order mark


def _build(table: dict[str, Any], source: str) -> Sheet:
    for entry in table:
        if entry not in _ENTRIES:
            raise _at_line(source, entry, SheetError("sheet-entry", answer=shown(entry[:40], 60)))
    if "name" not in table:
        raise SheetError("sheet-no-name")
    try:
        name = check_name(table["name"])
    except SheetError as error:
        raise _at_line(source, "name", error) from None
    suits = table.get("suits")
    if not isinstance(suits, list) or not all(isinstance(suit, str) for suit in suits):
        raise _at_line(source, "suits", SheetError("sheet-suit-list"))
    cards = table.get("cards")
    if not isinstance(cards, dict):
        raise SheetError("sheet-no-cards")
    effects = _all_effects(cards, source)
    try:
        return Sheet(name, tuple(suits), effects)
    except SheetError as error:
        raise _at_line(source, "suits", error) from None


def _all_effects(cards: dict[str, Any], source: str) -> tuple[tuple[Effect, ...], ...]:
    for card in cards:
        if card not in CARDS:
            raise _at_line(source, card, SheetError("sheet-card", answer=shown(card[:40], 60)))
    missing = [card for card in CARDS if card not in cards]
    if missing:
        raise SheetError("sheet-missing", cards=", ".join(missing))
    return tuple(_card_effects(card, cards[card], source) for card in CARDS)


def _card_effects(card: str, words: Any, source: str) -> tuple[Effect, ...]:
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise _at_line(source, card, SheetError("sheet-effects", card=card))
    effects = tuple(Effect(word.removesuffix("*"), word.endswith("*")) for word in words)
    try:
        check_effects(card, effects)
    except SheetError as error:
        raise _at_line(source, card, error) from None
    return effects


def _at_line(source: str, key: str, error: SheetError) -> SheetError:
    """The error with the line of a key before it; the error alone if the key cannot be found."""
    for number, line in enumerate(source.split("\n"), 1):
        before, equals, _ = line.partition("=")
        if equals and before.strip(" \t\"'") == key:
            return SheetError("at-line", line=str(number), reason=error)
    return error
