"""Seeds that nobody can choose alone: they combine the dealer's secret with a contribution from each seat.

The dealer publishes the commitment, which is the SHA-256 of the secret, before anybody contributes.
docs/record-format.md explains what this proves and what it does not.
"""

import hashlib
from collections.abc import Sequence

from ..errors import ForetellError, shown
from ..rules import MAX_PLAYERS, MIN_PLAYERS

PREFIX = b"foretell seed 1\n"
"""Keeps these hashes distinct from other SHA-256 hashes, such as the commitment."""
SECRET_BYTES = 32


def seed_from(secret: bytes, contributions: Sequence[bytes | None]) -> bytes:
    """The seed that follows from a secret and from the contribution of each seat: 32 bytes, or None.

    >>> seed_from(bytes(32), [bytes(range(32)), None]).hex()[:16]
    '9d79fbd554a82c9b'
    """
    digest = hashlib.sha256(PREFIX + _checked_bytes(secret, "a secret is"))
    for contribution in checked_contributions(contributions):
        digest.update(b"\0" if contribution is None else b"\1" + contribution)
    return digest.digest()


def checked_contributions(contributions: Sequence[bytes | None]) -> tuple[bytes | None, ...]:
    """Check the contributions of the seats, and return them as a tuple."""
    if not isinstance(contributions, tuple | list) or not MIN_PLAYERS <= len(contributions) <= MAX_PLAYERS:
        seats, wrong = f"{MIN_PLAYERS} to {MAX_PLAYERS} seats", shown(contributions)
        raise ForetellError(f"contributions are a tuple of bytes or None for each of {seats}, not {wrong}")
    return tuple(one if one is None else _checked_bytes(one, "a contribution is None or") for one in contributions)


def _checked_bytes(value: bytes, what: str) -> bytes:
    if not isinstance(value, bytes) or len(value) != SECRET_BYTES:
        raise ForetellError(f"{what} {SECRET_BYTES} bytes, not {shown(value)}")
    return value
