"""How long bots take. What they hold, and how hard they think, must not be told by the time that passes.

A pause is drawn from what everybody at the table knows: which table it is, how far its log has come, and what is asked.
The bot thinks meanwhile.
"""

import hashlib

USUAL = 0.9
SHARES = {"play": 1.3, "predict": 1.4, "offer": 0.6, "discard": 0.8}
"""What is asked, and how long it takes beside the average over a game; all the rest takes the usual share."""
SPREAD = 0.4
WORD = 8


def pause(table: str, ply: int, phase: str, average: float) -> float:
    """Seconds before a bot acts, within 40 % around what is usual for the phase.

    >>> pause("abc", 7, "play", 1.0) == pause("abc", 7, "play", 1.0) > pause("abc", 7, "offer", 1.0)
    True
    """
    drawn = int.from_bytes(hashlib.sha256(f"pause {table} {ply}".encode()).digest()[:WORD]) / (1 << 8 * WORD)
    return average * SHARES.get(phase, USUAL) * (1 - SPREAD + 2 * SPREAD * drawn)
