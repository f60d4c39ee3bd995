"""Clients of our server. `foretell.table.wire` defines the messages."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from .http import Http
from .table import SEATS, Seat, Table

WELCOME, FRAME, VIEW, NEWS = b'{"type":"welcome"', b'{"type":"frame"', b'{"type":"view"', b'{"type":"table"'


class Result(msgspec.Struct):
    """The end of a game."""

    by: str


class Changes(msgspec.Struct):
    """The fields of a view or of its changes that the client needs."""

    choices: tuple[str, ...] | None = None
    result: Result | None = None


class Frame(msgspec.Struct):
    """The changes of one ply."""

    ply: int
    changes: Changes


class Full(msgspec.Struct):
    """A whole view."""

    ply: int
    view: Changes


class TableId(msgspec.Struct):
    """The id of a table."""

    id: str


class Place(msgspec.Struct):
    """The answer to creating a table."""

    table: TableId


class Token(msgspec.Struct):
    """A token that lets a program act for a person."""

    token: str


read_frame = msgspec.json.Decoder(Frame).decode
read_view = msgspec.json.Decoder(Full).decode


class OurSeat(Seat):
    """A client of ours."""

    __slots__ = ()

    def opened(self) -> None:
        """Say hello."""
        self.send(b'{"type":"hello","version":1}')

    def decide(self) -> None:
        """Act."""
        self.send(b'{"type":"act","ply":%d,"action":"%s"}' % (self.ply, self.chosen().encode()))

    def heard(self, message: bytes) -> None:
        """Read a message."""
        if message.startswith(FRAME):
            frame = read_frame(message)
            self._advance(frame.ply, frame.changes)
        elif message.startswith(VIEW):
            full = read_view(message)
            self._advance(full.ply, full.view)
        elif message.startswith(WELCOME):
            self.send(b'{"type":"contribute","contribution":"%s"}' % secrets.token_hex(32).encode())
        elif not message.startswith(NEWS):
            self.lost(f"unexpected message {message[:300]!r}")

    def _advance(self, ply: int, changes: Changes) -> None:
        if ply != self.ply + 1:
            self.lost(f"frame {ply} follows {self.ply}")
        self.ply = ply
        if changes.choices is not None:
            self.choices = changes.choices
        if changes.result is not None:
            self.table.over = True
        self.table.seat_is_up_to_date()


class Ours:
    """Our server. The same four persons sit at every table."""

    def __init__(self) -> None:
        self.tokens: list[str] = []

    async def open_table(self, http: Http, failed: Callable[[str], None]) -> Table:
        """Create a table, take all seats, connect them, and start the game."""
        while len(self.tokens) < SEATS:
            answer = await http.post("/api/v1/tokens", {})
            self.tokens.append(msgspec.json.decode(answer.body, type=Token).token)
        keys = [f"Bearer {token}" for token in self.tokens[:SEATS]]
        body = {"players": SEATS, "name": "Player 0"}
        opened = msgspec.json.decode((await http.post("/api/v1/tables", body, Authorization=keys[0])).body, type=Place)
        path = f"/api/v1/tables/{opened.table.id}"
        table = Table(failed)
        for number, key in enumerate(keys):
            if number:
                await http.put(f"{path}/seats/{number}", {"name": f"Player {number}"}, Authorization=key)
            header = f"Authorization: {key}\r\n"
            table.seats.append(OurSeat(table, number, str(http.address), f"{path}/socket", header))
        await table.connect(http.address, http.post(f"{path}/start", {}, Authorization=keys[0]))
        return table
