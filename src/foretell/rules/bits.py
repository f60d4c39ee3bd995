"""Sets of cards and actions as integers: how many bits are set, and which is the n-th.

They rest on `int.bit_count` and `int.bit_length`, which `foretell.native` gives their machine forms.
"""

from .marker import rule


@rule
def count(bits: int) -> int:
    """How many bits are set.

    >>> count(0b10110)
    3
    """
    return bits.bit_count()


@rule
def nth(bits: int, n: int) -> int:
    """The number of the set bit that has `n` set bits below it.

    >>> nth(0b10110, 1)
    2
    """
    while n:
        bits &= bits - 1
        n -= 1
    return (bits & -bits).bit_length() - 1
