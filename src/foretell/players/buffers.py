"""Types of the numbers that compilable players read and write.

Each fits a plain list or tuple in the interpreter, and a NumPy array in compiled code.
"""

from typing import Protocol


class ParameterRow(Protocol):
    """Floats to read, such as fitted parameters."""

    def __getitem__(self, place: int, /) -> float: ...


class Scratch(Protocol):
    """Floats to work with. The caller owns them, so that a choice allocates no memory."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


class IntBuffer(Protocol):
    """Integers to read and write."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class ScratchGrid(Protocol):
    """Floats in rows and columns."""

    def __getitem__(self, place: tuple[int, int], /) -> float: ...
    def __setitem__(self, place: tuple[int, int], number: float, /) -> None: ...
