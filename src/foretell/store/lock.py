"""A lock on a file, for as long as the process lives."""

import os
import sys
from pathlib import Path

from .store import StoreError

if sys.platform == "win32":
    import msvcrt

    def _seize(lock: int) -> None:
        # A byte far behind the number of the process, which others may then still read.
        os.lseek(lock, 1 << 20, os.SEEK_SET)
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        os.lseek(lock, 0, os.SEEK_SET)
else:
    import fcntl

    def _seize(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from the start until `release`, or until the process ends in any way."""

    def __init__(self, file: Path) -> None:
        path = file.with_name(f"{file.name}.lock")
        self._lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._lock)
        except OSError:
            holder = os.read(self._lock, 20).decode(errors="replace").strip() or "unknown"
            self.release()
            raise StoreError(
                f"{file} is in use by another server (process {holder}): stop that one, or use another file."
                " For several servers on the same tables, take PostgreSQL"
            ) from None
        os.ftruncate(self._lock, 0)
        os.write(self._lock, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others in."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1
