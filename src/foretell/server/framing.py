"""A websocket connection: frames in, messages out, and limits on what a client sends.

`websockets` parses frames, except the most frequent ones. Frames that arrive together wait in a buffer and are handled
in turn, a few in each iteration of the event loop, so that a busy client does not hold up the others.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from typing import Any, cast

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from . import logs
from .incoming import FrameBuffer, plain_message
from .limits import Clients, InputBudget
from .metrics import Metrics
from .settings import Settings

READ_FACTOR = 16
"""A message up to this many times larger than allowed is refused; a larger one closes the connection."""
MAX_FRAMES_PER_TURN = 64
"""Maximum number of frames from buffers that are handled in one iteration of the event loop, for all sockets."""
REST_SECONDS = 0.05
"""The minimum time for which the server ignores the input of a socket, or of a client, that sends too much."""
CLOSE_SECONDS = 1.0
"""Seconds that a client has to read the last messages of a connection that the server closes."""
GOING_AWAY, POLICY_VIOLATION, RESTART = 1001, 1008, 1012

_QUIET = logging.getLogger("foretell.websockets")
_QUIET.disabled = True


class Turns:
    """What all connections of a process share: their output and their buffered input, each in turn."""

    def __init__(self, settings: Settings, metrics: Metrics, clients: Clients) -> None:
        self.settings = settings
        self.metrics = metrics
        self.clients = clients
        self.loop = asyncio.get_running_loop()
        self._unsent: list[FramedConnection] = []
        self._ready: deque[FramedConnection] = deque()
        """Connections with a frame in their buffer."""
        self._resting: dict[str, list[FramedConnection]] = {}
        """For each client that sends too much, its connections that wait."""

    def send_soon(self, connection: "FramedConnection") -> None:
        """Send messages after all callbacks that are ready now. One write for many messages is cheaper."""
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent.append(connection)

    def _send(self) -> None:
        connections, self._unsent = self._unsent, []
        for connection in connections:
            connection.send()

    def handle_soon(self, connection: "FramedConnection") -> None:
        """Handle the frames in a buffer when it is their turn."""
        if not self._ready:
            self.loop.call_soon(self._handle)
        self._ready.append(connection)

    def _handle(self) -> None:
        """Handle a few frames, one of each connection in turn."""
        ready = self._ready
        for _ in range(MAX_FRAMES_PER_TURN):
            if not ready:
                return
            connection = ready.popleft()
            if (wait := self.clients.wait_for_frame(connection.client)) > 0:
                self._rest(connection, wait)
            elif connection.take_turn():
                ready.append(connection)
        if ready:
            self.loop.call_soon(self._handle)

    def _rest(self, connection: "FramedConnection", wait: float) -> None:
        """Let a connection wait until its client may send again."""
        self.metrics.paused_reads += 1
        if connection.client in self._resting:
            self._resting[connection.client].append(connection)
        else:
            self._resting[connection.client] = [connection]
            self.loop.call_later(max(wait, REST_SECONDS), self._wake, connection.client)

    def _wake(self, client: str) -> None:
        for connection in self._resting.pop(client):
            self.handle_soon(connection)


class FramedConnection(asyncio.Protocol, ABC):
    """One connection."""

    __slots__ = (
        "_budget", "_buffer", "_connections", "_parts", "_queued", "_resting", "_shaken", "_silent", "_transport",
        "_turns", "_unsent", "_ws", "client",
    )  # fmt: skip

    def __init__(self, turns: Turns, connections: set[Any]) -> None:
        self.client = ""
        self._turns = turns
        self._connections = connections
        self._transport: asyncio.Transport | None = None
        self._ws: ServerProtocol | None = None
        self._shaken = False
        """Whether the handshake is done, so that frames follow."""
        self._budget: InputBudget | None = None
        self._buffer: FrameBuffer | None = None
        self._queued = False
        """Whether frames in the buffer wait for their turn. Until then, nothing more is read."""
        self._resting = False
        """Whether nothing is read for a while, because the client sends too many pieces of data or bytes."""
        self._silent = False
        """Whether nothing was received since the last ping."""
        self._parts: list[bytes] | None = None
        self._unsent: list[bytes] | None = None

    @abstractmethod
    def _handshake(self, ws: ServerProtocol, request: Request) -> None:
        """Accept or reject the handshake."""

    @abstractmethod
    def _message(self, data: bytes) -> None:
        """Handle a message."""

    # --- input ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over from Uvicorn."""
        self._transport = cast("asyncio.Transport", transport)
        settings = self._turns.settings
        self._transport.set_write_buffer_limits(high=settings.max_queue)
        self._ws = ServerProtocol(max_size=settings.max_message * READ_FACTOR, logger=_QUIET)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Handle the handshake or frames. A short message that came alone is handled at once, others in turn."""
        if self._ws is None:
            return
        if not self._shaken:
            self._receive(self._ws, data)
            return
        self._silent = False
        if self._budget is not None and (wait := self._budget.read(len(data))) > 0:
            self._rest(wait)
        if self._buffer is None:
            message = plain_message(data) if self._parts is None else None
            if message is not None and not self._turns.clients.wait_for_frame(self.client):
                self._message_or_pong(message)
                return
            self._buffer = FrameBuffer(self._max_payload())
        self._buffer.add(data)
        if not self._queued and self._buffer.ready:
            self._queued = True
            self._read_or_pause()
            self._turns.handle_soon(self)

    def take_turn(self) -> bool:
        """Handle one frame of the buffer. Return whether there is another one. A bug cuts only this connection."""
        try:
            return self.handle_frame()
        except Exception as error:  # noqa: BLE001 (the other connections must have their turns)
            self._turns.metrics.failures += 1
            logs.failure("socket", error)
            if self._transport is not None:
                self._transport.abort()
            return False

    def handle_frame(self) -> bool:
        """Handle one frame of the buffer. Return whether there is another one."""
        ws, buffer, transport = self._ws, self._buffer, self._transport
        if ws is None or buffer is None or transport is None or transport.is_closing():
            self._buffer = None
            return False
        if self._budget is not None:
            self._budget.refill()
        frame = buffer.next()
        message = plain_message(frame) if self._parts is None else None
        if message is not None:
            self._message_or_pong(message)
        elif self._allow_excess():
            self._receive(ws, frame)
            buffer.max_payload = self._max_payload()
        if buffer.ready and not transport.is_closing():
            return True
        if not buffer:
            self._buffer = None
        self._queued = False
        self._read_or_pause()
        return False

    def _receive(self, ws: ServerProtocol, data: bytes) -> None:
        """Let `websockets` read data."""
        ws.receive_data(data)
        for event in ws.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._handshake(ws, event)
        self._flush()

    def _max_payload(self) -> int:
        """Return the maximum size of the next frame: what is left of a message in fragments, or a whole message."""
        begun = None if self._ws is None else self._ws.current_size
        return self._turns.settings.max_message * READ_FACTOR - (begun or 0)

    def _rest(self, wait: float) -> None:
        """Do not read for a while."""
        if not self._resting:
            self._resting = True
            self._turns.metrics.paused_reads += 1
            self._read_or_pause()
            self._turns.loop.call_later(max(wait, REST_SECONDS), self._end_rest)

    def _end_rest(self) -> None:
        self._resting = False
        self._read_or_pause()

    def _read_or_pause(self) -> None:
        transport = self._transport
        if transport is not None and not transport.is_closing():
            if self._queued or self._resting:
                transport.pause_reading()
            else:
                transport.resume_reading()

    def _allow_excess(self) -> bool:
        """Count a frame other than an allowed message. If there are too many, close the connection and return False."""
        if self._budget is None or self._budget.excess():
            return True
        self._turns.metrics.flooded_sockets += 1
        self.close(POLICY_VIOLATION, "far too many messages")
        return False

    def _message_or_pong(self, message: bytes) -> None:
        """Handle what `plain_message` has read."""
        if message:
            self._message(message)
        else:
            self._allow_excess()

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

    def eof_received(self) -> bool | None:
        """Close the connection after the client has closed its side."""
        if self._ws is not None:
            self._ws.receive_eof()
            self._flush()
        return None

    # --- output ---

    def pause_writing(self) -> None:
        """Cut the connection of a reader that is too slow."""
        self._turns.metrics.dropped_readers += 1
        if self._transport is not None:
            self._transport.abort()

    def resume_writing(self) -> None:
        """Do nothing: a paused connection is cut."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection with a code and a reason."""
        if self._ws is not None and self._shaken:
            with suppress(InvalidState):
                self._ws.send_close(code, reason)
            self._flush()
        if self._transport is not None:
            self._transport.close()
            self._turns.loop.call_later(CLOSE_SECONDS, self._transport.abort)

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
            self._turns.send_soon(self)
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
