"""Read the data of a socket: frames, messages, and the headers of the handshake."""

import msgspec
from websockets.datastructures import Headers

from ..table import wire
from ..table.refusals import Refusal

_decode = msgspec.json.Decoder(wire.AnyIncoming).decode
_VALID_STARTS = frozenset((0x00, 0x80, 0x01, 0x81, 0x02, 0x82, 0x88, 0x89, 0x8A))
"""The first byte of every frame without extensions: continuation, text, binary, close, ping, pong."""
_CONTROL = 0x08
_MASKED = 0x80
_MASK_SIZE = 4
_SIZE_IN_2_BYTES, _SIZE_IN_8_BYTES = 126, 127


def plain_message(data: bytes) -> bytes | None:
    """Read the two most frequent frames quickly: return a short, complete text, or b"" for an empty pong.

    Return None for anything else. The caller then lets `websockets` read this frame.
    """
    size = data[1] & 127 if len(data) > 5 and data[1] > 127 else 127
    if size > 125 or len(data) != 6 + size:
        return None
    if data[0] == 0x81 and size:
        mask = int.from_bytes((data[2:6] * 32)[:size], "little")
        return (int.from_bytes(data[6:], "little") ^ mask).to_bytes(size, "little")
    return b"" if data[0] == 0x8A and not size else None


class FrameBuffer:
    """Received data, split into frames only as fast as they are handled."""

    __slots__ = ("_at", "_data", "max_payload")

    def __init__(self, max_payload: int) -> None:
        self.max_payload = max_payload
        """Maximum size of the next frame without its head. A larger one is invalid."""
        self._data = b""
        self._at = 0

    def add(self, data: bytes) -> None:
        """Add received data."""
        self._data = self._data[self._at :] + data
        self._at = 0

    def __bool__(self) -> bool:
        """Whether any data are left, even if they are only a part of a frame."""
        return self._at < len(self._data)

    @property
    def ready(self) -> bool:
        """Whether `next` has something to return."""
        return self._end() <= len(self._data)

    def next(self) -> bytes:
        """Return the next frame. Call this only if there is one.

        If the frame is invalid or too big, return all data at once: `websockets` fails at the head of that frame.
        """
        start, self._at = self._at, self._end()
        return self._data[start : self._at]

    def _end(self) -> int:
        """Return where the next frame ends; a position after the end of the data if its head is incomplete."""
        data, start = self._data, self._at
        left = len(data) - start
        incomplete = len(data) + 1
        if left < 2:
            return incomplete
        kind, size, head = data[start], data[start + 1] & 127, 2 + _MASK_SIZE
        if kind not in _VALID_STARTS or data[start + 1] < _MASKED or (kind & _CONTROL and size > 125):
            return len(data)
        extra = {_SIZE_IN_2_BYTES: 2, _SIZE_IN_8_BYTES: 8}.get(size, 0)
        if extra:
            if left < 2 + extra:
                return incomplete
            size = int.from_bytes(data[start + 2 : start + 2 + extra], "big")
        return len(data) if size > self.max_payload else start + head + extra + size


def read_message(data: bytes) -> wire.AnyIncoming:
    """Decode a message and check every field."""
    try:
        message: wire.AnyIncoming = _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"this is not a valid message: {error}"[:200]) from None
    return message


def check_version(message: wire.Hello) -> None:
    """Refuse clients that use another version of the protocol."""
    if message.version != wire.VERSION:
        raise Refusal("version", f"this server uses version {wire.VERSION}; reload the page")


def header_of(headers: Headers, name: str, joint: str = ", ") -> str | None:
    """Return a header. If it is repeated, all its values are joined, so that none is ignored."""
    found = headers.get_all(name)
    return joint.join(found) if found else None
