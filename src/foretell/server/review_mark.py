"""Whether this installation has reviewed a game, and so has compiled what reviews need. Found out without Numba."""

import hashlib
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from .. import __version__
from ..cache_root import cache_root
from ..reviews import REVIEW_VERSION


def has_reviewed() -> bool:
    """Return whether there is nothing to compile before the next review, or no Numba to compile with."""
    mark = _mark()
    with suppress(PermissionError):  # the folder is not readable, so nothing compiled is kept
        return mark is None or mark.exists()
    return False


def note_review() -> None:
    """Note that this installation has reviewed a game."""
    mark = _mark()
    if mark is not None:
        with suppress(OSError):  # the folder is not writable, so nothing compiled is kept, either
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()


def _mark() -> Path | None:
    """Return the file that exists once a game was reviewed with these versions; None without Numba."""
    try:
        versions = f"{__version__} {REVIEW_VERSION} {version('numba')} {sys.version}"
    except PackageNotFoundError:
        return None
    return cache_root() / f"reviewed-{hashlib.sha256(versions.encode()).hexdigest()[:16]}"
