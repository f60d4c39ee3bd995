"""The sockets of tables: handshakes, messages, and pings.

A socket is one small object between its transport and its room, without a task of its own. A reader that is too slow is
disconnected, and can resume with `hello` and its last ply.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from itertools import cycle
from typing import TYPE_CHECKING, Any

from websockets.http11 import Request
from websockets.server import ServerProtocol

from ..errors import ForetellError
from ..store import StoreError
from ..table import wire
from ..table.frames import encode
from ..table.live import Viewer
from ..table.refusals import Refusal
from . import logs
from .framing import GOING_AWAY, RESTART, FramedConnection, Turns
from .handshakes import PATH, check, client_at, rejection
from .hub import Hub
from .identity import Identity
from .incoming import check_version, header_of, read_message
from .limits import Clients, InputBudget
from .metrics import Metrics
from .rooms import Room
from .settings import Settings

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

MAX_EARLY = 8
"""Maximum number of messages that wait for the answer to `hello`."""
PING_GROUPS = 80
PING_SECONDS = 20.0
"""Seconds between two pings. A connection that has not answered by the next ping is cut."""
_PING = b"\x89\x00"


class Sockets(Turns):
    """What all sockets of a process share."""

    def __init__(self, hub: Hub, identity: Identity, settings: Settings, metrics: Metrics, clients: Clients) -> None:
        super().__init__(settings, metrics, clients)
        self.hub = hub
        self.identity = identity
        self.open: set[Socket] = set()
        metrics.gauges["connections"] = lambda: len(self.open)

    def protocol(self, config: "Config", server_state: "ServerState", app_state: dict[str, Any]) -> "Socket":  # noqa: ARG002
        """Return the protocol for a connection; Uvicorn calls this for each upgrade."""
        return Socket(self, server_state.connections)

    async def keep_alive(self) -> None:
        """Ping all connections in turn, one group at a time, and cut those that do not answer."""
        for part in cycle(range(PING_GROUPS)):
            await asyncio.sleep(PING_SECONDS / PING_GROUPS)
            for socket in [socket for socket in self.open if id(socket) // 16 % PING_GROUPS == part]:
                self.loop.call_soon(socket.ping)  # not here: an error at one connection would end all pings


class Socket(FramedConnection):
    """One socket."""

    __slots__ = (
        "_early", "_lost", "_resending", "_shared", "_table", "_too_fast", "person", "room", "viewer",
    )  # fmt: skip

    def __init__(self, shared: Sockets, connections: set[Any]) -> None:
        super().__init__(shared, connections)
        self.person: str | None = None
        self.viewer: Viewer = None
        self.room: Room | None = None
        self._shared = shared
        self._early: deque[wire.AnyIncoming] | None = None
        self._resending = False
        self._lost = False
        self._table = ""
        self._too_fast: tuple[object, bytes] = (None, b"")
        """The last refusal of a message beyond the rate, and the moment of the game that it belongs to."""

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio's signature)
        """Forget the connection."""
        self._connections.discard(self)
        if self in self._shared.open:
            self._shared.open.discard(self)
            self._shared.clients.disconnect(self.client)
        self._detach()
        if self._ws is not None:  # it would keep the handshake in memory until the next collection of garbage
            self._ws.parser.close()
            self._ws.handshake_exc = None
            self._ws = None

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        self.close(RESTART, "the server is restarting; reconnect in a moment")

    def leave(self) -> None:
        """Keep the connection open: the client may send hello again."""
        self.room = None

    def _detach(self) -> None:
        room, self.room = self.room, None
        if room is not None:
            room.remove(self)

    def ping(self) -> None:
        """Ping the client. Close a connection that has not answered the last ping or is still at no table."""
        if self._transport is None or self._transport.is_closing():  # it has ended since the ping was planned
            return
        if self._silent and not (self._queued or self._resting):
            self._transport.abort()
        elif self.room is None and self._lost:
            self.close(GOING_AWAY, "send hello")
        else:
            self._silent = True
            self._lost = self.room is None
            self._transport.write(_PING)

    # --- the handshake ---

    def _handshake(self, ws: ServerProtocol, request: Request) -> None:
        shared = self._shared
        self.client = client_at(self._transport, request.headers, shared.settings)
        try:
            check(request, shared.identity, shared.settings)
            response = ws.accept(request)
            if response.status_code == 101:
                shared.clients.connect(self.client)
                self._welcome(request)
            else:
                shared.metrics.refusals["malformed"] += 1
        except Refusal as refusal:
            shared.metrics.refusals[refusal.code] += 1
            response = rejection(ws, refusal)
        ws.send_response(response)
        if self._shaken:  # another parser, because this one keeps the request
            ws.parser.close()
            ws.parser = ws.parse()
            next(ws.parser)

    def _welcome(self, request: Request) -> None:
        headers = request.headers
        cookie, authorization = header_of(headers, "Cookie", "; "), header_of(headers, "Authorization")
        self.person = self._shared.identity.person(cookie, authorization)
        self._shared.open.add(self)
        found = PATH.fullmatch(request.path)
        self._table = found[1] if found else ""
        if self._shared.settings.message_rate:
            self._budget = InputBudget(self._shared.settings.message_rate)
        self._shaken = True

    # --- messages ---

    def _message(self, data: bytes) -> None:
        if self._budget is not None and not self._budget.message():
            if self._allow_excess():
                self._refuse_too_fast()
            return
        try:
            self._check_size(data)
            self._consider(read_message(data))
        except Refusal as refusal:
            self.refuse(refusal)

    def _consider(self, message: wire.AnyIncoming) -> None:
        if self.room is None:
            self._greet(message)
        else:
            self._carry_out(self.room, message)

    def _check_size(self, data: bytes) -> None:
        settings = self._shared.settings
        if len(data) > settings.max_message:
            raise Refusal("too_big", f"a message may have at most {settings.max_message} bytes")

    def _greet(self, message: wire.AnyIncoming) -> None:
        """Answer hello, the first message. Messages that arrive before the answer wait."""
        if self._early is not None:
            if len(self._early) >= MAX_EARLY:
                raise Refusal("busy", "wait for the answer to hello")
            self._early.append(message)
        elif not isinstance(message, wire.Hello):
            raise Refusal("hello_first", "the first message of a connection must be hello")
        else:
            check_version(message)
            self._early = deque()
            afford = message.since is not None and self._shared.clients.allows_costly(self.client)
            self._shared.hub.background.spawn(self._join(message.since if afford else None))

    async def _answered_later(self, work: Coroutine[Any, Any, object]) -> None:
        """Await `work`, and send a refusal if it fails."""
        try:
            await work
        except (Refusal, StoreError) as error:
            self._answered(error)
        except Exception:
            self.refuse(Refusal("failed", "internal server error; the server's log has the details"))
            raise

    async def _join(self, since: int | None) -> None:
        try:
            await self._answered_later(self._attach(since))
        finally:
            early, self._early = self._early or (), None
        for message in early:
            try:
                self._consider(message)
            except Refusal as refusal:
                self.refuse(refusal)

    async def _attach(self, since: int | None) -> None:
        room = await self._shared.hub.door.attach(self, self._table, since)
        self.room = None if room.closed else room
        if self._ws is None:  # the client disconnected while we waited
            self._detach()

    def _carry_out(self, room: Room, message: wire.AnyIncoming) -> None:
        match message:
            case wire.Act() | wire.Away() | wire.Back() | wire.Contribute():
                self._shared.hub.door.carry_out(room, self.person, message, self._answered)
            case wire.Undo():
                self._shared.clients.check_costly(self.client)  # it plays the game again
                self._shared.hub.door.carry_out(room, self.person, message, self._answered)
            case wire.Say():
                if self.person is not None:
                    self._shared.clients.check_talk(self.person)
                self._shared.hub.door.carry_out(room, self.person, message, self._answered)
            case wire.Look():
                self._shared.clients.check_costly(self.client)
                self.write(room.full(self.viewer))
            case wire.Weigh(ply):
                self.write(room.prospects(self.viewer, ply))
            case wire.AskHint():
                if self.person is not None:
                    self._shared.clients.check_hint(self.client, self.person)
                self._shared.hub.background.spawn(self._answered_later(self._hint(room, message)))
            case wire.Since():
                if self._resending:
                    raise Refusal("busy", "wait for the answer to since")
                self._shared.clients.check_costly(self.client)
                self._resending = True
                self._shared.hub.background.spawn(self._answered_later(self._resend(room, message.ply)))
            case wire.Hello():
                raise Refusal("hello_first", "hello was already sent; use since or look")

    async def _resend(self, room: Room, since: int) -> None:
        try:
            frames = await room.missed(self.viewer, since)
            self._shared.clients.charge_frames(self.client, len(frames))
            for frame in frames:
                self.write(frame)
        finally:
            self._resending = False

    async def _hint(self, room: Room, asked: wire.AskHint) -> None:
        self.write(await self._shared.hub.door.hint(room, self.person, asked))

    def _answered(self, given: int | ForetellError) -> None:
        """Send a refusal. An accepted decision needs no answer other than its frame."""
        if isinstance(given, Refusal):
            self.refuse(given)
        elif isinstance(given, ForetellError):
            self.refuse(Refusal("not_ready", "the database is not responding; try again in a moment"))

    def refuse(self, refusal: Refusal) -> None:
        """Send a refusal with the present ply and choices."""
        self._shared.metrics.refusals[refusal.code] += 1
        self.write(self._refusal(refusal))

    def _refuse_too_fast(self) -> None:
        """Refuse a message beyond the rate. The same bytes serve until something happens at the table."""
        room = self.room
        now = (room, room.ply if room else -1, self.viewer)
        if self._too_fast[0] != now:
            rate = self._shared.settings.message_rate
            self._too_fast = (
                now,
                self._refusal(Refusal("too_fast", f"at most {rate:g} messages per second are allowed")),
            )
        self._shared.metrics.refusals["too_fast"] += 1
        self.write(self._too_fast[1])

    def _refusal(self, refusal: Refusal) -> bytes:
        room = self.room
        live = room.live if room else None
        choices = live.choices(self.viewer) if live else ()
        ply = room.ply if room else -1
        return encode(wire.Refused(code=refusal.code, reason=str(refusal), ply=ply, choices=choices))


def socket_protocol(
    hub: Hub, identity: Identity, settings: Settings, metrics: Metrics, clients: Clients
) -> Callable[..., Socket]:
    """Return the protocol for Uvicorn's `ws` setting."""
    sockets = Sockets(hub, identity, settings, metrics, clients)
    hub.background.spawn(sockets.keep_alive())
    logs.note("sockets", level=logging.DEBUG, most=settings.max_connections)
    return sockets.protocol
