"""A fast websocket client, so that the load generator is not the bottleneck."""

from __future__ import annotations

import asyncio
from typing import cast

REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
# Clients must mask their messages. This key leaves the bytes as they are.
MASKED = 0x80
KEY = b"\0\0\0\0"
SIZE_IN_BYTE, SIZE_IN_2_BYTES, SIZE_IN_8_BYTES = 125, 126, 127


def framed(payload: bytes, kind: int = TEXT) -> bytes:
    """Encode a client's frame."""
    size = len(payload)
    if size <= SIZE_IN_BYTE:
        return bytes((kind, MASKED | size)) + KEY + payload
    return bytes((kind, MASKED | SIZE_IN_2_BYTES)) + size.to_bytes(2, "big") + KEY + payload


class Socket(asyncio.Protocol):
    """A connection that passes each message to `heard`, which a dialect defines."""

    __slots__ = ("buffer", "closed", "open", "request", "transport")

    def __init__(self, host: str, path: str, headers: str = "") -> None:
        self.request = REQUEST.format(host=host, path=path, headers=headers).encode()
        self.buffer = b""
        self.open = False
        self.closed = False

    def opened(self) -> None:
        """The server has accepted the websocket."""

    def heard(self, message: bytes) -> None:
        """The server has sent a message."""
        raise NotImplementedError

    def lost(self, reason: str) -> None:
        """The connection ended, and this client did not close it."""
        raise ConnectionError(reason)

    def send(self, message: bytes) -> None:
        """Send a message."""
        self.transport.write(framed(message))

    def close(self) -> None:
        """Close the connection."""
        self.closed = True
        self.transport.abort()

    # --- asyncio.Protocol -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request a websocket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the loss, unless this client closed the connection."""
        if not self.closed:
            self.closed = True
            self.lost(f"the server closed the connection: {exc or 'no reason given'}")

    def data_received(self, data: bytes) -> None:
        """Split the received data into messages."""
        if self.buffer:
            data = self.buffer + data
        if not self.open:
            data = self._handshake(data)
            if not self.open:
                return
        start, end = 0, len(data)
        while end - start >= 2:
            size, payload = data[start + 1], start + 2
            if size == SIZE_IN_2_BYTES:
                size, payload = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == SIZE_IN_8_BYTES:
                size, payload = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if payload + size > end:
                break
            self._frame(data[start], data[payload : payload + size])
            start = payload + size
        self.buffer = data[start:]

    def _handshake(self, data: bytes) -> bytes:
        """Read the answer to the request. Returns the data after it."""
        head, gap, rest = data.partition(b"\r\n\r\n")
        if not gap:
            self.buffer = data
            return b""
        if not head.startswith(b"HTTP/1.1 101"):
            self.closed = True
            self.lost(f"the server refused a websocket: {head[:200]!r}")
            return b""
        self.open = True
        self.opened()
        return rest

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.transport.write(framed(payload, PONG))
        elif kind == CLOSE:
            self.closed = True
            self.lost(f"the server closed the connection: {payload[:2].hex()} {payload[2:]!r}")
        else:
            self.lost(f"the server sent an unexpected kind of frame: {kind:#x}")
