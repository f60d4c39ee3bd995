"""How long a bot pauses before it acts. The time must not reveal its cards, or how long it thought.

The pause depends only on what everybody at the table knows: the table, the ply and the phase. The bot thinks meanwhile.
"""

import hashlib
from collections.abc import Mapping

DEFAULT_FACTOR = 0.9
FACTORS: Mapping[str, float] = {"play": 1.3, "predict": 1.4, "offer": 0.6, "discard": 0.8}
"""By phase: how long a decision takes in relation to the average of a game."""
SPREAD = 0.4
DIGEST_BYTES = 8


def pause(table: str, ply: int, phase: str, average: float) -> float:
    """Return the seconds before a bot acts: within 40 % of what is usual for the phase.

    >>> pause("abc", 7, "play", 1.0) == pause("abc", 7, "play", 1.0) > pause("abc", 7, "offer", 1.0)
    True
    """
    drawn = int.from_bytes(hashlib.sha256(f"pause {table} {ply}".encode()).digest()[:DIGEST_BYTES]) / (
        1 << 8 * DIGEST_BYTES
    )
    return average * FACTORS.get(phase, DEFAULT_FACTOR) * (1 - SPREAD + 2 * SPREAD * drawn)
