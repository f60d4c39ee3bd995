"""Sets of cards and actions as integers: the four operations on their bits.

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
def lowest(bits: int) -> int:
    """The number of the lowest set bit; -1 for the empty set.

    >>> lowest(0b10100)
    2
    """
    return (bits & -bits).bit_length() - 1


@rule
def highest(bits: int) -> int:
    """The number of the highest set bit; -1 for the empty set.

    >>> highest(0b10100)
    4
    """
    return bits.bit_length() - 1


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
