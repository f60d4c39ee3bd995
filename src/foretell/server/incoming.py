"""What comes in on a socket: bytes, messages, and the headers of the handshake."""

import msgspec
from websockets.datastructures import Headers

from ..table import wire
from ..table.refusals import Refusal

_decode = msgspec.json.Decoder(wire.AnyIncoming).decode


def plain_message(data: bytes) -> bytes | None:
    """The usual thing, read without ceremony: one whole short text, or an empty pong (which gives nothing).

    None for anything else: then `websockets` reads it, and all that comes after it.
    """
    size = data[1] & 127 if len(data) > 5 and data[1] > 127 else 127
    if size > 125 or len(data) != 6 + size:
        return None
    if data[0] == 0x81 and size:
        mask = int.from_bytes((data[2:6] * 32)[:size], "little")
        return (int.from_bytes(data[6:], "little") ^ mask).to_bytes(size, "little")
    return b"" if data[0] == 0x8A and not size else None


def read_message(data: bytes) -> wire.AnyIncoming:
    """A message, checked to the last field."""
    try:
        message: wire.AnyIncoming = _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"this is no message: {error}"[:200]) from None
    return message


def check_version(message: wire.Hello) -> None:
    """Refuse to speak with clients of another version."""
    if message.version != wire.VERSION:
        raise Refusal("version", f"this server speaks version {wire.VERSION}; load the page again")


def header_of(headers: Headers, name: str, joint: str = ", ") -> str | None:
    """A header; of one that comes twice all values count, so that none hides another."""
    found = headers.get_all(name)
    return joint.join(found) if found else None
