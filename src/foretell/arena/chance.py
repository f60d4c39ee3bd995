"""Where the chance of an arena comes from: all of it from one seed, and from nothing about how the work is shared.

The cards of a deal are the same for all who play it. What a player chooses by follows from the deal, from who sits
where, and from the seat: so a game comes out the same in whatever chunk, process or order it is played.
"""

import hashlib
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
SEATS = 8
"""More than there are: deals and seats are numbered together."""


def deal_seed(seed: str, deal: int) -> bytes:
    """The seed of the cards, 32 bytes."""
    return hashlib.sha256(f"{seed} deal {deal}".encode()).digest()


def deal_words(seed: str, first: int, deals: int) -> Ints:
    """int64 (deals, 8): the same for a batch."""
    joined = b"".join(deal_seed(seed, deal) for deal in range(first, first + deals))
    return np.frombuffer(joined, "<u4").reshape(deals, 8).astype(np.int64)


def streams(seed: str, names: Sequence[str], first: int, deals: int) -> Ints:
    """int64 (deals, seats): what the player in each seat of a line-up begins to choose by."""
    key = hashlib.sha256("\0".join((seed, *names)).encode()).digest()
    places = np.arange(first, first + deals, dtype=np.uint64)[:, None] * np.uint64(SEATS)
    mixed = _mixed(places + np.arange(len(names), dtype=np.uint64) + np.frombuffer(key, "<u8")[:1])
    return _mixed(mixed ^ np.frombuffer(key, "<u8")[1:2]).view(np.int64)


def player_seeds(seed: str, names: Sequence[str], deal: int) -> list[int]:
    """The same for one game, as seeds to make players by: from 0 on, since NumPy takes no others."""
    return [abs(word) for word in streams(seed, names, deal, 1)[0].tolist()]


def _mixed(words: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """SplitMix64's way of making neighbours look nothing alike; wraps at 64 bits."""
    words = (words + np.uint64(0x9E3779B97F4A7C15)).astype(np.uint64)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))
