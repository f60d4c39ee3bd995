"""Reads records from text."""

import re
from dataclasses import replace
from typing import NoReturn

from ..errors import ForetellError, RecordError, shown
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..sheets import Sheet, default_sheet
from .actions import Action
from .options import DISCARDS, SIDES, Options, discard_named, side_named
from .position import Position
from .record import (
    FORMAT,
    MAX_CHARACTERS,
    RULES_VERSION,
    TITLE,
    Ply,
    Record,
    checked_making,
    checked_names,
    commitment_of,
)
from .unfolding import Result

_NEEDED = ("Rules", "Players", "Side", "Discard", "Heirs", "Sheet", "Seed", "Commitment")
_ONCE = (*_NEEDED, "Effects", "Secret", "Position", "Result")
_OFTEN = ("Name", "Contribution")
_SEATS = {f"{seat}:": seat for seat in range(MAX_PLAYERS)}
Header = dict[str, tuple[int, str]]
Repeated = dict[str, list[tuple[int, str]]]


def parse_record(text: str | bytes) -> Record:
    """Read a record from text. An error names the line and the reason."""
    lines = _decode(text).splitlines()
    if not lines or lines[0].strip() != f"{TITLE} {FORMAT}":
        _refuse(1, RecordError("record-title", title=shown(f"{TITLE} {FORMAT}")))
    header, repeated, body = _read_header(lines)
    for key in _NEEDED:
        if key not in header:
            _refuse(body, RecordError("record-lacks", entry=key))
    options = _options(header)
    seed = _digits(header["Seed"], RecordError("record-seed"))
    secret = _digits(header["Secret"], RecordError("record-secret")) if "Secret" in header else None
    _check_commitment(header, seed, secret)
    contributions = _contributions(header, repeated["Contribution"], options.players)
    try:
        contributions = checked_making(seed, secret, contributions, options.players)
    except ForetellError as error:
        _refuse(header["Seed"][0], error)
    try:
        names = checked_names(tuple(name for _, name in repeated["Name"]), options.players)
    except ForetellError as error:
        _refuse(body, error)
    position, result = _position(header, options), _result(header, options)
    return Record(options, names, seed, _read_body(lines, body), position, result, secret, contributions)


def _refuse(line: int, reason: ForetellError) -> NoReturn:
    raise RecordError("at-line", line=str(line), reason=reason) from None


def _decode(text: str | bytes) -> str:
    if not isinstance(text, str | bytes):
        raise RecordError(f"a record is text or bytes, not {shown(text)}")
    if len(text) > MAX_CHARACTERS:
        raise RecordError("record-too-long", limit=str(MAX_CHARACTERS), count=str(len(text)))
    try:
        source = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        _refuse(line, RecordError("record-not-utf-8", reason=error.reason))
    return source.removeprefix("\ufeff")  # some editors begin a UTF-8 file with this byte order mark


def _read_header(lines: list[str]) -> tuple[Header, Repeated, int]:
    """The entries of the header with their lines, the repeatable ones, and the first line after the header."""
    header: Header = {}
    repeated: Repeated = {key: [] for key in _OFTEN}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, repeated, number
        key, colon, value = line.partition(":")
        if colon and key in repeated:
            repeated[key].append((number, value.strip()))
        elif colon and key in _ONCE and key not in header:
            header[key] = (number, value.strip())
        else:
            _refuse(number, RecordError("record-entry", answer=shown(line[:40], 60)))
    return header, repeated, len(lines)


def _options(header: Header) -> Options:
    line, rules = header["Rules"]
    if rules != str(RULES_VERSION):
        _refuse(line, RecordError("record-rules", version=str(RULES_VERSION), answer=shown(rules[:20])))
    line, heirs = header["Heirs"]
    if heirs not in ("yes", "no"):
        _refuse(line, RecordError("record-choice", entry="Heirs", choices="yes, no", answer=shown(heirs[:20])))
    line, players = header["Players"]
    if players not in map(str, range(MIN_PLAYERS, MAX_PLAYERS + 1)):
        low, high = str(MIN_PLAYERS), str(MAX_PLAYERS)
        _refuse(line, RecordError("record-players", low=low, high=high, answer=shown(players[:20])))
    for key, known in {"Side": SIDES, "Discard": DISCARDS}.items():
        line, value = header[key]
        if value not in known:
            choices = ", ".join(known)
            _refuse(line, RecordError("record-choice", entry=key, choices=choices, answer=shown(value[:20])))
    side, discard = side_named(header["Side"][1]), discard_named(header["Discard"][1])
    return Options(int(players), side, discard, heirs == "yes", _sheet(header))


def _sheet(header: Header) -> Sheet:
    line, value = header["Sheet"]
    digest, _, name = value.partition(" ")
    sheet = default_sheet()
    if "Effects" in header:
        line, code = header["Effects"]
        try:
            sheet = Sheet.from_code(code, name.strip() or "custom")
        except ForetellError as error:
            _refuse(line, error)
    if sheet.digest != digest:
        _refuse(line, RecordError("record-digest", digest=f"{sheet.digest[:12]}...", answer=shown(digest[:12])))
    return sheet


def _digits(entry: tuple[int, str], wrong: RecordError) -> bytes:
    line, digits = entry
    if not re.fullmatch(r"[0-9a-f]{64}", digits):
        _refuse(line, wrong)
    return bytes.fromhex(digits)


def _check_commitment(header: Header, seed: bytes, secret: bytes | None) -> None:
    line, commitment = header["Commitment"]
    if commitment != commitment_of(seed if secret is None else secret):
        _refuse(line, RecordError("record-commitment-seed" if secret is None else "record-commitment-secret"))


def _contributions(header: Header, entries: list[tuple[int, str]], players: int) -> tuple[bytes | None, ...]:
    """The contribution of each seat, or None; an empty tuple if there are no entries."""
    found: dict[str, bytes] = {}
    seats = [str(seat) for seat in range(players)]
    for line, value in entries:
        seat, _, digits = value.partition(" ")
        if "Secret" not in header:
            _refuse(line, RecordError("record-no-secret"))
        if seat not in seats or seat in found:
            last = str(players - 1)
            _refuse(line, RecordError("record-contribution-seat", last=last, answer=shown(seat[:20])))
        found[seat] = _digits((line, digits.strip()), RecordError("record-contribution"))
    return tuple(found.get(seat) for seat in seats) if found else ()


def _position(header: Header, options: Options) -> Position | None:
    if "Position" not in header:
        return None
    line, text = header["Position"]
    try:
        position = Position.parse(text)
    except ForetellError as error:
        _refuse(line, error)
    if position.options != options:
        _refuse(line, RecordError("record-position-options"))
    return replace(position, options=options)  # with the name of the sheet, which only the header has


def _result(header: Header, options: Options) -> Result | None:
    if "Result" not in header:
        return None
    line, text = header["Result"]
    winner, *runes = text.split()[:7] or [""]
    seats = [str(seat) for seat in range(options.players)]
    numbers = tuple(int(word) for word in runes if re.fullmatch(r"\d{1,5}", word, re.ASCII))
    if winner not in (*seats, "nobody") or len(runes) != options.players or len(numbers) != options.players:
        _refuse(line, RecordError("record-result", players=str(options.players)))
    if winner == "nobody":
        return Result(None, numbers, "nobody")
    return Result(int(winner), numbers, "hand" if numbers.count(max(numbers)) > 1 else "runes")


def _read_body(lines: list[str], body: int) -> tuple[Ply, ...]:
    plies: list[Ply] = []
    for number, line in enumerate(lines[body:], body + 1):
        seat: int | None = None
        for token in line.partition("#")[0].split():
            if token in _SEATS:
                seat = _SEATS[token]
            else:
                plies.append(Ply(seat, _action(token, number), number))
    return tuple(plies)


def _action(token: str, line: int) -> Action:
    try:
        return Action.parse(token)
    except ForetellError as error:
        _refuse(line, error)
