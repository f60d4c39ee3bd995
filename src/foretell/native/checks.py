"""Checks of the arguments of a batch. Each costs less than the work that it guards."""

import os
from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

import numpy as np

from ..arrays import AnyArray, Bools, Ints
from ..errors import ForetellError
from ..rules import Config
from ..rules.history import ENTRIES, HISTORY
from ..rules.utilities import UTILITIES
from . import kernels

AUTORESET_MODES = ("Disabled", "NextStep", "SameStep")
"""The values of `gymnasium.vector.AutoresetMode`."""
Array = TypeVar("Array", bound=AnyArray)


def check_size(config: Config, size: int) -> None:
    """Raise an error if these arguments of a batch are invalid."""
    if not isinstance(config, Config):
        raise ForetellError(f"a batch takes the config of its options, not {type(config).__name__}")
    if type(size) is not int or size < 1:
        raise ForetellError(f"the number of games is a whole number from 1 on, not {size!r:.40}")


def threads_for(threads: int | None) -> int:
    """The number of threads of a batch; None stands for all cores."""
    if threads is None:
        return os.cpu_count() or 1
    if type(threads) is not int or threads < 1:
        raise ForetellError(f"the number of threads is a whole number from 1 on, not {threads!r:.40}")
    return threads


def checked_words(words: int) -> int:
    """Return the number of words of a history, or raise an error if it is out of range."""
    if type(words) is not int or not ENTRIES <= words <= HISTORY:
        raise ForetellError(f"a history has {ENTRIES} to {HISTORY} words")
    return words


def utility_number(utility: str) -> int:
    """The number of a utility, for `foretell.rules.utilities.earned`."""
    return _number(utility, UTILITIES, "utility")


def autoreset_mode(mode: str | Enum) -> str:
    """The name of a mode, given as a name or as a member of `gymnasium.vector.AutoresetMode`."""
    return AUTORESET_MODES[_number(getattr(mode, "value", mode), AUTORESET_MODES, "autoreset")]


def _number(name: object, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise ForetellError(f"{what} is one of {', '.join(names)}, not {name!r:.40}")
    return names.index(str(name))


def check_ints(name: str, array: object, shape: tuple[int, ...]) -> None:
    """Raise an error unless this argument is an int64 array of this shape."""
    if not isinstance(array, np.ndarray) or array.dtype != np.int64 or array.shape != shape:
        raise ForetellError(f"`{name}` is an int64 array of shape {shape}, not {_form(array)}")


def _form(array: object) -> str:
    """What somebody gave in the place of an array."""
    if isinstance(array, np.ndarray):
        return f"{array.dtype} of shape {array.shape}"
    return type(array).__name__


def check_where(where: Bools, size: int) -> None:
    """Raise an error unless this is a mask of games."""
    if not isinstance(where, np.ndarray) or where.dtype != np.bool_ or where.shape != (size,):
        raise ForetellError(f"`where` is a bool array of shape ({size},)")


def check_words(seeds: Ints) -> None:
    """Raise an error unless the words of all seeds have 32 bits."""
    if not kernels.are_words(seeds):
        raise ForetellError("the words of a seed have 32 bits")


def check_viewers(viewers: Ints, players: int) -> None:
    """Raise an error unless these are numbers of viewers."""
    if not kernels.are_viewers(viewers, players):
        raise ForetellError(f"viewers are seats 0 to {players - 1}, 5 for a spectator, or -1 for the seat to choose")


def output(out: Array | None, shape: tuple[int, ...], kind: type) -> Array | AnyArray:
    """Return `out` if it has this form, or a new array if it is None."""
    if out is None:
        return np.empty(shape, kind)
    fits = isinstance(out, np.ndarray) and out.dtype == kind and out.shape == shape
    if not (fits and out.flags.c_contiguous and out.flags.writeable):
        raise ForetellError(f"`out` is a writable, C-contiguous {np.dtype(kind)} array of shape {shape}")
    return out
