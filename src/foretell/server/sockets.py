"""Websockets without tasks: Uvicorn hands the connection over, `websockets` parses it, and callbacks do the rest.

A connection is one small object between its transport and its room. A reader that is too slow is disconnected, and can
resume with `hello` and its last ply.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import cycle
from typing import TYPE_CHECKING, Any, cast

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from ..store import StoreError
from ..table import wire
from ..table.frames import encode
from ..table.live import Viewer
from ..table.refusals import Refusal
from . import logs
from .handshakes import PATH, check, client_at, rejection
from .hub import Hub
from .identity import Identity
from .incoming import check_version, header_of, plain_message, read_message
from .limits import Clients, Limit
from .metrics import Metrics
from .rooms import Room, Submission
from .settings import Settings

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

MAX_EARLY = 8
"""Maximum number of messages that wait for the answer to `hello`."""
READ_FACTOR = 16
"""A message up to this many times larger than allowed is refused; a larger one closes the connection."""
PING_GROUPS = 80
PING_SECONDS = 20.0
"""Seconds between two pings. A connection that has not answered by the next ping is cut."""
GOING_AWAY, RESTART = 1001, 1012

_QUIET = logging.getLogger("foretell.websockets")
_QUIET.disabled = True
_PING = b"\x89\x00"


class Sockets:
    """What all connections of a process share."""

    def __init__(self, hub: Hub, identity: Identity, settings: Settings, metrics: Metrics, clients: Clients) -> None:
        self.hub = hub
        self.identity = identity
        self.settings = settings
        self.metrics = metrics
        self.clients = clients
        self.open: set[Socket] = set()
        self._unsent: list[Socket] = []
        metrics.gauges["connections"] = lambda: len(self.open)

    def send_soon(self, socket: "Socket") -> None:
        """Send a socket's messages after all callbacks that are ready now. One write for many messages is cheaper."""
        if not self._unsent:
            self.hub.loop.call_soon(self._send)
        self._unsent.append(socket)

    def _send(self) -> None:
        sockets, self._unsent = self._unsent, []
        for socket in sockets:
            socket.send()

    def protocol(self, config: "Config", server_state: "ServerState", app_state: dict[str, Any]) -> "Socket":  # noqa: ARG002
        """Return the protocol for a connection; Uvicorn calls this for each upgrade."""
        return Socket(self, server_state.connections)

    async def keep_alive(self) -> None:
        """Ping all connections in turn, one group at a time, and cut those that do not answer."""
        for part in cycle(range(PING_GROUPS)):
            await asyncio.sleep(PING_SECONDS / PING_GROUPS)
            for socket in [socket for socket in self.open if id(socket) // 16 % PING_GROUPS == part]:
                socket.ping()


class Socket(asyncio.Protocol):
    """One connection."""

    __slots__ = (
        "_client",
        "_connections",
        "_early",
        "_limit",
        "_lost",
        "_parts",
        "_plain",
        "_resending",
        "_shared",
        "_silent",
        "_table",
        "_transport",
        "_unsent",
        "_ws",
        "person",
        "room",
        "viewer",
    )  # fmt: skip

    def __init__(self, shared: Sockets, connections: set[Any]) -> None:
        self.person: str | None = None
        self.viewer: Viewer = None
        self.room: Room | None = None
        self._shared = shared
        self._connections = connections
        self._transport: asyncio.Transport | None = None
        self._ws: ServerProtocol | None = None
        self._limit: Limit | None = None
        self._parts: list[bytes] | None = None
        self._early: deque[wire.AnyIncoming] | None = None
        self._resending = False
        self._plain = False
        """Whether `plain_message` has read everything so far, so that `websockets` is not inside a message."""
        self._silent = False
        self._lost = False
        self._table = ""
        self._client = ""
        self._unsent: list[bytes] | None = None

    # --- the transport ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over from Uvicorn."""
        self._transport = cast("asyncio.Transport", transport)
        settings = self._shared.settings
        self._transport.set_write_buffer_limits(high=settings.max_queue)
        self._ws = ServerProtocol(max_size=settings.max_message * READ_FACTOR, logger=_QUIET)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Handle the handshake or messages."""
        ws = self._ws
        if ws is None:
            return
        self._silent = False
        if self._plain:
            message = plain_message(data)
            if message is not None:
                if message:
                    self._message(message)
                return
            self._plain = False
        ws.receive_data(data)
        for event in ws.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._handshake(ws, event)
        self._flush()

    def eof_received(self) -> bool | None:
        """Close the connection after the client has closed its side."""
        if self._ws is not None:
            self._ws.receive_eof()
            self._flush()
        return None

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio's signature)
        """Forget the connection."""
        self._connections.discard(self)
        if self in self._shared.open:
            self._shared.open.discard(self)
            self._shared.clients.disconnect(self._client)
        self._shared.hub.detach(self)
        self._ws = None

    def pause_writing(self) -> None:
        """Cut the connection of a reader that is too slow."""
        self._shared.metrics.dropped_readers += 1
        if self._transport is not None:
            self._transport.abort()

    def resume_writing(self) -> None:
        """Do nothing: a paused connection is cut."""

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        self.close(RESTART, "the server is restarting; reconnect in a moment")

    def close(self, code: int, reason: str) -> None:
        """Close the connection with a code and a reason."""
        if self._ws is not None and self in self._shared.open:
            with suppress(InvalidState):
                self._ws.send_close(code, reason)
            self._flush()
        if self._transport is not None:
            self._transport.close()

    def leave(self) -> None:
        """Keep the connection open: the client may send hello again."""

    def ping(self) -> None:
        """Ping the client. Close a connection that has not answered the last ping or is still at no table."""
        if self._silent and self._transport is not None:
            self._transport.abort()
        elif self.room is None and self._lost:
            self.close(GOING_AWAY, "send hello")
        elif self._transport is not None:
            self._silent = True
            self._lost = self.room is None
            self._transport.write(_PING)

    def write(self, message: bytes) -> None:
        """Queue a message. It is sent in the next iteration of the event loop."""
        size = len(message)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if self._unsent is None:
            self._unsent = [head, message]
            self._shared.send_soon(self)
        else:
            self._unsent += (head, message)

    def send(self) -> None:
        unsent, self._unsent = self._unsent, None
        if unsent and self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(unsent))

    def _flush(self) -> None:
        """Send the output of `websockets`: the handshake, pongs, the closing frame."""
        ws, transport = self._ws, self._transport
        if ws is None or transport is None:
            return
        self.send()
        for data in ws.data_to_send():
            if data:
                transport.write(data)
            else:
                transport.close()
        if ws.close_expected():
            transport.close()

    # --- the handshake ---

    def _handshake(self, ws: ServerProtocol, request: Request) -> None:
        shared = self._shared
        self._client = client_at(self._transport, request.headers, shared.settings)
        try:
            check(request, shared.identity, shared.settings)
            response = ws.accept(request)
            if response.status_code == 101:
                shared.clients.connect(self._client)
                self._welcome(request)
            else:
                shared.metrics.refusals["malformed"] += 1
        except Refusal as refusal:
            shared.metrics.refusals[refusal.code] += 1
            response = rejection(ws, refusal)
        ws.send_response(response)

    def _welcome(self, request: Request) -> None:
        headers = request.headers
        cookie, authorization = header_of(headers, "Cookie", "; "), header_of(headers, "Authorization")
        self.person = self._shared.identity.person(cookie, authorization)
        self._shared.open.add(self)
        found = PATH.fullmatch(request.path)
        self._table = found[1] if found else ""
        self._plain = True

    # --- messages ---

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._message(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._part(frame)

    def _part(self, frame: Frame) -> None:
        """Collect the fragments of a message. Binary messages are marked so that they are refused."""
        if frame.opcode is not Opcode.CONT:
            self._parts = [b"\xff"] if frame.opcode is Opcode.BINARY else []
        if self._parts is not None:
            if frame.data:  # a client may send any number of empty fragments
                self._parts.append(bytes(frame.data))
            if frame.fin:
                parts, self._parts = self._parts, None
                self._message(b"".join(parts))

    def _message(self, data: bytes) -> None:
        try:
            self._check_size_and_rate(data)
            self._consider(read_message(data))
        except Refusal as refusal:
            self.refuse(refusal)

    def _consider(self, message: wire.AnyIncoming) -> None:
        if self.room is None:
            self._greet(message)
        else:
            self._carry_out(self.room, message)

    def _check_size_and_rate(self, data: bytes) -> None:
        settings = self._shared.settings
        if len(data) > settings.max_message:
            raise Refusal("too_big", f"a message may have at most {settings.max_message} bytes")
        if settings.message_rate:
            if self._limit is None:
                self._limit = Limit(settings.message_rate)
            if self._limit.wait():
                raise Refusal("too_fast", f"at most {settings.message_rate:g} messages per second are allowed")

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
            afford = message.since is not None and self._shared.clients.allows_costly(self._client)
            self._shared.hub.spawn(self._join(message.since if afford else None))

    async def _answered_later(self, work: Coroutine[Any, Any, object]) -> None:
        """Await `work`, and send a refusal if it is refused."""
        try:
            await work
        except Refusal as refusal:
            self.refuse(refusal)
        except StoreError:
            self.refuse(Refusal("not_ready", "the database is not responding; try again in a moment"))

    async def _join(self, since: int | None) -> None:
        await self._answered_later(self._shared.hub.attach(self, self._table, since))
        early, self._early = self._early or (), None
        if self._ws is None:  # the client disconnected while we waited
            self._shared.hub.detach(self)
        for message in early:
            try:
                self._consider(message)
            except Refusal as refusal:
                self.refuse(refusal)

    def _carry_out(self, room: Room, message: wire.AnyIncoming) -> None:
        match message:
            case wire.Act() | wire.Undo() | wire.Away() | wire.Back():
                if self.person is None:
                    raise Refusal("not_seated", "you have no seat at this table")
                room.submit(Submission(self.person, message, self._answered))
            case wire.Say():
                if self.person is not None:
                    self._shared.clients.check_talk(self.person)
                self._shared.hub.say(room, self.person, message)
            case wire.Contribute():
                if self.person is None:
                    raise Refusal("not_seated", "you have no seat at this table")
                self._shared.hub.spawn(
                    self._answered_later(self._shared.hub.submit(room.lobby.id, self.person, message))
                )
            case wire.Look():
                self._shared.clients.check_costly(self._client)
                self.write(room.full(self.viewer))
            case wire.Weigh(ply):
                self.write(room.prospects(self.viewer, ply))
            case wire.Since():
                if self._resending:
                    raise Refusal("busy", "wait for the answer to since")
                self._shared.clients.check_costly(self._client)
                self._resending = True
                self._shared.hub.spawn(self._answered_later(self._resend(room, message.ply)))
            case wire.Hello():
                raise Refusal("hello_first", "hello was already sent; use since or look")

    async def _resend(self, room: Room, since: int) -> None:
        try:
            for frame in await room.missed(self.viewer, since):
                self.write(frame)
        finally:
            self._resending = False

    def _answered(self, given: int | Refusal) -> None:
        """Send the refusal of a decision. An accepted decision needs no answer besides its frame."""
        if isinstance(given, Refusal):
            self.refuse(given)

    def refuse(self, refusal: Refusal) -> None:
        """Send a refusal with the present ply and choices."""
        self._shared.metrics.refusals[refusal.code] += 1
        room = self.room
        live = room.live if room else None
        choices = live.choices(self.viewer) if live else ()
        ply = room.ply if room else -1
        self.write(encode(wire.Refused(code=refusal.code, reason=str(refusal), ply=ply, choices=choices)))


def socket_protocol(
    hub: Hub, identity: Identity, settings: Settings, metrics: Metrics, clients: Clients
) -> Callable[..., Socket]:
    """Return the protocol for Uvicorn's `ws` setting."""
    sockets = Sockets(hub, identity, settings, metrics, clients)
    hub.spawn(sockets.keep_alive())
    logs.note("sockets", level=logging.DEBUG, most=settings.max_connections)
    return sockets.protocol
