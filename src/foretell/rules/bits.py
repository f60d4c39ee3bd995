"""Sets of cards and actions as integers: count the set bits, find the n-th one.

`foretell.native` compiles `int.bit_count` and `int.bit_length` to machine instructions.
"""

from .marker import rule


@rule
def count(bits: int) -> int:
    """The number of set bits.

    >>> count(0b10110)
    3
    """
    return bits.bit_count()


@rule
def nth(bits: int, n: int) -> int:
    """The position of the set bit with `n` set bits below it.

    >>> nth(0b10110, 1)
    2
    """
    while n:
        bits &= bits - 1
        n -= 1
    return (bits & -bits).bit_length() - 1
