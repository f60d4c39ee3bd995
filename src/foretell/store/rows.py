"""Entries and tables as rows, and back."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from ..table.entries import Entry
from ..table.lobby import Lobby
from .store import StoreError

Key = tuple[str, int]
T = TypeVar("T")

LOBBY = msgspec.json.Decoder(Lobby)
LOBBIES = msgspec.json.Decoder(list[Lobby])
ENTRIES = msgspec.json.Decoder(list[Entry])
MOST_INT = 2**63 - 1
MOST_PLY = 2**31 - 1


def decoded(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """What the database gave, checked."""
    try:
        return decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise StoreError(f"the database is damaged, or something else wrote to it: {error}") from error


def row_of(lobby: Lobby) -> tuple[str, str, int, str, int, int, int, str]:
    """The row in `tables`."""
    body = msgspec.json.encode(lobby).decode()
    listed = int(lobby.listed)
    return lobby.id, lobby.code, lobby.version, lobby.status, listed, lobby.created, lobby.updated, body


def with_logs(lobbies: Iterable[Lobby], entries: list[Entry]) -> dict[str, tuple[Lobby, list[Entry]]]:
    """Each table with its own entries, which come in order."""
    tables: dict[str, tuple[Lobby, list[Entry]]] = {lobby.id: (lobby, []) for lobby in lobbies}
    for entry in entries:
        if entry.game in tables:
            tables[entry.game][1].append(entry)
    return tables


def persons_of(lobby: Lobby) -> list[str]:
    """Who sits there, each once."""
    return sorted({seat.person for seat in lobby.seats if seat.person is not None})


def won(entries: Sequence[Entry], new: set[Key]) -> list[bool]:
    """Which entries are new; of two under the same key in one call, the first."""
    answers = []
    for entry in entries:
        key = entry[:2]
        answers.append(key in new)
        new.discard(key)
    return answers


def searchable(text: str) -> bool:
    """Whether a database can look for `text`: what cannot be stored cannot be found."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def bounded(number: int, most: int = MOST_INT) -> int:
    """`number`, cut to what a column holds."""
    return max(-most, min(number, most))
