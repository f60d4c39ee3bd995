"""What comes before a request: its head is small and comes soon, and nobody opens sockets too fast.

Uvicorn with httptools bounds none of these. Sockets are counted here, since they never reach the guard.
"""

import asyncio
import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .api.bodies import Problem
from .limits import Limits, client_of
from .metrics import Metrics
from .settings import Settings

if TYPE_CHECKING:
    from uvicorn.config import Config

MOST_HEAD = 65_536
"""Bytes; what came with the first piece of it is not counted."""
PATIENCE = 30.0
"""Seconds that a client has for a head, from the connection's beginning."""


class Heads:
    """What all connections of a process share."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._limits = Limits(settings.rate)
        self._trust_proxy = settings.trust_proxy
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
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected, and should say what for."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(PATIENCE, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a head that began in an earlier one counts."""
        if self._size is not None:
            self._size += len(data)
            if self._size > MOST_HEAD:
                self.send_400_response("The head of this request is too big.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A head begins."""
        self._size = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """It has come."""
        self._size = None
        self._wait_no_more()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Somebody wants a socket."""
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


def head_protocol(settings: Settings, metrics: Metrics) -> Callable[..., Head]:
    """The protocol for Uvicorn's `http`."""
    return partial(Head, Heads(settings, metrics))
