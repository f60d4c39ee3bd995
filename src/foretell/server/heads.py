"""What comes before a request: it is small and comes soon, what is sent is read, and nobody opens sockets too fast.

Uvicorn with httptools bounds none of these. Sockets are counted here, since they never reach the guard.
"""

import asyncio
import math
import socket
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from .api.bodies import Problem
from .limits import Limits, client_of
from .metrics import Metrics
from .settings import Settings

if TYPE_CHECKING:
    from uvicorn.config import Config

MOST_HEAD = 65_536
"""Bytes; what came with the first piece of it is not counted."""
PATIENCE = 30.0
"""Seconds that a client has for a head, for a body, and for reading what it is sent."""
SPARE = 1000
"""Connections besides the sockets and streams: plain requests."""


class Heads:
    """What all connections of a process share."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._limits = Limits(settings.rate)
        self._trust_proxy = settings.trust_proxy
        self.max_connections = settings.max_connections
        self.metrics = metrics

    def wait(self, peer: str | None, headers: list[tuple[bytes, bytes]]) -> float:
        """Seconds that a client has to wait before it opens another socket."""
        forwarded = ", ".join(value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for")
        return self._limits.wait(client_of(peer, forwarded or None, trust_proxy=self._trust_proxy))


class Head(HttpToolsProtocol):
    """Uvicorn's protocol, with bounds."""

    def __init__(self, heads: Heads, config: "Config", **parts: Any) -> None:
        super().__init__(config, **parts)
        self._heads = heads
        self._size: int | None = None
        self._whole = True
        """Whether the last request that has begun has come to its end."""
        self._patience: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._cycles: list[RequestResponseCycle] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected, and should say what for."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(PATIENCE, transport.abort)
        notice_the_dead(transport)
        if len(self.connections) > self._heads.max_connections + SPARE:
            self._heads.metrics.refusals["busy"] += 1
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more; all who are answered are told, though Uvicorn tells only the last one."""
        self._wait_no_more()
        self.resume_writing()
        for cycle in self._cycles:
            cycle.disconnected = cycle.disconnected or not cycle.response_complete
            cycle.message_event.set()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What is sent is not read."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """It is read again."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def data_received(self, data: bytes) -> None:
        """A piece of a head that began in an earlier one counts."""
        if self._size is not None:
            self._size += len(data)
            if self._size > MOST_HEAD:
                self.send_400_response("The head of this request is too big.")
                return
        super().data_received(data)
        idle = self.cycle is None or self.cycle.response_complete
        if self._patience is None and (idle or not self._whole) and self in self.connections:
            self._patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def on_message_begin(self) -> None:
        """A head begins."""
        self._size = 0
        self._whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """It has come; a body has as much time again."""
        self._size = None
        self._wait_no_more()
        super().on_headers_complete()
        if self.cycle is not None:
            self._cycles = [cycle for cycle in self._cycles if not cycle.response_complete] + [self.cycle]

    def on_message_complete(self) -> None:
        """All of it has come."""
        self._whole = True
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Somebody wants a socket."""
        self._wait_no_more()
        wait = self._heads.wait(self.client[0] if self.client else None, self.headers)
        if wait > 0:
            self._refuse(math.ceil(wait))
        else:
            super().handle_websocket_upgrade()

    def _refuse(self, wait: int) -> None:
        self._heads.metrics.refusals["too_fast"] += 1
        body = msgspec.json.encode(Problem(code="too_fast", reason="too many sockets at once: wait a moment"))
        head = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: %d\r\ncontent-type: application/json\r\n" % wait
        self.transport.write(b"%bcontent-length: %d\r\nconnection: close\r\n\r\n%b" % (head, len(body), body))
        self.transport.close()

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def notice_the_dead(transport: asyncio.BaseTransport) -> None:
    """Let the system cut off, where it can, who takes nothing of what is sent: heartbeats are too small to be stuck."""
    option, connection = getattr(socket, "TCP_USER_TIMEOUT", None), transport.get_extra_info("socket")
    if option is not None and connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, option, int(1000 * PATIENCE))


def head_protocol(settings: Settings, metrics: Metrics) -> Callable[..., Head]:
    """The protocol for Uvicorn's `http`."""
    return partial(Head, Heads(settings, metrics))
