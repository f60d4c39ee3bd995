"""Compiles the loops of the search, and keeps them on disk as `foretell.native` keeps its own."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba

from ...native import cache_folder

SOURCES = ("deals", "hands", "plausibility", "quick", "simulate", "standing", "worlds")
"""The modules that compiled code is made of."""


def source_digest() -> str:
    """A digest of the sources that are compiled here: Numba's cache looks at one file alone."""
    digest = hashlib.sha256()
    for name in SOURCES:
        digest.update(name.encode() + b"\0" + (Path(__file__).parent / f"{name}.py").read_bytes())
    return digest.hexdigest()[:16]


def compiled(function: Callable[..., Any]) -> Any:
    """Compile on first call, cached in a folder that carries the digest of these sources."""
    dispatcher = numba.njit(nogil=True)(function)
    before = numba.config.CACHE_DIR
    try:
        folder = cache_folder() / f"search-{source_digest()}"
        folder.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(folder)
        dispatcher.enable_caching()
    except (OSError, RuntimeError):
        pass  # a home that cannot be written to: compile anew each time
    finally:
        numba.config.CACHE_DIR = before
    return dispatcher
