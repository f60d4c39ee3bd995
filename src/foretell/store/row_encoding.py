"""Entries and tables as rows of a database, and back."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from ..table.entries import Entry
from ..table.lobby import Lobby
from .store import StoreError

EntryKey = tuple[str, int]
T = TypeVar("T")

LOBBY = msgspec.json.Decoder(Lobby)
LOBBIES = msgspec.json.Decoder(list[Lobby])
ENTRIES = msgspec.json.Decoder(list[Entry])
MAX_INT = 2**63 - 1
MAX_PLY = 2**31 - 1


def decoded(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """Decode and check what the database returned."""
    try:
        return decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise damaged(error) from error


def damaged(error: msgspec.MsgspecError) -> StoreError:
    """Return the error for rows that Foretell did not write."""
    return StoreError(f"the database is damaged, or another program wrote to it: {error}")


def row_of(lobby: Lobby) -> tuple[str, str, int, str, int, int, int, str]:
    """Return the row for `tables`."""
    body = msgspec.json.encode(lobby).decode()
    listed = int(lobby.listed)
    return lobby.id, lobby.code, lobby.version, lobby.status, listed, lobby.created, lobby.updated, body


def with_logs(lobbies: Iterable[Lobby], entries: list[Entry]) -> dict[str, tuple[Lobby, list[Entry]]]:
    """Return each table with its own entries, which keep their order."""
    tables: dict[str, tuple[Lobby, list[Entry]]] = {lobby.id: (lobby, []) for lobby in lobbies}
    for entry in entries:
        if entry.game in tables:
            tables[entry.game][1].append(entry)
    return tables


def persons_of(lobby: Lobby) -> list[str]:
    """Return the ids of the persons at a table, without duplicates."""
    return sorted({seat.person for seat in lobby.seats if seat.person is not None})


def won(entries: Sequence[Entry], new: set[EntryKey]) -> list[bool]:
    """Return for each entry whether it was new. Of two entries with the same key, only the first was."""
    answers = []
    for entry in entries:
        key = entry[:2]
        answers.append(key in new)
        new.discard(key)
    return answers


def searchable(text: str) -> bool:
    """Return whether a database can search for `text`. Zero bytes and lone surrogates are never stored."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def bounded(number: int, limit: int = MAX_INT) -> int:
    """Clamp `number` to what a column holds."""
    return max(-limit, min(number, limit))
