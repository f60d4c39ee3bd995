"""Let parallel test processes share what Numba compiles.

Two processes that need the same function at the same time would both compile it, for half a minute each. With this
module, one compiles it, and the other waits and reads it from the cache on disk.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from typing import Any

from foretell.file_lock import FileLock


@cache
def compile_once() -> None:
    """Make Numba wait for other processes that compile the same function."""
    from numba.core.dispatcher import Dispatcher  # noqa: PLC0415 (most tests do without)

    compile_alone = Dispatcher.compile

    @wraps(compile_alone)
    def compile_in_turn(self: Any, signature: Any) -> Any:
        with _turn(self, signature):
            return compile_alone(self, signature)

    Dispatcher.compile = compile_in_turn


@contextmanager
def _turn(dispatcher: Any, signature: Any) -> Iterator[None]:
    """Wait until no other process compiles this function. Does nothing for a function without a cache on disk."""
    folder = getattr(dispatcher._cache, "cache_path", None)
    if folder is None:
        yield
        return
    function = dispatcher.py_func
    name = f"{function.__module__} {function.__qualname__} {function.__code__.co_firstlineno} {signature}"
    lock = Path(folder) / f"{hashlib.sha256(name.encode()).hexdigest()[:16]}.lock"
    lock.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(lock, wait=True):
        yield
