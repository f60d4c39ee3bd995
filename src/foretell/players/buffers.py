"""Types of the buffers that compilable players read and write.

In the interpreter, a buffer is a list or tuple; in compiled code, it is a NumPy array.
"""

from typing import Protocol


class ParameterRow(Protocol):
    """Floats to read, such as fitted parameters."""

    def __getitem__(self, place: int, /) -> float: ...


class Scratch(Protocol):
    """Floats as working memory. The caller owns it, so that a choice allocates nothing."""

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
