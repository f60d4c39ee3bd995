"""The logs of all games, and the tables around them, in SQLite or PostgreSQL."""

from .opening import open_store
from .store import MOST_MESSAGE, Store, StoreError

__all__ = ["MOST_MESSAGE", "Store", "StoreError", "open_store"]
