"""Reads and writes weights in the safetensors format: a JSON header, then the numbers. Nothing in a file is executed.

Reading takes a few lines, so playing needs only NumPy.
"""

import json
import struct
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import TypedDict

import numpy as np
import numpy.typing as npt

from ...errors import LocalizedError, unread_file

Weights = npt.NDArray[np.float16] | npt.NDArray[np.float32]
Arrays = dict[str, Weights]
_KINDS: dict[str, np.dtype[np.float16] | np.dtype[np.float32]] = {"F16": np.dtype("<f2"), "F32": np.dtype("<f4")}
_MAX_HEADER = 1 << 20


class _Entry(TypedDict):
    """One array in the header."""

    dtype: str
    shape: list[int]
    data_offsets: list[int]


def write_weights(path: Path, arrays: Mapping[str, Weights]) -> None:
    """Write float16 or float32 arrays into one file. The file appears complete or not at all."""
    header: dict[str, _Entry] = {}
    blocks = []
    place = 0
    for name, array in sorted(arrays.items()):
        kind = next(kind for kind, dtype in _KINDS.items() if dtype == array.dtype)
        block = array.astype(_KINDS[kind]).tobytes()
        header[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [place, place + len(block)]}
        blocks.append(block)
        place += len(block)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    part = path.with_suffix(".part")
    part.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(blocks))
    part.replace(path)


def read_weights(path: Path) -> Arrays:
    """Read the arrays of a file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise unread_file(path, error) from None
    try:
        return _arrays(content)
    except (ValueError, KeyError, TypeError, AttributeError, struct.error, RecursionError) as error:
        reason = f"{type(error).__name__}: {error}"
        raise LocalizedError("error-weights", file=str(path), reason=reason) from None


def _arrays(content: bytes) -> Arrays:
    (size,) = struct.unpack_from("<Q", content)
    if size > min(_MAX_HEADER, len(content) - 8):
        raise ValueError("the header does not fit")
    header = json.loads(content[8 : 8 + size])
    header.pop("__metadata__", None)
    numbers = memoryview(content)[8 + size :]
    return {name: _array(numbers, line) for name, line in header.items()}


def _array(numbers: memoryview, line: _Entry) -> Weights:
    kind = _KINDS[line["dtype"]]
    first, last = line["data_offsets"]
    shape = tuple(line["shape"])
    if not 0 <= first <= last <= len(numbers) or last - first != prod(shape) * kind.itemsize:
        raise ValueError("an array does not fit")
    block = numbers[first:last]
    if kind == np.float16:
        return np.frombuffer(block, np.dtype("<f2")).reshape(shape)
    return np.frombuffer(block, np.dtype("<f4")).reshape(shape)
