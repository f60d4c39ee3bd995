"""Limits on connections that Uvicorn with httptools lacks.

They limit the number of connections, the requests that wait behind another one, the size of a request's head, the
number of parts that a request consists of, the time that a client takes to send a request and to read the response, and
the rate of new sockets, which the guard never sees.
"""

import asyncio
import logging
import math
import socket
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from .api.bodies import Problem
from .api.parts import WAITING
from .arrivals import Arrivals
from .limits import Limits, client_of
from .metrics import Metrics
from .settings import Settings

if TYPE_CHECKING:
    from uvicorn.config import Config

MAX_HEAD = 16_384
"""Maximum size of a request's head in bytes. All that comes between the parts of a body and after it, such as trailers,
may have this size, too: httptools copies a header again with each piece of it."""
MAX_HEADERS = 128
"""Maximum number of a request's headers. Each costs the server more than its bytes."""
MAX_SMALL_PARTS, PART = 1000, 128
"""A body may come in at most this many parts that are much smaller than PART bytes. Larger parts make up for them."""
MAX_SMALL_READS, REST_SECONDS = 20, 0.05
"""After so many reads of less than PART bytes for one request, the server waits this time before the next read. So a
client that sends a request byte by byte is read rarely, and then more at a time."""
MAX_UNREAD = 65_536
"""The part of a body that nobody reads, because the request was refused, may be this much larger than `max_body`."""
TIMEOUT = 30.0
"""Seconds that a client has to send a head, to send a body, and to read a response."""
PLAIN_CONNECTIONS = 1000
"""Number of connections for plain requests, in addition to sockets and streams."""
PIECE = 512
"""Received data are parsed in pieces of this many bytes. While a request waits for another one, the rest waits too."""

_LOGGER = logging.getLogger("uvicorn.error.http")
_LOGGER.setLevel(logging.ERROR)  # clients can cause any number of warnings, so the metrics count them


class SharedLimits:
    """What all connections of a process share."""

    def __init__(self, settings: Settings, metrics: Metrics, max_files: int | None = None) -> None:
        self._limits = Limits(settings.rate)
        self._trust_proxy = settings.trust_proxy
        self.max_unread = settings.max_body + MAX_UNREAD
        self.arrivals = Arrivals(settings, metrics, settings.max_connections + PLAIN_CONNECTIONS, max_files)
        self.metrics = metrics

    def wait(self, peer: str | None, headers: list[tuple[bytes, bytes]]) -> float:
        """Return the seconds that a client has to wait before it may open another socket."""
        forwarded = ", ".join(value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for")
        return self._limits.wait(client_of(peer, forwarded or None, trust_proxy=self._trust_proxy))


class HeldFlow(FlowControl):
    """Flow control that does not read more while received data wait to be parsed, or the connection rests."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self.rest = b""
        """The received data that are not parsed yet."""
        self.resting = False

    def resume_reading(self) -> None:
        if not self.rest and not self.resting:
            super().resume_reading()


class HttpConnection(HttpToolsProtocol):
    """Uvicorn's protocol with limits."""

    def __init__(self, shared: SharedLimits, config: "Config", **parts: Any) -> None:
        super().__init__(config, **parts)
        self.logger = _LOGGER
        self._shared = shared
        self._size = 0
        """The bytes that have arrived since the request or the last part of its body began."""
        self._small_parts = 0.0
        """How many more parts the body has than its size justifies."""
        self._small_reads = 0
        self._unread = 0
        """The bytes of the body that arrived after the response."""
        self._whole = True
        """Whether the last request has arrived completely."""
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._cycles: list[RequestResponseCycle] = []
        self._counted: str | None = None
        """The client that this plain connection is counted for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, for a limited time. Cut a connection that is one too many."""
        super().connection_made(transport)
        self.flow = self._held = HeldFlow(transport)
        client = client_of(self.client[0] if self.client else None, None, trust_proxy=False)
        connection = transport.get_extra_info("socket")
        if not self._shared.arrivals.admit(client, len(self.connections), connection.fileno() if connection else -1):
            self._shared.metrics.refusals["busy"] += 1
            transport.abort()
            return
        self._counted = client
        self._deadline = self.loop.call_later(TIMEOUT, transport.abort)
        set_send_timeout(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers, and mark every pending response as disconnected. Uvicorn marks only the last one."""
        self._release()
        self._clear_deadline()
        self.resume_writing()
        for cycle in self._cycles:
            cycle.disconnected = cycle.disconnected or not cycle.response_complete
            cycle.message_event.set()
        super().connection_lost(exc)
        self._forget_request()

    def _forget_request(self) -> None:
        """Drop the last requests. Otherwise, their heads would stay in memory until the next collection of garbage."""
        self.pipeline.clear()
        self.parser = self.scope = self.headers = self.cycle = None  # type: ignore[assignment]
        self.url, self._held.rest, self._cycles = b"", b"", []

    def pause_writing(self) -> None:
        """Cut the connection if the client does not read what it was sent in time."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timer of `pause_writing`, because the client reads again."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def data_received(self, data: bytes) -> None:
        """Parse data, unless earlier data wait to be parsed."""
        if self._held.rest:  # these data were received before reading paused
            self._held.rest += data
        else:
            self._parse(data)
        if len(data) < PART and not self._whole and not self.transport.is_closing():
            self._small_reads += 1
            if self._small_reads > MAX_SMALL_READS and not self._held.resting:
                self._held.resting = True
                self.flow.pause_reading()
                self.loop.call_later(REST_SECONDS, self._end_rest)

    def _end_rest(self) -> None:
        self._held.resting = False
        if not self.transport.is_closing():
            self.flow.resume_reading()

    def _parse(self, data: bytes) -> None:
        """Parse data up to the first request that has to wait for the response to another one. Keep the rest."""
        start = 0
        while start < len(data) and not self.pipeline:
            piece = data[start : start + PIECE]
            super().data_received(piece)
            start += PIECE
            if self not in self.connections:  # it is a socket now
                return
            self._check_size(piece)
            if self._unread > self._shared.max_unread:
                self.transport.close()
            if self.transport.is_closing():  # the data were wrong, or too many
                return
        self._held.rest = data[start:]
        if self._held.rest:
            self.flow.pause_reading()
        idle = self.cycle is None or self.cycle.response_complete
        if self._deadline is None and (idle or not self._whole):
            self._deadline = self.loop.call_later(TIMEOUT, self.transport.abort)

    def _check_size(self, piece: bytes) -> None:
        """Refuse a request with a head that is too big, or with too many headers or chunks."""
        self._size += len(piece)
        too_big = self._size > MAX_HEAD or len(self.headers or ()) > MAX_HEADERS
        if (too_big or self._small_parts > MAX_SMALL_PARTS) and not self.transport.is_closing():
            self.send_400_response("This request is too big, or consists of too many parts.")

    def send_400_response(self, msg: str) -> None:
        """Refuse a request, and close the connection."""
        self._shared.metrics.refusals["malformed"] += 1
        super().send_400_response(msg)

    def on_body(self, body: bytes) -> None:
        """Count the parts of a body."""
        self._size = 0
        self._small_parts = max(0.0, self._small_parts + 1 - len(body) / PART)
        if self.cycle is not None and self.cycle.response_complete:
            self._unread += len(body)
        super().on_body(body)

    def on_response_complete(self) -> None:
        """Start the next request, or parse the data that had to wait."""
        super().on_response_complete()
        if self._held.rest and not self.pipeline:
            self.loop.call_soon(self._parse_rest)

    def _parse_rest(self) -> None:
        rest, self._held.rest = self._held.rest, b""
        if rest and self in self.connections and not self.transport.is_closing():
            self._parse(rest)
            if not self.pipeline:
                self.flow.resume_reading()

    def on_message_begin(self) -> None:
        """Start counting the bytes of a head."""
        self._size = self._small_reads = 0
        self._whole = False
        super().on_message_begin()
        self.scope["state"][WAITING] = self.has_waiting

    def has_waiting(self) -> bool:
        """Return whether further requests wait for the response to this one."""
        return bool(self.pipeline or self._held.rest)

    def on_headers_complete(self) -> None:
        """Note that the head is complete, and restart the timeout for the body."""
        self._size = self._unread = 0
        self._small_parts = 0.0
        self._clear_deadline()
        super().on_headers_complete()
        if self.cycle is not None:
            self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete] + [self.cycle]

    def on_message_complete(self) -> None:
        """Note that the request is complete."""
        self._whole = True
        self._clear_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand a new socket over to the websocket protocol, unless the client opens too many.

        After that, nobody would tell a response that is still being sent that the client is gone, so it could go on for
        ever. Clients never ask for a socket before they have the last response.
        """
        if any(not cycle.response_complete for cycle in self._cycles):
            self._shared.metrics.refusals["malformed"] += 1
            self.transport.abort()
            return
        self._release()
        self._clear_deadline()
        wait = self._shared.wait(self.client[0] if self.client else None, self.headers)
        if wait > 0:
            self._refuse(math.ceil(wait))
        else:
            super().handle_websocket_upgrade()
            self._forget_request()

    def _refuse(self, wait: int) -> None:
        self._shared.metrics.refusals["too_fast"] += 1
        body = msgspec.json.encode(Problem(code="too_fast", reason="too many new sockets; wait a moment"))
        head = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: %d\r\ncontent-type: application/json\r\n" % wait
        self.transport.write(b"%bcontent-length: %d\r\nconnection: close\r\n\r\n%b" % (head, len(body), body))
        self.transport.close()

    def _release(self) -> None:
        if self._counted is not None:
            self._shared.arrivals.release(self._counted)
            self._counted = None

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def set_send_timeout(transport: asyncio.BaseTransport) -> None:
    """Let the operating system cut a connection whose client acknowledges nothing, if it supports that.

    The write buffer does not reveal such a client, because pings are too small to fill it.
    """
    option, connection = getattr(socket, "TCP_USER_TIMEOUT", None), transport.get_extra_info("socket")
    if option is not None and connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, option, int(1000 * TIMEOUT))


def http_protocol(settings: Settings, metrics: Metrics, max_files: int | None = None) -> Callable[..., HttpConnection]:
    """Return the protocol for Uvicorn's `http` setting. `max_files` is the process's limit of open files."""
    return partial(HttpConnection, SharedLimits(settings, metrics, max_files))
