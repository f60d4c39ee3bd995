"""A position in one line: `key=value` words; commas separate cards, slashes separate seats and rows."""

from dataclasses import fields
from typing import Any

from ..errors import ForetellError, PositionError
from ..sheets import Sheet, default_sheet
from .options import Options, discard_named, side_named
from .position import Position

MAX_CHARACTERS = 8_000
_OPTIONS = ("players", "side", "discard-pile", "heirs", "sheet")
_NUMBERS = ("turn", "round", "pot", "turns", "blocks")
_SEATS = ("all_in", "actor", "winner")
_WORDS = ("phase", "played", "target")
_CARDS = ("deck", "discard", "effects", "revealed", "public")
_CARDS_BY_SEAT = ("hands", "private", "shed", "pools")
_NUMBERS_BY_SEAT = ("runes", "predictions", "passes", "strengths")
NONE = "-"


def position_text(position: Position) -> str:
    """The one-line form, without fields that have their default value."""
    options = position.options
    words = [f"players={options.players}", f"side={options.side}", f"discard-pile={options.discard}"]
    words.append(f"heirs={'yes' if options.heirs else 'no'}")
    if options.sheet != default_sheet():
        words.append(f"sheet={options.sheet.code}")
    plain = Position(options, position.hands, position.rows, position.deck)
    for field in fields(Position)[1:]:
        value = getattr(position, field.name)
        if value != getattr(plain, field.name) or field.name in ("hands", "rows", "deck"):
            words.append(f"{field.name}={_write(field.name, value)}")
    return " ".join(words)


def _write(name: str, value: Any) -> str:
    if name == "rows":
        return "/".join(",".join(card or NONE for card in row) for row in value)
    if name in _CARDS:
        return ",".join(card.replace(" ", "") for card in value) or NONE
    if name in _CARDS_BY_SEAT:
        return "/".join(",".join(cards) or NONE for cards in value)
    if name in _NUMBERS_BY_SEAT:
        return "/".join(NONE if number is None else str(number) for number in value)
    if name == "told":
        return "/".join(NONE if told is None else f"{told[0]},{told[1]}" for told in value)
    if name == "seed":
        return str(value.hex())
    return str(value)


def parse_position(text: str) -> Position:
    """Read a position from a line. An error names the word that is wrong."""
    if not isinstance(text, str) or len(text) > MAX_CHARACTERS:
        raise PositionError(f"a position is one line of at most {MAX_CHARACTERS} characters")
    words: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key in words:
            raise PositionError(f"{word[:40]!r}: a position is made of key=value words, each key once")
        words[key] = value
    try:
        options = _options(words)
        rest = {key: _read(key, value) for key, value in words.items() if key not in _OPTIONS}
        missing = [key for key in ("hands", "rows", "deck") if key not in rest]
        if missing:
            raise PositionError(f"a position says {', '.join(missing)}")
        return Position(options, **rest)
    except PositionError:
        raise
    except ForetellError as error:
        raise PositionError(str(error)) from None


def _options(words: dict[str, str]) -> Options:
    players = _number("players", words.get("players", "3"))
    heirs = words.get("heirs", "no")
    if heirs not in ("yes", "no"):
        raise PositionError(f"heirs is yes or no, not {heirs[:40]!r}")
    sheet = Sheet.from_code(words["sheet"]) if "sheet" in words else default_sheet()
    side, discard = side_named(words.get("side", "A")), discard_named(words.get("discard-pile", "open"))
    return Options(players, side, discard, heirs == "yes", sheet)


def _read(key: str, value: str) -> Any:
    if key in _NUMBERS or key in _SEATS:
        return _number(key, value)
    if key in _WORDS:
        return value
    if key in _CARDS:
        return tuple(card.replace("reveal", "reveal ") for card in _cards(value))
    if key in _CARDS_BY_SEAT:
        return tuple(_cards(cards) for cards in value.split("/"))
    if key in _NUMBERS_BY_SEAT:
        return tuple(None if number == NONE else _number(key, number) for number in value.split("/"))
    if key == "rows":
        return _rows(value)
    if key == "told":
        return tuple(_told(told) for told in value.split("/"))
    if key == "seed":
        return _seed(value)
    raise PositionError(f"a position has no {key[:40]!r}")


def _number(key: str, value: str) -> int:
    if not value.isascii() or not value.isdecimal() or len(value) > 9:
        raise PositionError(f"{key} is a number, not {value[:40]!r}")
    return int(value)


def _cards(value: str) -> tuple[str, ...]:
    return () if value == NONE else tuple(value.split(","))


def _rows(value: str) -> tuple[tuple[str | None, ...], ...]:
    return tuple(tuple(None if card == NONE else card for card in row.split(",")) for row in value.split("/"))


def _told(value: str) -> tuple[int, int] | None:
    if value == NONE:
        return None
    points, _, turn = value.partition(",")
    return _number("told", points), _number("told", turn)


def _seed(value: str) -> bytes:
    try:
        seed = bytes.fromhex(value)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise PositionError(f"seed is 64 hexadecimal digits, not {value[:40]!r}")
    return seed
