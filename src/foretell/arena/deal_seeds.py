"""Derive all randomness of a match from its seed.

All line-ups play a deal with the same cards. The random choices of a player depend on the seed, the deal, who sits
where, and the seat. So a game has the same result in any chunk, process or order.
"""

import hashlib
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ..arrays import Ints

SEAT_STRIDE = 8
"""Each deal gets this many stream numbers, more than a table has seats."""


def deal_seed(seed: str, deal: int) -> bytes:
    """The seed of the cards, 32 bytes."""
    return hashlib.sha256(f"{seed} deal {deal}".encode()).digest()


def deal_words(seed: str, first: int, deals: int) -> Ints:
    """int64 (deals, 8): the seeds of the cards for a batch."""
    joined = b"".join(deal_seed(seed, deal) for deal in range(first, first + deals))
    return np.frombuffer(joined, "<u4").reshape(deals, 8).astype(np.int64)


def streams(seed: str, names: Sequence[str], first: int, deals: int) -> Ints:
    """int64 (deals, seats): the initial noise of each player in a line-up."""
    key = hashlib.sha256("\0".join((seed, *names)).encode()).digest()
    places = np.arange(first, first + deals, dtype=np.uint64)[:, None] * np.uint64(SEAT_STRIDE)
    mixed = _mixed(places + np.arange(len(names), dtype=np.uint64) + np.frombuffer(key, "<u8")[:1])
    return _mixed(mixed ^ np.frombuffer(key, "<u8")[1:2]).view(np.int64)


def player_seeds(seed: str, names: Sequence[str], deal: int) -> list[int]:
    """The seeds of the players in one game. They are not negative, because NumPy accepts no negative seeds."""
    return [abs(word) for word in streams(seed, names, deal, 1)[0].tolist()]


def _mixed(words: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """Mix each word as SplitMix64 does, so that neighbouring numbers give unrelated words. Wraps at 64 bits."""
    words = (words + np.uint64(0x9E3779B97F4A7C15)).astype(np.uint64)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))
