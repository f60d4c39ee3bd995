"""Read the data of a socket: frames, messages, and the headers of the handshake."""

import msgspec
from websockets.datastructures import Headers

from ..table import wire
from ..table.refusals import Refusal

_decode = msgspec.json.Decoder(wire.AnyIncoming).decode


def plain_message(data: bytes) -> bytes | None:
    """Read the two most frequent frames quickly: return a short, complete text, or b"" for an empty pong.

    Return None for anything else. The caller then lets `websockets` read this frame and everything after it.
    """
    size = data[1] & 127 if len(data) > 5 and data[1] > 127 else 127
    if size > 125 or len(data) != 6 + size:
        return None
    if data[0] == 0x81 and size:
        mask = int.from_bytes((data[2:6] * 32)[:size], "little")
        return (int.from_bytes(data[6:], "little") ^ mask).to_bytes(size, "little")
    return b"" if data[0] == 0x8A and not size else None


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
