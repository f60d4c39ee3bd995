"""The random numbers of a review. All of them follow from its seed."""

from hashlib import sha256, shake_256

import numpy as np

from ..arrays import Ints
from ..game import Record
from ..noise_bits import NOISE_BITS

SEED_VERSION = 2
"""Another number gives every record another seed."""


def review_seed(record: Record) -> str:
    """The seed of a review that was not given one: a digest of the record."""
    return sha256(f"review {SEED_VERSION}\n{record}".encode()).hexdigest()[:16]


def derived_seed(seed: bytes, purpose: str) -> bytes:
    """The 32 bytes that a seed gives for one purpose."""
    return sha256(seed + purpose.encode()).digest()


def noises(seed: bytes, purpose: str, size: int) -> Ints:
    """int64 (size,): random numbers of 62 bits for one purpose."""
    words = np.frombuffer(shake_256(derived_seed(seed, purpose)).digest(8 * size), "<i8")
    return np.asarray(words & (1 << NOISE_BITS) - 1, np.int64)
