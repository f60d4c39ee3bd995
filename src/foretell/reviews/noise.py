"""The random numbers of a review. All of them follow from its seed."""

from hashlib import sha256, shake_256

import numpy as np

from ..arrays import Ints

NOISE_BITS = 62


def derived_seed(seed: bytes, purpose: str) -> bytes:
    """The 32 bytes that a seed gives for one purpose."""
    return sha256(seed + purpose.encode()).digest()


def noises(seed: bytes, purpose: str, size: int) -> Ints:
    """int64 (size,): random numbers of 62 bits for one purpose."""
    words = np.frombuffer(shake_256(derived_seed(seed, purpose)).digest(8 * size), "<i8")
    return np.asarray(words & (1 << NOISE_BITS) - 1, np.int64)
