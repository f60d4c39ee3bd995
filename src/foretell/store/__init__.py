"""The logs of all games, and the tables around them, in SQLite or PostgreSQL."""

import warnings

from .batch_queue import BatchQueue
from .opening import open_store
from .store import MAX_MESSAGE, KeyStore, Store, StoreError
from .stored_days import DayResult, DayStore, WeekResult

__all__ = [
    "MAX_MESSAGE",
    "BatchQueue",
    "DayResult",
    "DayStore",
    "KeyStore",
    "Store",
    "StoreError",
    "WeekResult",
    "open_store",
]


def __getattr__(name: str) -> int:
    if name == "MOST_MESSAGE":
        warnings.warn("MOST_MESSAGE is now called MAX_MESSAGE", DeprecationWarning, stacklevel=2)
        return MAX_MESSAGE
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
