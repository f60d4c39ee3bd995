"""How long a bot pauses before it acts. The pause must not reveal its cards, or how long it thought.

So the pause depends only on what everybody at the table knows: the table, the ply and the phase. The bot thinks during
the pause.
"""

import hashlib
from collections.abc import Mapping

DEFAULT_FACTOR = 0.9
FACTORS: Mapping[str, float] = {"play": 1.3, "predict": 1.4, "offer": 0.6, "discard": 0.8}
"""For each phase, the average pause as a multiple of the average over a game."""
SPREAD = 0.4
DIGEST_BYTES = 8


def pause(table: str, ply: int, phase: str, average: float) -> float:
    """Return how many seconds a bot pauses: the average of the phase, plus or minus up to 40 %.

    >>> pause("abc", 7, "play", 1.0) == pause("abc", 7, "play", 1.0) > pause("abc", 7, "offer", 1.0)
    True
    """
    drawn = int.from_bytes(hashlib.sha256(f"pause {table} {ply}".encode()).digest()[:DIGEST_BYTES]) / (
        1 << 8 * DIGEST_BYTES
    )
    return average * FACTORS.get(phase, DEFAULT_FACTOR) * (1 - SPREAD + 2 * SPREAD * drawn)
