"""Clients of boardgame.io: its lobby over HTTP, then socket.io on a websocket."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .http import Http
from .table import SEATS, Seat, Table

GAME = "cards"
PATH = "/socket.io/?EIO=4&transport=websocket"
EVENT = f"42/{GAME},".encode()
# engine.io: 0 open, 2 ping, 3 pong, 4 message; socket.io within a message: 0 connect, 2 event.
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT = f"40/{GAME},".encode()
SYNC, UPDATE, PATCH, NEWS = b'["sync"', b'["update"', b'["patch"', b'["matchData"'


class Player(msgspec.Struct):
    """The private state of a player."""

    choices: str


class G(msgspec.Struct):
    """The fields of the game's state that the client needs."""

    players: dict[str, Player]
    phase: str


class Ctx(msgspec.Struct):
    """The framework's state of a game."""

    gameover: object = None


class State(msgspec.Struct, rename={"ply": "_stateID", "g": "G"}):
    """A whole state."""

    g: G
    ctx: Ctx
    ply: int


class SyncInfo(msgspec.Struct):
    """The answer to `sync`."""

    state: State


class Sync(msgspec.Struct, array_like=True):
    """["sync", match, info]"""

    name: str
    match: str
    info: SyncInfo


class Update(msgspec.Struct, array_like=True):
    """["update", match, state, log]"""

    name: str
    match: str
    state: State


class Operation(msgspec.Struct):
    """One step of a patch."""

    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


class Patch(msgspec.Struct, array_like=True):
    """["patch", match, ply before, ply after, operations, log]"""

    name: str
    match: str
    before: int
    ply: int
    operations: list[Operation]


class Created(msgspec.Struct, rename="camel"):
    """The answer to creating a match."""

    match_id: str = msgspec.field(name="matchID")


class Joined(msgspec.Struct, rename="camel"):
    """The answer to taking a seat."""

    player_credentials: str


read_sync = msgspec.json.Decoder(Sync).decode
read_update = msgspec.json.Decoder(Update).decode
read_patch = msgspec.json.Decoder(Patch).decode
read_text = msgspec.json.Decoder(str).decode


class PeerSeat(Seat):
    """A client of boardgame.io."""

    __slots__ = ("id", "move", "phase", "sync", "tail")

    def __init__(self, table: Table, number: int, host: str, match: str, credentials: str) -> None:
        super().__init__(table, number, host, PATH)
        self.id = str(number)
        self.phase = ""
        self.sync = EVENT + msgspec.json.encode(["sync", match, self.id, credentials, SEATS])
        self.move = (
            f'42/{GAME},["update",{{"type":"MAKE_MOVE","payload":{{"type":"%s","args":["%s"],'
            f'"playerID":"{self.id}","credentials":"{credentials}"}}}},%d,"{match}","{self.id}"]'
        )

    def decide(self) -> None:
        """Send a move of the current phase."""
        self.send((self.move % (self.phase, self.chosen(), self.ply)).encode())

    def heard(self, message: bytes) -> None:
        """Continue the handshake, or read changes."""
        if message.startswith(EVENT):
            self._event(message[len(EVENT) :])
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPEN):
            self.send(CONNECT)
        elif message.startswith(CONNECT):
            self.send(self.sync)
        else:
            self.lost(f"unexpected message {message[:200]!r}")

    def _event(self, event: bytes) -> None:
        if event.startswith(UPDATE):
            self._whole(read_update(event).state)
        elif event.startswith(PATCH):
            self._patch(read_patch(event))
        elif event.startswith(SYNC):
            self._whole(read_sync(event).info.state)
        elif not event.startswith(NEWS):
            self.lost(f"unexpected event {event[:200]!r}")

    def _whole(self, state: State) -> None:
        choices = state.g.players[self.id].choices
        self.choices = tuple(choices.split(" ")) if choices else ()
        self.phase = state.g.phase
        if state.ctx.gameover is not None:
            self.table.over = True
        self._advance(state.ply)

    def _patch(self, patch: Patch) -> None:
        for operation in patch.operations:
            path = operation.path
            if path == "/G/phase":
                self.phase = read_text(operation.value)
            elif path.endswith("/choices"):
                choices = read_text(operation.value)
                self.choices = tuple(choices.split(" ")) if choices else ()
            elif path == "/ctx/gameover":
                self.table.over = True
        self._advance(patch.ply)

    def _advance(self, ply: int) -> None:
        if self.ply >= 0 and ply != self.ply + 1:
            self.lost(f"frame {ply} follows {self.ply}")
        self.ply = ply
        self.table.seat_is_up_to_date()


class BoardgameIo:
    """boardgame.io's server."""

    async def open_table(self, http: Http, failed: Callable[[str], None]) -> Table:
        """Create a match, take all seats, then connect them.

        With FlatFile, a client that connects may undo the joining of the next one, so all join first.
        """
        body = {"numPlayers": SEATS, "unlisted": True}
        match = msgspec.json.decode((await http.post(f"/games/{GAME}/create", body)).body, type=Created).match_id
        table = Table(failed)
        for number in range(SEATS):
            who = {"playerID": str(number), "playerName": f"Player {number}"}
            answer = await http.post(f"/games/{GAME}/{match}/join", who)
            key = msgspec.json.decode(answer.body, type=Joined).player_credentials
            table.seats.append(PeerSeat(table, number, str(http.address), match, key))
        await table.connect(http.address)
        return table
